// Playing Space Bowl in a browser test: the page's clock is driven by hand, so that ten rounds take seconds.
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

export async function driveClock(context: BrowserContext): Promise<void> {
  await context.clock.install();
}

const STEP = 1_000;
const LONGEST = 400_000;

/** Lets the time of the page run until something can be seen. */
export async function runUntil(page: Page, seen: Locator): Promise<void> {
  for (let run = 0; run < LONGEST; run += STEP) {
    if (await seen.first().isVisible()) return;
    await page.clock.fastForward(STEP);
  }
  throw new Error(`Never seen: ${seen}`);
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/**
 * For what is looked for again and again: by its text alone, because a role and a name are worked out from the styles of
 * every element on the page.
 */
export const pressable = (page: Page, text: RegExp) =>
  page.locator('button:enabled', { hasText: text }).filter({ visible: true });
/** On the start page, where each game has its own. */
export const onTile = (page: Page, name: string, game = 'Space Bowl') =>
  page.getByRole('region', { name: game }).getByRole('button', { name, exact: true });
export const playNow = (page: Page) => onTile(page, 'Play now');
export const card = (page: Page, at: number) => page.locator(`[data-card="${at}"]`);
export const nextRound = (page: Page) => pressable(page, /^Next round$/);
export const playAgain = (page: Page) => pressable(page, /^Play again$/);
export const goButton = (page: Page) => pressable(page, /^Go!$/);

export async function startQuickMatch(page: Page): Promise<void> {
  await page.goto('/');
  await playNow(page).click();
  await expect(button(page, 'Throw the marbles')).toBeVisible();
}

/** The throw, until the search has begun. */
export async function throwMarbles(page: Page): Promise<void> {
  await pressable(page, /^(Throw the marbles|Next round)$/).click();
  await runUntil(page, goButton(page));
}

/** Calls Go, points at a card and confirms; then the countdown runs out. */
export async function callAndPick(page: Page, at: number): Promise<void> {
  await goButton(page).click();
  await card(page, at).click();
  await pressable(page, /^Confirm$/).click();
  await runUntil(page, nextRound(page).or(playAgain(page)));
}

export async function playToTheEnd(page: Page): Promise<void> {
  while (!(await playAgain(page).isVisible())) {
    await throwMarbles(page);
    await callAndPick(page, 12);
  }
}

/** Scores, round and phase as the page shows them, to compare before and after. */
export async function position(page: Page): Promise<string[]> {
  const texts = await page.locator('.table-round, .seat-name, .seat-score').allInnerTexts();
  const galaxy = await page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((shown) => shown.getAttribute('aria-label') ?? ''));
  const box = await page.locator('.box').getAttribute('aria-label');
  return [...texts, ...galaxy, box ?? ''];
}
