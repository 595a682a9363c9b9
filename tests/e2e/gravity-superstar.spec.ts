// Gravity Superstar against bots: whole matches by clicks and by keyboard, and without a network.
import type { Page } from '@playwright/test';
import { button, driveClock, onTile } from './bowl.ts';
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';
import {
  acting,
  again,
  atTurn,
  cards,
  enter,
  GRAVITY,
  moves,
  playByClicks,
  playOn,
  pointsOf,
  ready,
  seats,
  standing,
  takes,
  undo,
  waitForTurn,
  ways,
  winner,
  wished,
} from './gravity.ts';
import { openPrepared, prepared } from './gravity-prepared.ts';
import { inThirdPerson } from './recorded.ts';

test.beforeEach(async ({ page, context }) => {
  await driveClock(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a whole match by clicks: cards, marks on the board, steals, and who has won', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await onTile(page, 'Play now', GRAVITY).click();
  for (let turn = 0; ; turn++) {
    await waitForTurn(page);
    if (await again(page).isVisible()) break;
    await playByClicks(page, turn);
  }
  const said = await winner(page).innerText();
  const points = await pointsOf(page);
  const names = await page.locator('.seat-name').allInnerTexts();
  const most = names.filter((_, seat) => points[seat] === Math.max(...points));
  expect(most.filter((name) => said.includes(name))).not.toEqual([]);
  await button(page, 'Look back').click();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(page.getByRole('heading', { name: inThirdPerson(said) })).toBeVisible();
  await page.goBack();
  await again(page).click();
  await expect(page.getByText('Round 1', { exact: true })).toBeVisible();
  await expect(seats(page)).toHaveCount(3);
});

/** A card by its number, arrows until the wanted move is looked at, Enter. */
async function playByKeys(page: Page, turn: number): Promise<void> {
  if (await takes(page).first().isVisible()) return acting(page, () => enter(page, takes(page).first()));
  const all = await ways(page);
  if (all.length === 0) return acting(page, () => page.keyboard.press('r'));
  const way = wished(all, turn);
  if (way.gains === 0 && (await button(page, 'End turn').isVisible()))
    return acting(page, () => page.keyboard.press('e'));
  await page.keyboard.press(`${way.card + 1}`);
  await expect(cards(page).nth(way.card)).toHaveAttribute('aria-pressed', 'true');
  await lookAt(page, way.at);
  await acting(page, () => page.keyboard.press('Enter'));
}

const ARROWS = [
  [/^(?:\S+ )*left/i, 'ArrowLeft'],
  [/^(?:\S+ )*right/i, 'ArrowRight'],
  [/^Drop/, 'ArrowDown'],
  [/^Turn round/, 'ArrowUp'],
] as const;

async function lookAt(page: Page, at: number): Promise<void> {
  const move = moves(page).nth(at);
  const name = await move.locator('strong').innerText();
  const [, arrow] = ARROWS.find(([pattern]) => pattern.test(name))!;
  const isLooked = () => move.evaluate((element) => element.classList.contains('looked'));
  for (let presses = 0; !(await isLooked()); presses++) {
    expect(presses, `${name} is never looked at`).toBeLessThan(10);
    await page.keyboard.press(arrow);
  }
  await expect(page.locator('.gravity-mark.looked')).toHaveCount(1);
}

test('a whole match by keyboard alone', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto('/');
  await enter(
    page,
    page.getByRole('region', { name: GRAVITY }).getByRole('link', { name: 'Choose players and rules' }),
  );
  await enter(page, button(page, 'Remove Rigel'));
  await enter(page, button(page, 'Start'));
  await waitForTurn(page);
  await expect(seats(page)).toHaveCount(2);
  // From here on the bot thinks only while the test lets time pass.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  let undone = false;
  for (let turn = 0; ; turn++) {
    await waitForTurn(page);
    if (await again(page).isVisible()) break;
    const before = await standing(page);
    await playByKeys(page, turn);
    if (undone || !(await undo(page).isVisible())) continue;
    await acting(page, () => page.keyboard.press('Backspace'));
    expect(await standing(page)).toEqual(before);
    undone = true;
  }
  expect(undone).toBe(true);
  await expect(winner(page)).toBeVisible();
  const won = await winner(page).innerText();
  await expect(page.getByRole('status').filter({ hasText: won })).toHaveCount(1);
  await expect(again(page)).toBeFocused();
  await enter(page, again(page));
  await expect(page.getByText('Round 1', { exact: true })).toBeVisible();
});

test('without a network a match begins, is closed, and goes on where it was', {
  tag: ['@offline', '@long'],
}, async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await waitForOfflineReady(page);
  await goOffline(context);
  await onTile(page, 'Play now', GRAVITY).click();
  for (let turn = 0; turn < 2; turn++) await myTurn(page, turn);
  await waitForTurn(page);
  const before = [...(await standing(page)), await seats(page).last().innerText()];
  await page.close();

  const later = await context.newPage();
  await later.emulateMedia({ reducedMotion: 'reduce' });
  await later.goto('/');
  await later.getByRole('link', { name: /^Continue the match with/ }).click();
  await expect(ready(later)).toBeVisible();
  expect([...(await standing(later)), await seats(later).last().innerText()]).toEqual(before);
  await myTurn(later, 2);
  await waitForTurn(later);
  // What cannot be fetched makes no worker: then the bots would think in the page.
  expect(later.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/thinker/)]);
});

/** Everything I do until it is another's turn. */
async function myTurn(page: Page, turn: number): Promise<void> {
  await waitForTurn(page);
  const me = await atTurn(page);
  while ((await atTurn(page)) === me) await playOn(page, turn);
}

test('a bot that has thought before the table is there plays all the same', async ({ page }) => {
  const match = prepared(2, 'a bot begins', (_, actions) => actions === 0);
  const starter = match.matches[0]!.state.starter;
  await page.addInitScript(() => {
    // A blank page has none.
    if (!('serviceWorker' in navigator)) return;
    // A service worker would bring the words of the table before the test lets them through.
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('Not in this test'));
    const { promise, resolve } = Promise.withResolvers<void>();
    const Own = Worker;
    const Heard = class extends Own {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        // After the page itself has heard it.
        this.addEventListener('message', () => setTimeout(resolve));
      }
    };
    Object.assign(window, { thought: promise, Worker: Heard });
  });
  await page.route(/\/assets\/gravity-superstar-en-.*js$/, async (route) => {
    await page.evaluate(() => (window as unknown as { thought: Promise<void> }).thought);
    await route.continue();
  });
  await openPrepared(page, match, [starter]);
  await waitForTurn(page);
  expect(await atTurn(page)).toBe(1 - starter);
});
