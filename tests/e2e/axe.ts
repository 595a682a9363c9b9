// What every screen is held to: no finding of axe, in either theme, and one thing at most that is to be done first.
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A phone on which everything is there at once. */
export const PHONE = { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } } as const;
/** What the theme has a part in; everything else is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const inBothThemes = process.env.E2E_LONG === '1';

/**
 * Everything in the theme the page has; the next screen is looked at in the other, and with E2E_LONG=1 the colours of each
 * screen in both. In English only: a name that is missing in a language does not compile, and what axe goes by besides are
 * roles and colours. What longer words do to a screen is looked at where screens are measured.
 */
export async function clean(page: Page, screen: string): Promise<void> {
  await expectNoFinding(page, screen);
  expect.soft(await crowded(page), `what is to be done first: ${screen}`).toEqual([]);
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const wasDark = await isDark();
  const other = wasDark ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect.poll(isDark).toBe(!wasDark);
  if (inBothThemes) await expectNoFinding(page, `${screen}, ${other}`, { runOnly: RULES_OF_COLOUR });
}

/** There are no frames, and of what is in order nothing has to be told: four fifths of the time were for these. */
const PLAIN: RunOptions = { resultTypes: ['violations'], iframes: false, selectors: false, preload: false };

async function expectNoFinding(page: Page, screen: string, options: RunOptions = {}): Promise<void> {
  expect.soft(await findings(page, options), screen).toEqual([]);
}

/** The rules that the page breaks, each with where. */
export async function findings(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const { violations } = await here.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { ...PLAIN, ...options },
  );
}

/** Each has things to be done first of its own: a game on the shelf, and somebody at a corner of the screen. */
const APART = '.home-game, .daily-tile, .corner';

/** Buttons that all say they are to be pressed first, in the sheet that is open or on the page. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate((apart) => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    // Of a table that a pause covers nothing is to be done.
    const isCovered = (button: Element) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null && !button.contains(seen);
    };
    const seen = [...place.querySelectorAll('.button.primary')].filter(
      (button) => button.checkVisibility() && !isCovered(button),
    );
    const places = Map.groupBy(seen, (button) => button.closest(apart));
    return [...places.values()].flatMap((buttons) =>
      buttons.length > 1 ? [buttons.map(({ textContent }) => textContent).join(' | ')] : [],
    );
  }, APART);
}
