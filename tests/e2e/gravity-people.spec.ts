// Gravity Superstar with people: round one screen, and in a room; nobody sees what lies face down but its owner.
import type { Page } from '@playwright/test';
import { messagesOf, PONG } from '#shared/rooms/protocol.ts';
import { button, driveClock } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import {
  acting,
  again,
  atTurn,
  cards,
  expectAlike,
  GRAVITY,
  marks,
  moves,
  playOn,
  playWay,
  pointsOf,
  ready,
  seats,
  standing,
  undo,
  waitForTurn,
  ways,
  winner,
  wished,
} from './gravity.ts';
import { openPrepared, prepared } from './gravity-prepared.ts';
import { playFor } from './played.ts';
import { openRoom, sitDown } from './rooms.ts';

const CARDS = ['Long jump', 'High jump', 'Drop', 'Turn', 'Wild'];

test('with the expert end the table says at how many points it ends', async ({ page }) => {
  await page.goto('/play/gravity-superstar');
  await page.locator('summary').click();
  await page.getByRole('switch', { name: 'Expert end' }).click();
  await button(page, 'Start').click();
  await expect(page.locator('.gravity-left')).toHaveText(/^52 stars left; ends at 0 or at 24 points$/);
});

test('one’s own action can be taken back as long as nobody else has acted', async ({ page }) => {
  await page.goto('/play/gravity-superstar');
  await button(page, 'Remove Rigel').click();
  await button(page, 'Remove Vega').click();
  await button(page, 'Add a person').click();
  await button(page, 'Start').click();
  await expect(ready(page)).toBeVisible();
  const before = await seats(page).allInnerTexts();
  // A turn on the spot is always possible; which way is to be said.
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(moves(page).first()).toBeFocused();
  expect(await seats(page).allInnerTexts()).toEqual(before);
  await page.keyboard.press('ArrowRight');
  await acting(page, () => page.keyboard.press('Enter'));
  await expect(undo(page)).toBeVisible();
  await acting(page, () => page.keyboard.press('Backspace'));
  await expect(undo(page)).toHaveCount(0);
  expect(await seats(page).allInnerTexts()).toEqual(before);
});

test('a pointer that rests where a move appears has chosen nothing, and the next one hears that they are to choose', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPrepared(
    page,
    prepared(2, 'resting', (_, actions) => actions === 0),
  );
  await expect(ready(page)).toBeVisible();
  // A turn on the spot always has several ways.
  await page.keyboard.press('4');
  for (const place of [marks(page).first(), moves(page).last()]) {
    const { x, y, width, height } = (await place.boundingBox())!;
    await page.keyboard.press('Escape');
    await expect(place).toHaveCount(0);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.keyboard.press('4');
    await expect(place).toBeVisible();
    await expect(page.locator('.gravity-move.looked')).toHaveCount(0);
    await page.mouse.move(x + width / 2 + 1, y + height / 2 + 1);
    await expect(page.locator('.gravity-move.looked')).toHaveCount(1);
  }
  const seat = await atTurn(page);
  await acting(page, () => page.keyboard.press('Enter'));
  await expect.poll(() => atTurn(page)).not.toBe(seat);
  const announced = page.getByRole('status').filter({ hasText: 'Choose' });
  await expect(announced).toContainText('Choose a card');
  await expect(announced).not.toContainText('Choose where to go');
});

/** A card face down where that is possible; its name, or null. */
async function playDown(page: Page, turn: number): Promise<string | null> {
  const down = (await ways(page)).filter(({ text }) => text.includes('face down'));
  if (down.length === 0) {
    await playOn(page, turn);
    return null;
  }
  const way = down[turn % down.length]!;
  const name = await cards(page).nth(way.card).innerText();
  await playWay(page, way);
  return name;
}

