// People in a room, each in a browser of their own: opening, joining by the link, playing rounds of Space Bowl.
import { expect, type Page } from '@playwright/test';
import { button, card, goButton, onTile, playAgain, pressable } from './bowl.ts';

export const throwButton = (page: Page) => pressable(page, /^(Throw the marbles|Next round)$/);

/** At once, without waiting: for slower pages the new match may be there already, and the button gone. */
export async function pressAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.bowl.over [data-first]')?.click());
}

/** Gives the link of a new room. */
export async function openRoom(page: Page, name = 'Ana', game?: string): Promise<string> {
  await page.goto('/');
  await onTile(page, 'Play with friends', game).click();
  await expect(page).toHaveURL(/\/r\/[a-km-z2-9]{10}$/);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Sit down').click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('you');
  await expect(button(page, 'Start')).toBeVisible();
  return page.url();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Sit down').click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('you');
}

const all = (pages: readonly Page[], work: (page: Page, at: number) => Promise<unknown>) =>
  Promise.all(pages.map(work));

/** Everybody is ready, and the marbles lie still. */
export async function throwTogether(pages: readonly Page[]): Promise<void> {
  await all(pages, (page) => throwButton(page).click());
  await all(pages, (page) => expect(goButton(page)).toBeVisible());
}

/** One calls, the others follow; all point at a card and confirm, which ends the round. */
export async function playRound(pages: readonly Page[], caller: number): Promise<void> {
  await throwTogether(pages);
  await goButton(pages[caller]!).click();
  await all(pages, async (page, at) => {
    if (at !== caller) await pressable(page, /^Me too!$/).click();
    await card(page, at + 5).click();
  });
  // Who confirms last ends the round: nobody may still be pointing.
  await all(pages, (page, at) => expect(card(page, at + 5)).toHaveAttribute('aria-label', /your pick/));
  await all(pages, (page) => pressable(page, /^Confirm$/).click());
  await all(pages, (page) => expect(throwButton(page).or(playAgain(page))).toBeVisible());
}

/** Every text that a page gets over sockets from now on. */
export function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** What everybody at the table can see, to compare. */
export async function standing(page: Page): Promise<string[]> {
  return page.locator('.table-round, .seat-score').allInnerTexts();
}
