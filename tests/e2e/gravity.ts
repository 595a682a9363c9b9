// Playing Gravity Superstar in a browser test: what is on the table, and turns by clicks, by keys, or by the list.
import { expect, type Locator, type Page } from '@playwright/test';
import { button, playAgain, pressable } from './bowl.ts';

export const GRAVITY = 'Gravity Superstar';

export const cards = (page: Page) => page.locator('.gravity-card');
export const marks = (page: Page) => page.locator('.gravity-mark');
export const moves = (page: Page) => page.locator('.gravity-move');
export const barred = (page: Page) => page.locator('.gravity-barred');
export const seats = (page: Page) => page.locator('.seat');
export const takes = (page: Page) => pressable(page, /^\s*Take: /);
/** Round one screen it says whose action that is. */
export const undo = (page: Page) => button(page, /^Undo( \(.+\))?$/);
export const again = playAgain;
export const winner = (page: Page) => page.getByRole('heading', { name: /^\S+ wins?!$|^Shared win: / });
const refill = (page: Page) => pressable(page, /^Take cards back$/);
const several = (page: Page) => page.getByText('Several moves end there', { exact: false });

/** Somebody at this screen can do something, or the match is over. */
export const ready = (page: Page) =>
  page.locator('.gravity-card:enabled').or(takes(page)).or(refill(page)).or(again(page)).first();

/** Lets the page's time run until somebody here is to act; the bots' worker takes real time, however far that runs. */
export async function waitForTurn(page: Page): Promise<void> {
  const passed = async () => {
    if (await ready(page).isVisible()) return true;
    await page.clock.fastForward(1_000);
    return false;
  };
  await expect.poll(passed, { intervals: [20], timeout: 30_000 }).toBe(true);
}

/** Whose turn it is. */
export async function atTurn(page: Page): Promise<number> {
  return Number(await page.locator('.seat[aria-current=true]').getAttribute('data-seat'));
}

/** Points, stars and tokens of everybody, the round, and whose turn it is: what every page must show alike. */
export async function standing(page: Page): Promise<string[]> {
  const open =
    '.table-round, .gravity-left, .gravity-points, .gravity-stars, .seat[aria-current] > .seat-name';
  return page.locator(open).allTextContents();
}

/** Every page shows what the page of whoever has acted shows. */
export async function expectAlike(pages: readonly Page[], actor: Page): Promise<void> {
  const shown = await standing(actor);
  for (const page of pages)
    await expect.poll(() => standing(page), { intervals: [20, 40, 80] }).toEqual(shown);
}

/** The points of each seat. */
export async function pointsOf(page: Page): Promise<number[]> {
  const texts = await page.locator('.seat .gravity-points > :first-child').allTextContents();
  return texts.map((text) => Number.parseInt(text, 10));
}

/** Every action changes something among the seats: cards, stars, tokens, or whose turn it is. */
const among = (page: Page) => page.locator('.gravity-seats').innerHTML();

/** Does something that is an action, and waits until it has happened. */
export async function acting(page: Page, work: () => Promise<unknown>): Promise<void> {
  const before = await among(page);
  await work();
  await expect.poll(() => among(page), { intervals: [20, 40, 80] }).not.toBe(before);
}

/** Goes to a button or link by Tab alone and presses it. */
export async function enter(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let tabs = 0; !(await wanted.evaluate((element) => element === document.activeElement)); tabs++) {
    expect(tabs, `never reached by Tab: ${wanted}`).toBeLessThan(80);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

interface Way {
  card: number;
  at: number;
  text: string;
  gains: number;
}
const gainsIn = (text: string) => text.match(/\bstar\b|\breplay token\b/g)?.length ?? 0;

/** Every move of every card in hand, by the list under the cards; cards are chosen by key. */
export async function ways(page: Page): Promise<Way[]> {
  const found: Way[] = [];
  for (const card of await inHand(page)) {
    await page.keyboard.press(`${card + 1}`);
    const texts = await moves(page).allTextContents();
    found.push(...texts.map((text, at) => ({ card, at, text, gains: gainsIn(text) })));
  }
  return found;
}

/** Where the most is collected; where nothing is, another way each time. */
export function wished<Choice extends { gains: number }>(all: readonly Choice[], turn: number): Choice {
  const most = all.reduce((best, one) => (one.gains > best.gains ? one : best));
  return most.gains > 0 ? most : all[(turn * 7) % all.length]!;
}

/** Chooses the card by key and the move in the list. */
export async function playWay(page: Page, way: Way): Promise<void> {
  await page.keyboard.press(`${way.card + 1}`);
  await acting(page, () => moves(page).nth(way.at).click());
}

/** Whoever is to act at this screen does what is best at once: by the list. */
export async function playOn(page: Page, turn: number): Promise<void> {
  if (await takes(page).first().isVisible()) return acting(page, () => takes(page).first().click());
  const all = await ways(page);
  if (all.length === 0) return acting(page, () => refill(page).click());
  return playWay(page, wished(all, turn));
}

/** The same by clicks alone: a card, a mark on the board, and where several moves end there, one of them. */
export async function playByClicks(page: Page, turn: number): Promise<void> {
  if (await takes(page).first().isVisible()) return acting(page, () => takes(page).first().click());
  const found: { card: number; at: number; gains: number }[] = [];
  for (const card of await inHand(page)) {
    await pressCard(cards(page).nth(card));
    const badges = await marks(page).allTextContents();
    found.push(...badges.map((badge, at) => ({ card, at, gains: badge === '…' ? 0.5 : Number(badge) })));
  }
  if (found.length === 0) return acting(page, () => refill(page).click());
  const { card, at } = wished(found, turn);
  await pressCard(cards(page).nth(card));
  await acting(page, async () => {
    const before = await among(page);
    await marks(page).nth(at).click();
    const played = async () => (await several(page).isVisible()) || (await among(page)) !== before;
    await expect.poll(played, { intervals: [20, 40, 80] }).toBe(true);
    if (await several(page).isVisible())
      await moves(page)
        .nth(turn % (await moves(page).count()))
        .click();
  });
}

async function inHand(page: Page): Promise<number[]> {
  const disabled = await cards(page).evaluateAll((all) =>
    all.map((card) => (card as HTMLButtonElement).disabled),
  );
  return [...disabled.keys()].filter((card) => !disabled[card]);
}

/** Pressed once more, a chosen card would be put back. */
async function pressCard(card: Locator): Promise<void> {
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
}