/** What lies face down in front of everybody: of one's own one reads the name, of others only that it is there. */
async function downCards(page: Page, viewer: number | 'watcher') {
  const shown = { own: [] as string[], hidden: 0 };
  for (const [seat, line] of (await seats(page).all()).entries()) {
    const texts = await line.locator('.gravity-played.down').allInnerTexts();
    if (seat === viewer) {
      for (const text of texts) expect(text).toMatch(/^[A-Z].*, face down$/);
      shown.own.push(...texts.map((text) => text.replace(', face down', '')));
      continue;
    }
    shown.hidden += texts.length;
    for (const down of await line.locator('.gravity-played.down').all()) {
      const html = await down.innerHTML();
      for (const card of CARDS) expect(html, `a card of seat ${seat} for ${viewer}`).not.toContain(card);
      expect(await down.innerText()).toBe('face down');
    }
  }
  return shown;
}

test('three people at one screen play to the end, and see their own face-down cards only, also after closing', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPrepared(
    page,
    prepared(3, 'three people', (_, actions) => actions === 0),
  );
  const laid: string[][] = [[], [], []];
  let [own, hidden] = [0, 0];
  const look = async () => {
    await expect(ready(page)).toBeVisible();
    const seat = await atTurn(page);
    const shown = await downCards(page, seat);
    for (const card of shown.own) expect(laid[seat]).toContain(card);
    own += shown.own.length;
    hidden += shown.hidden;
    return seat;
  };
  const round = (number: number) => page.getByText(`Round ${number}`, { exact: true });
  for (let turn = 0; !(await round(5).isVisible()); turn++) {
    const seat = await look();
    const card = await playDown(page, turn);
    if (card) laid[seat]!.push(card);
  }
  expect(own).toBeGreaterThan(5);
  expect(hidden).toBeGreaterThan(10);

  await look();
  const before = await standing(page);
  await page.reload();
  await look();
  expect(await standing(page)).toEqual(before);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue the match with Ana, Ben, Cleo' }).click();
  await look();
  expect(await standing(page)).toEqual(before);

  for (let turn = 0; !(await again(page).isVisible()); turn++) {
    await playOn(page, turn);
    await expect(ready(page)).toBeVisible();
  }
  const points = await pointsOf(page);
  const best = ['Ana', 'Ben', 'Cleo'].filter((_, seat) => points[seat] === Math.max(...points));
  const said = await winner(page).innerText();
  expect(best.some((name) => said.includes(name))).toBe(true);
});

test('a ride is seen to its end before anything comes of it', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await driveClock(context);
  await openPrepared(
    page,
    prepared(2, 'riding', (_, actions) => actions === 0),
  );
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await waitForTurn(page);
  const before = await standing(page);
  const way = wished(await ways(page), 0);
  expect(way.gains).toBeGreaterThan(0);
  await page.keyboard.press(`${way.card + 1}`);
  const move = moves(page).nth(way.at);
  const name = await move.locator('strong').innerText();
  await move.click();
  const status = page.locator('.gravity-status');
  await expect(status).toContainText(name);
  await expect(page.getByText('leads nowhere')).toHaveCount(0);
  expect(await standing(page)).toEqual(before);
  await expect(page.locator('.gravity-card:enabled')).toHaveCount(0);
  await expect(page.locator('.gravity-choices .news')).not.toContainText(name);

  await page.clock.runFor(5_000);
  await expect(page.locator('.gravity-choices .news')).toContainText(name);
  await expect(status).not.toContainText(name);
  expect(await standing(page)).not.toEqual(before);

  // Taken back on the way, it has happened all the same.
  await waitForTurn(page);
  const other = wished(await ways(page), 1);
  await page.keyboard.press(`${other.card + 1}`);
  const next = await moves(page).nth(other.at).locator('strong').innerText();
  await moves(page).nth(other.at).click();
  await expect(status).toContainText(next);
  await undo(page).click();
  const news = page.locator('.gravity-choices .news li');
  await expect(news.first()).toContainText('last action undone');
  expect((await news.allInnerTexts()).slice(0, 4).join(' ')).toContain(next);
});

