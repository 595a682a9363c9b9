// A page that nobody looks at, and a system that shows what it asks for: in a test's browser all pages are seen, and
// nobody answers when it asks whether it may.
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    system: { shown: { said: string; tag: string }[]; badge: boolean; asked: number };
  }
}

/** Before it is opened: what the person has answered the browser, or would. */
export async function withSystem(page: Page, answers: { before: string; asked?: string }): Promise<void> {
  await page.addInitScript(({ before, asked }) => {
    let permission = before;
    const system: Window['system'] = { shown: [], badge: false, asked: 0 };
    window.system = system;
    const isOf = (tag: string) => (one: { tag: string }) => one.tag === tag;
    const registration = {
      async showNotification(said: string, { tag }: { tag: string }) {
        system.shown = [...system.shown.filter((one) => one.tag !== tag), { said, tag }];
      },
      getNotifications: async ({ tag }: { tag: string }) =>
        system.shown.filter(isOf(tag)).map((one) => ({
          close() {
            system.shown = system.shown.filter((other) => other !== one);
          },
        })),
    };
    const notification = {
      get permission() {
        return permission;
      },
      async requestPermission() {
        system.asked++;
        permission = asked ?? permission;
        return permission;
      },
    };
    Object.defineProperty(window, 'Notification', { value: notification });
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async () => {
        system.badge = true;
      },
    });
    Object.defineProperty(navigator, 'clearAppBadge', {
      value: async () => {
        system.badge = false;
      },
    });
    // A blank page has none.
    if (!('serviceWorker' in navigator)) return;
    Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} });
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => registration });
  }, answers);
}

/** What the system shows. */
export const shownBy = (page: Page) => page.evaluate(() => window.system.shown.map(({ said }) => said));
export const badgeOf = (page: Page) => page.evaluate(() => window.system.badge);

async function turnTo(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
export const hide = (page: Page) => turnTo(page, 'hidden');
export const see = (page: Page) => turnTo(page, 'visible');

/** So long nobody looks while this happens. */
export async function awayDuring(page: Page, seconds: number, work: () => Promise<void>): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now);
  await hide(page);
  await work();
  await expect(page).toHaveTitle(/^(Your turn|The) /);
  await page.clock.setFixedTime(now + seconds * 1000);
  await see(page);
}
