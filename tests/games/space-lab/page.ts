// Playing Space Lab in a browser test: what is on the table, and a turn by clicks or by keys.
import { expect, type Page } from '@playwright/test';
import { playAgain, pressable } from '../../e2e/bowl.ts';

export const LAB = 'Space Lab';

/** What can be done, by what is pressed for it. */
const WAYS = {
  show: '.lab-reveal',
  take: '[data-take]',
  keep: '.lab-keep-one',
  /** Cards of the hand that can be taken and paid. */
  place: '.lab-hand li > div:not(.lab-hand-dear) > .drag-piece:enabled',
  finish: '.lab-buttons [aria-keyshortcuts="E"]',
  agencies: '.lab-column.offered:enabled',
} as const;
const CARDS = '.lab-hand li > :not(.soft)';
const AGAIN = '.end [data-first]';

const reveal = (page: Page) => page.locator(WAYS.show);
export const takes = (page: Page) => page.locator(WAYS.take);
export const keeps = (page: Page) => page.locator(WAYS.keep);
export const hand = (page: Page) => page.locator(CARDS);
const payable = (page: Page) => page.locator(WAYS.place);
const open = (page: Page) => page.locator('.lab-station .drag-place.open > .drag-target');
const done = (page: Page) => page.locator(WAYS.finish);
const confirm = (page: Page) => page.locator('.lab-buttons .primary[data-first]');
const columns = (page: Page) => page.locator(WAYS.agencies);
export const ready = (page: Page) => pressable(page, /^Ready$/);
export const again = playAgain;
export const winner = (page: Page) => page.getByRole('heading', { name: /^\S+ wins?!$|^Shared win: / });
export const placed = (page: Page) => page.locator('.lab-play .lab-placed');

/** Somebody at this screen can do something, or the match is over. */
export const acting = (page: Page) => page.locator([...Object.values(WAYS), AGAIN].join()).first();

/** Lets the page's time run until somebody here is to act; the bots' worker takes real time, however far that runs. */
async function waitForTurn(page: Page): Promise<void> {
  const passed = async () => {
    if (await acting(page).isVisible()) return true;
    await page.clock.fastForward(1_000);
    return false;
  };
  await expect.poll(passed, { intervals: [20], timeout: 30_000 }).toBe(true);
}

/** What changes with every action, whoever does it: looked at in one go. In the last turns whose turn it is, is all. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const turn = document.querySelector<HTMLElement>('.seat[aria-current]')?.dataset.seat ?? '';
    const parts = [...document.querySelectorAll('.table-round, .lab-seats, .lab-market, .curtain')];
    return [turn, ...parts.map(({ textContent }) => textContent)].join('|');
  });

/** Does something that is an action, and waits until it has happened. */
async function acted(page: Page, work: () => Promise<unknown>): Promise<void> {
  const before = await standing(page);
  await work();
  await expect.poll(() => standing(page), { intervals: [20, 40, 80] }).not.toBe(before);
}

/** How many cards make whoever plays begin to place them. */
const ENOUGH = 3;

interface Ways {
  take(at: number): Promise<unknown>;
  keep(): Promise<unknown>;
  place(at: number): Promise<unknown>;
  reveal(): Promise<unknown>;
  done(): Promise<unknown>;
}

const byClicks = (page: Page, cards: Style['cards']): Ways => ({
  take: (at) => takes(page).nth(at).click(),
  keep: () => keeps(page).first().click(),
  async place(at) {
    await payable(page)
      .nth(await wishedOf(page, cards))
      .click();
    const places = open(page);
    await places.nth(at % (await places.count())).click();
    await pay(page, () => confirm(page).click());
  },
  reveal: () => reveal(page).click(),
  done: () => done(page).click(),
});

interface Style {
  how?: 'clicks' | 'keys';
  /** The cheapest cards fill a station the soonest, the dearest bring projects. */
  cards?: 'cheap' | 'dear';
}

/** Which of those that can be paid. */
async function wishedOf(page: Page, cards: Style['cards'] = 'cheap'): Promise<number> {
  const costs = await payable(page).locator('.lab-cost').allTextContents();
  const numbers = costs.map(Number);
  return numbers.indexOf(cards === 'cheap' ? Math.min(...numbers) : Math.max(...numbers));
}

/** Where there is a choice of how to pay, the suggestion is taken. */
async function pay(page: Page, press: () => Promise<unknown>): Promise<void> {
  if (await page.locator('.lab-aimed').isVisible()) await press();
}

/** A place that takes the card. */
const focused = (page: Page) =>
  page.locator('.lab-station .drag-place.open > .drag-target:focus').isVisible();

/** By keyboard alone: the numbers for cards, Shift and Tab back to the places, Enter, letters for the rest. */
const byKeys = (page: Page): Ways => ({
  async take(at) {
    await takes(page).nth(at).focus();
    await page.keyboard.press('Enter');
  },
  keep: () => page.keyboard.press('Enter'),
  async place() {
    const digits = page.locator('.lab-hand li');
    const wanted = await payable(page)
      .nth(await wishedOf(page))
      .getAttribute('data-piece');
    const pieces = await digits
      .locator('.drag-piece')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece));
    await page.keyboard.press(`${pieces.indexOf(wanted!) + 1}`);
    for (let tabs = 0; !(await focused(page)); tabs++) {
      expect(tabs, 'no free place by Tab').toBeLessThan(40);
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await pay(page, () => page.keyboard.press('Enter'));
  },
  reveal: () => page.keyboard.press('r'),
  done: () => page.keyboard.press('e'),
});

/** What can be done now, looked at in one go. */
const offered = (page: Page) =>
  page.evaluate(
    (wanted) => {
      const found = Object.entries(wanted).map(([way, css]) => [way, document.querySelectorAll(css).length]);
      return Object.fromEntries(found) as Record<keyof typeof wanted, number>;
    },
    { ...WAYS, cards: CARDS },
  );

/** One action of whoever sits here: cards until there are enough, then placing as long as it goes. */
export async function play(page: Page, turn: number, { how, cards }: Style = {}): Promise<void> {
  const ways = how === 'keys' ? byKeys(page) : byClicks(page, cards);
  const can = await offered(page);
  if (can.keep) return acted(page, ways.keep);
  const isPlaced = can.finish || can.cards >= ENOUGH || !(can.show || can.take || can.agencies);
  if (can.place && isPlaced) return acted(page, () => ways.place(turn));
  if (can.finish) return acted(page, ways.done);
  if (can.take) {
    const many = (await takes(page).allTextContents()).map((text) => Number(/\d+/.exec(text)));
    return acted(page, () => ways.take(many.indexOf(Math.max(...many))));
  }
  if (can.show) return acted(page, ways.reveal);
  await columns(page).first().click();
  await acted(page, () => ways.take(0));
}

export async function playToTheEnd(page: Page, style?: Style): Promise<void> {
  for (let turn = 0; ; turn++) {
    await waitForTurn(page);
    if (await again(page).isVisible()) return;
    await play(page, turn, style);
    if (turn > 200) throw new Error('The match does not end.');
  }
}
