// Gravity Superstar from matches prepared before: choices on the way, closed and opened again, and looked back at.
import type { Page } from '@playwright/test';
import { isRefusal, type Seat } from '#shared/engine/game.ts';
import { act } from '#shared/engine/match.ts';
import type { Move } from '#shared/games/gravity-superstar/actions.ts';
import { CARDS, type Card, starsLeft } from '#shared/games/gravity-superstar/components.ts';
import { handOf, movesOf, rideOf } from '#shared/games/gravity-superstar/legal.ts';
import { outcomeOf } from '#shared/games/gravity-superstar/score.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import { clean } from './axe.ts';
import { button } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import {
  acting,
  barred,
  cards,
  enter,
  marks,
  moves,
  pointsOf,
  ready,
  seats,
  standing,
  takes,
  undo,
  winner,
} from './gravity.ts';
import { accepted, openPrepared, prepared } from './gravity-prepared.ts';

const COLOURS = ['blue', 'yellow', 'pink', 'green', 'orange', 'white'];
const pointsIn = (state: State) => outcomeOf(state).scores;

const isFree = (state: State, seat: Seat, move: Move) => !isRefusal(rideOf(state, seat, move));

/** How many stars of a colour the page shows for a seat. */
async function starsOf(page: Page, seat: Seat, colour: number): Promise<number> {
  const held = seats(page)
    .nth(seat)
    .locator('.gravity-loot-count', { hasText: `${COLOURS[colour]} star` });
  return (await held.count()) === 0 ? 0 : Number.parseInt(await held.innerText(), 10);
}

test('closed while one chooses what to steal: the choice is there again, for each of two who were ejected', async ({
  page: first,
  context,
}) => {
  let page = first;
  // Both were passed by in one ride, and both have more than one thing to take.
  const match = prepared(3, 's59', ({ phase }) => phase.kind === 'steal' && phase.victims.length === 2);
  const now = match.matches.at(-1)!;
  const { seat, victims } = now.state.phase;
  await openPrepared(page, match);
  const names = ['Ana', 'Ben', 'Cleo'];
  const asked = (victim: Seat) => page.getByRole('main').getByText(`Take something from ${names[victim]}.`);
  await expect(asked(victims[0])).toBeVisible();
  expect(await pointsOf(page)).toEqual(pointsIn(now.state));
  const choices = await takes(page).allInnerTexts();
  const before = await standing(page);
  await page.close();
  page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: /^Continue the match/ }).click();
  await expect(asked(victims[0])).toBeVisible();
  expect(await takes(page).allInnerTexts()).toEqual(choices);
  expect(await standing(page)).toEqual(before);

  const colour = now.state.taken[victims[0]].findIndex((many: number) => many > 0);
  const stars = await starsOf(page, seat, colour);
  await enter(page, button(page, `Take: ${COLOURS[colour]} star`));
  await expect(asked(victims[1])).toBeVisible();
  expect(await starsOf(page, seat, colour)).toBe(stars + 1);
  const next = accepted(act(now, seat, { type: 'steal', loot: colour }, now.at + 1));
  expect(await pointsOf(page)).toEqual(pointsIn(next.state));

  await page.reload();
  await expect(asked(victims[1])).toBeVisible();
  await acting(page, () => takes(page).last().click());
  await expect(takes(page)).toHaveCount(0);
  await undo(page).click();
  await expect(asked(victims[1])).toBeVisible();
  expect(await pointsOf(page)).toEqual(pointsIn(next.state));
  await undo(page).click();
  await expect(asked(victims[0])).toBeVisible();
  expect(await standing(page)).toEqual(before);
  // One more takes back the ride that ejected both.
  await undo(page).click();
  await expect(takes(page)).toHaveCount(0);
  expect(await pointsOf(page)).toEqual(pointsIn(match.matches.at(-2)!.state));
});