test('four people in a room play to the end, look back and play again, and one who watches sees the same but for what lies face down', {
  tag: '@long',
}, async ({ newVisitor }) => {
  test.setTimeout(180_000);
  const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
  const pages = await Promise.all([...names, 'a watcher'].map(newVisitor));
  for (const page of pages) await page.emulateMedia({ reducedMotion: 'reduce' });
  const played = await Promise.all(pages.map((page) => playFor(page, 'gravity-superstar')));
  const [ana, ben] = [pages[0]!, pages[1]!];
  const watcher = pages.at(-1)!;
  const link = await openRoom(ana, names[0], GRAVITY);
  // One after the other, so that everybody has the seat of their place.
  for (const [at, name] of names.entries()) if (at > 0) await sitDown(pages[at]!, link, name);
  await watcher.goto(link);
  await button(ana, 'Start').click();
  for (const page of pages) await expect(seats(page)).toHaveCount(4);

  const turns = names.map(() => 0);
  const down = names.map(() => 0);
  for (let turn = 0; turn < 3 * names.length || down.includes(0); turn++) {
    const seat = await atTurn(watcher);
    const page = pages[seat]!;
    await expect(ready(page)).toBeVisible();
    if (down[seat] === 0) down[seat] = (await playDown(page, turn)) ? 1 : 0;
    else await playOn(page, turn);
    turns[seat]!++;
    // One round turn by turn, then every fourth: a look at five pages takes longer than a turn.
    if (turn < names.length || turn % 4 === 3) await agree(page);
    else await expectAlike([page, watcher, ana], page);
    if (turn === 5) {
      const before = await standing(ana);
      await ben.reload();
      await expect(seats(ben)).toHaveCount(4);
      expect(await standing(ben)).toEqual(before);
    }
  }
  expect(Math.min(...turns)).toBeGreaterThanOrEqual(2);
  for (const { begin } of played.slice(0, names.length)) begin();
  for (const page of pages) await expect(winner(page)).toBeVisible({ timeout: 60_000 });
  for (const { end } of played) end();
  const said = await winner(ana).innerText();
  for (const page of pages) await expect(winner(page)).toHaveText(said);
  for (const [viewer, { frames }] of played.entries()) {
    const hidden = frames.reduce((sum, frame) => sum + hiddenIn(frame, viewer), 0);
    expect(hidden, `told of to ${viewer}`).toBeGreaterThan(3);
  }
  await button(ben, 'Look back').click();
  await ben.getByRole('slider', { name: 'Step' }).press('End');
  await expect(winner(ben)).toHaveText(said);
  await ben.goBack();
  await expect(again(ben)).toBeVisible();
  for (const page of pages.slice(0, names.length)) await again(page).click();
  for (const page of pages) await expect(page.getByText('Round 1', { exact: true })).toBeVisible();

  /** Everybody has heard of the last action, and sees what all see. */
  async function agree(actor: Page): Promise<void> {
    await expectAlike(pages, actor);
    const shown = await Promise.all(
      pages.map((page, at) => downCards(page, page === watcher ? 'watcher' : at)),
    );
    const all = shown.at(-1)!.hidden;
    for (const { own, hidden } of shown) expect(own.length + hidden).toBe(all);
  }
});

/** How many face-down cards of the others a page was told of; which ones they are it must never hear. */
function hiddenIn(frame: string, viewer: number): number {
  expect(frame).not.toMatch(/"seed"|"key"/);
  let hidden = 0;
  for (const message of frame === PONG ? [] : messagesOf(frame)) {
    if (message.type !== 'view') continue;
    const played = (message.set.played ?? []) as { card: string | null; down: boolean }[][];
    const others = played.filter((_, seat) => seat !== viewer).flat();
    const down = others.filter((card) => card.down);
    expect(down.every(({ card }) => card === null)).toBe(true);
    hidden += down.length;
  }
  return hidden;
}
