// Playing the games in a WebKit test, by clicks.
import { type Browser, button, until, type Wanted } from './browser.ts';

export const throwButton = button(/^(Throw the marbles|Next round)$/);
const again = button('Play again');
export const roundOver = button(/^(Next round|Play again)$/);
export const card = (at: number): Wanted => ({ css: `[data-card="${at}"]` });
export const winner: Wanted = { css: 'h2, p, [role=heading]', name: /^\S+ wins?!$|^Shared win: / };

/** Until another round than before is over: with hurried clocks it may be over before everything is done in it. */
export async function playRound(browser: Browser, at: number): Promise<void> {
  const over = async () =>
    (await browser.shows(roundOver)) ? String(await browser.texts('.table-round')) : null;
  const before = await over();
  await until(async () => {
    const now = await over();
    if (now !== null && now !== before) return true;
    for (const step of [throwButton, button(/^(Go!|Me too!)$/), card(at), button('Confirm')])
      await browser.tryPress(step);
    return false;
  }, 'the end of a round');
}

export async function playBowl(browser: Browser): Promise<void> {
  while (!(await browser.shows(again))) await playRound(browser, 12);
}

const take = button(/^Take: /);
const refill = button('Take cards back');

/** Until it is over: each time what collects the most at once. */
export async function playGravity(browser: Browser): Promise<void> {
  let tries = 0;
  await until(
    async () => {
      if (await browser.tryPress(take)) return false;
      const best = await browser.run(chooseBest, tries++);
      await browser.tryPress(best === null ? refill : { css: '.gravity-move', at: best });
      return browser.shows(again);
    },
    'the end of a match',
    60_000,
  );
}

/** Runs in the page: looks through the cards in hand, leaves the best one chosen, and tells which of its moves. */
function chooseBest(tries: number): number | null {
  const found: { card: HTMLElement; at: number; gains: number }[] = [];
  for (const card of document.querySelectorAll<HTMLElement>('.gravity-card:enabled')) {
    if (card.getAttribute('aria-pressed') !== 'true') card.click();
    const texts = [...document.querySelectorAll('.gravity-move')].map(({ textContent }) => textContent);
    found.push(...texts.map((text, at) => ({ card, at, gains: text.match(/\bstar\b/g)?.length ?? 0 })));
  }
  if (found.length === 0) return null;
  const most = found.reduce((best, one) => (one.gains > best.gains ? one : best));
  const { card, at } = most.gains > 0 ? most : found[(tries * 7) % found.length]!;
  if (card.getAttribute('aria-pressed') !== 'true') card.click();
  return at;
}

/** Until it is over: places what can be paid, and otherwise takes what there is the most of. */
export async function playLab(browser: Browser): Promise<void> {
  await until(
    async () => {
      if (await browser.shows(again)) return true;
      for (const step of LAB_STEPS) if (await browser.tryPress(step)) return false;
      return false;
    },
    'the end of a match',
    120_000,
  );
}

/** The first that is possible: a price that is ready, a place for the card in hand, a card, a project, an agency. */
const LAB_STEPS: readonly Wanted[] = [
  button('Ready'),
  { css: '.lab-buttons .primary[data-first]:enabled' },
  { css: '.lab-station .drag-place.open > .drag-target' },
  { css: '.lab-keep-one' },
  { css: '[data-take]' },
  { css: '.lab-hand li:nth-child(3) > div:not(.lab-hand-dear) > .drag-piece:enabled' },
  { css: '.lab-buttons [aria-keyshortcuts="E"]' },
  { css: '.lab-reveal' },
  { css: '.lab-column.offered:enabled' },
  { css: '.lab-hand li > div:not(.lab-hand-dear) > .drag-piece:enabled' },
];

const ready: Wanted = { css: '.builder-ready' };
const openPlan: Wanted = { css: '.builder-plan.open' };
export const onOwnBoard = '.builder-board .drag-piece';

/** A round from its beginning: everything in hand is put on a site, wherever there is room, and one is done. */
export async function buildAnything(browser: Browser): Promise<void> {
  // What is pressed in the first moment was meant for what lay there before.
  await until(async () => {
    await browser.tryPress(ready);
    return browser.shows(openPlan);
  }, 'the beginning of a round');
  for (let building = 0; building < BUILDINGS_AT_FIRST; building++) {
    await browser.press({ css: '.builder-hand .drag-piece:enabled' });
    await browser.press({ css: '.builder-sites .drag-place.open:not(:has(.drag-piece)) > .drag-target' });
  }
  await browser.press({ css: '.builder-done.primary' });
}

const BUILDINGS_AT_FIRST = 4;

/** Until the match is over: nothing more is built, so that others win. */
export async function watchBuilders(browser: Browser): Promise<void> {
  await until(
    async () => {
      if (await browser.shows(again)) return true;
      await browser.tryPress(ready);
      return false;
    },
    'the end of a match',
    60_000,
  );
}