test('a move that is not possible says why, and the platform in its way lights up', async ({ page }) => {
  // Of the four moves of the long jump, two are possible.
  const free = (state: State) => movesOf('long').filter((move) => isFree(state, 0, move));
  const match = prepared(
    2,
    'why not',
    (state) => state.phase.kind === 'act' && state.phase.seat === 0 && free(state).length === 2,
  );
  const { state } = match.matches.at(-1)!;
  expect(handOf(state, 0)).toContain('long');
  await openPrepared(page, match);
  await expect(ready(page)).toBeVisible();
  const before = await standing(page);
  await page.keyboard.press('1');
  await expect(moves(page)).toHaveCount(2);
  await expect(barred(page)).toHaveCount(2);
  const fault = page.locator('.gravity-fault');
  await expect(fault).toHaveCount(0);
  for (const at of [0, 1]) {
    await barred(page).nth(at).click();
    const said = await barred(page).nth(at).locator('.unseen').innerText();
    expect(said).toMatch(/^(Long jump|Step) .*: a platform is in the way\.$/);
    await expect(barred(page).nth(at)).toBeFocused();
    await expect(fault).toHaveCount(1);
  }
  await expect(marks(page)).toHaveCount(2);
  expect(await standing(page)).toEqual(before);

  // By keyboard too, each of the four is looked at.
  const seen = async () => ((await fault.count()) > 0 ? 'why not' : 'a way');
  const keys: Record<string, string[]> = { ArrowLeft: [], ArrowRight: [] };
  for (const key of Object.keys(keys))
    for (let presses = 0; presses < 2; presses++) {
      await page.keyboard.press(key);
      keys[key]!.push(await seen());
    }
  expect(Object.values(keys).flat().sort()).toEqual(['a way', 'a way', 'why not', 'why not']);
  // What is not possible is not played.
  await barred(page).first().focus();
  await page.keyboard.press('Enter');
  expect(await standing(page)).toEqual(before);
});

test('Enter plays what is looked at, wherever the focus was, and after Undo the focus is at the table', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPrepared(
    page,
    prepared(2, 'shots a', ({ phase, played }, actions) => {
      return actions > 8 && phase.kind === 'act' && phase.seat === 0 && played[0]!.length === 0;
    }),
  );
  await expect(ready(page)).toBeVisible();
  const before = await standing(page);
  await cards(page).first().click();
  // The fifth key of the upper row, as a French keyboard gives it.
  await page.keyboard.press('Escape');
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: '(', code: 'Digit5' })));
  await expect(cards(page).last()).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).last()).toBeFocused();
  await moves(page).last().focus();
  await page.keyboard.press('ArrowUp');
  await acting(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('.gravity-choices .news li').first()).toContainText(
    'Turn round, with the wild card',
  );

  await enter(page, undo(page));
  await expect.poll(() => standing(page)).toEqual(before);
  expect(await page.evaluate(() => document.activeElement?.closest('.gravity-choices') !== null)).toBe(true);
});

test('the seat before takes its action back while one asks why not: the table stays', async ({ page }) => {
  // Ben has just come in by the door.
  const match = prepared(2, 'back again', (state, actions) => actions === 1 && state.phase.kind === 'act');
  const { state } = match.matches.at(-1)!;
  expect(state.events.at(-1)).toMatchObject({ kind: 'enter', seat: state.phase.seat });
  await openPrepared(page, match);
  await cards(page).last().click();
  await barred(page).first().click();
  await expect(page.locator('.gravity-fault')).toHaveCount(1);
  await acting(page, () => undo(page).click());
  await expect(page.locator('.gravity-fault')).toHaveCount(0);
  await expect(page.locator('.gravity-choices .news li').first()).toContainText('last action undone');
});

test('pressed twice, a loot is taken from the first victim only', async ({ page }) => {
  const match = prepared(3, 's59', ({ phase }) => phase.kind === 'steal' && phase.victims.length === 2);
  await openPrepared(page, match);
  await takes(page).first().dblclick();
  const { victims } = match.matches.at(-1)!.state.phase;
  const asked = page
    .getByRole('main')
    .getByText(`Take something from ${['Ana', 'Ben', 'Cleo'][victims[1]]}.`);
  await expect(asked).toBeVisible();
  await expect(takes(page).first()).toBeVisible();
});

test('axe finds nothing while one steals, chooses a move or asks why not, and at the end', {
  tag: '@long',
}, async ({ newVisitor }) => {
  async function opened(...match: Parameters<typeof prepared>): Promise<Page> {
    const page = await newVisitor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPrepared(page, prepared(...match));
    return page;
  }
  const stealing = await opened(3, 's59', ({ phase }) => phase.kind === 'steal');
  await expect(takes(stealing).first()).toBeVisible();
  await clean(stealing, 'a steal');

  const choosing = await opened(6, 'six', (_, actions) => actions === 12);
  await cards(choosing).last().click();
  await moves(choosing).first().hover();
  await clean(choosing, 'moves of a card');
  await barred(choosing).first().click();
  await clean(choosing, 'why not');

  const over = await opened(4, 'the end', ({ phase }) => phase.kind === 'over');
  await over.getByRole('slider', { name: 'Step' }).press('End');
  await expect(winner(over)).toBeVisible();
  await clean(over, 'the end');
});

/** Where the moves of a card end, in the order of the list. */
function endsOf(state: State, seat: Seat, card: Card): number[] {
  const rides = movesOf(card).map((move) => rideOf(state, seat, move));
  return rides.flatMap((known) => (isRefusal(known) ? [] : [known.pieces.pawns[seat]!.cell]));
}

/** A card in hand with a cell where more than one of its moves ends, and the ends of all of them. */
function meeting(state: State): { card: Card; ends: number[]; cell: number } | null {
  if (state.phase.kind !== 'act') return null;
  for (const card of handOf(state, state.phase.seat)) {
    const ends = endsOf(state, state.phase.seat, card);
    const cell = ends.find((end, at) => ends.indexOf(end) !== at && new Set(ends).size > 1);
    if (cell !== undefined) return { card, ends, cell };
  }
  return null;
}

test('where several moves end on one cell, pressing it leaves these in the list, and one of them is played', async ({
  page,
}) => {
  const match = prepared(2, 'd', (state) => meeting(state) !== null);
  const { card, ends, cell } = meeting(match.matches.at(-1)!.state)!;
  await openPrepared(page, match);
  await cards(page).nth(CARDS.indexOf(card)).click();
  await expect(moves(page)).toHaveCount(ends.length);
  const cells = [...new Set(ends)];
  await expect(marks(page)).toHaveCount(cells.length);
  const names = await moves(page).locator('strong').allInnerTexts();
  const before = await standing(page);
  await marks(page).nth(cells.indexOf(cell)).click();
  await expect(page.getByRole('main').getByText('Several moves end there', { exact: false })).toBeVisible();
  expect(await moves(page).locator('strong').allInnerTexts()).toEqual(
    names.filter((_, at) => ends[at] === cell),
  );
  expect(await standing(page)).toEqual(before);
  await acting(page, () => moves(page).first().click());
  await expect(moves(page)).toHaveCount(0);
  expect(await standing(page)).not.toEqual(before);
});

test('a finished match is looked back at step by step and shared as a link that holds it whole', {
  tag: '@long',
}, async ({ page, context, newVisitor }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { matches, log } = prepared(2, 'd', ({ phase }) => phase.kind === 'over');
  await openPrepared(page, { matches, log });
  const slider = page.getByRole('slider', { name: 'Step' });
  const shows = async (step: number) => {
    const { state } = matches[step]!;
    await expect(slider).toHaveValue(`${step}`);
    expect(await pointsOf(page), `after ${step} actions`).toEqual(pointsIn(state));
    await expect(page.getByText(`Round ${state.round}`, { exact: true })).toBeVisible();
    const left = (state as State).stars.filter((star) => star !== null).length;
    const end = left <= starsLeft(2) ? 'Last round' : new RegExp(`^${left} stars left`);
    await expect(page.locator('.gravity-left')).toHaveText(state.phase.kind === 'over' ? '' : end);
  };
  await shows(0);
  for (let step = 1; step <= log.length; step++) {
    await button(page, 'One step forward').click();
    await shows(step);
  }
  const winner = await page.getByRole('heading', { name: /^\S+ wins?!$|^Shared win: / }).innerText();
  for (let step = log.length - 1; step > log.length - 5; step--) {
    await button(page, 'One step back').click();
    await shows(step);
  }
  await slider.press('Home');
  await shows(0);

  await button(page, 'Share').click();
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await newVisitor();
  await friend.goto(link);
  await friend.getByRole('slider', { name: 'Step' }).press('End');
  await expect(friend.getByRole('heading', { name: winner })).toBeVisible();
  expect(await pointsOf(friend)).toEqual(pointsIn(matches.at(-1)!.state));
});
