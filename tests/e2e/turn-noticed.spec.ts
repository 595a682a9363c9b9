// One's turn is noticed: the tab says it, and while a page is hidden the system does, which is asked for once it would
// have helped.
import type { Page } from '@playwright/test';
import { awayDuring, badgeOf, hide, see, shownBy, withSystem } from './away.ts';
import { findings } from './axe.ts';
import { button, goButton } from './bowl.ts';
import { expect, test, waitForOfflineReady } from './fixtures.ts';
import { atTurn, GRAVITY, playOn, ready } from './gravity.ts';
import { openRoom, sitDown, throwButton } from './rooms.ts';

const TURN = 'Your turn · Gravity Superstar';
const PLAIN = 'Gravity Superstar · Starboard';
const question = (page: Page) => page.getByText('Want a notification next time?');

type NewVisitor = () => Promise<Page>;
type Answers = Parameters<typeof withSystem>[1];

/** Two at a table of Gravity Superstar: whoever is to act, and the other one. */
async function withSystems(newVisitor: NewVisitor, answers: Answers): ReturnType<typeof atTable> {
  const pages = [await newVisitor(), await newVisitor()] as const;
  for (const page of pages) await withSystem(page, answers);
  return atTable(pages);
}

async function atTable(pages: readonly [Page, Page]): Promise<{ acting: Page; other: Page }> {
  const [ana, ben] = pages;
  await sitDown(ben, await openRoom(ana, 'Ana', GRAVITY), 'Ben');
  await button(ana, 'Start').click();
  await expect(ana.locator('.seat[aria-current=true]')).toBeVisible();
  const seat = await atTurn(ana);
  await expect(ready(pages[seat]!)).toBeVisible();
  return { acting: pages[seat]!, other: pages[1 - seat]! };
}

/** Until the other one is to act. */
async function playTurn(page: Page): Promise<void> {
  const seat = await atTurn(page);
  for (let count = 0; (await atTurn(page)) === seat; count++) await playOn(page, count);
}

test('the tab says whose turn it is, from when it begins until it has passed, and not after a reload', async ({
  newVisitor,
}) => {
  const { acting, other } = await withSystems(newVisitor, { before: 'default' });
  await expect(acting).toHaveTitle(`${TURN} · Starboard`);
  await expect(
    acting.getByRole('heading', { level: 1, name: 'Gravity Superstar', exact: true }),
  ).toBeAttached();
  await expect(other).toHaveTitle(PLAIN);
  await playTurn(acting);
  await expect(acting).toHaveTitle(PLAIN);
  await expect(other).toHaveTitle(`${TURN} · Starboard`);
  await other.reload();
  await expect(ready(other)).toBeVisible();
  await expect(other).toHaveTitle(PLAIN);
  // Whoever looks is not asked, and nothing is shown outside the page.
  for (const page of [acting, other]) {
    await expect(question(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.system)).toEqual({ shown: [], badge: false, asked: 0 });
  }
});

test('where it is allowed the system says it to whoever looks elsewhere, until they look or it has passed', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const { acting, other } = await withSystems(newVisitor, { before: 'granted' });
  await hide(other);
  await playTurn(acting);
  await expect.poll(() => shownBy(other)).toEqual([TURN]);
  expect(await badgeOf(other)).toBe(true);
  await see(other);
  await expect.poll(() => shownBy(other)).toEqual([]);
  expect(await badgeOf(other)).toBe(false);
  await expect(question(other)).toHaveCount(0);

  await hide(acting);
  await playTurn(other);
  await expect.poll(() => shownBy(acting)).toEqual([TURN]);
  await expect(acting).toHaveTitle(`${TURN} · Starboard`);
  await playTurn(acting);
  await expect.poll(() => shownBy(acting)).toEqual([]);
  expect(await badgeOf(acting)).toBe(false);
});

test('whoever missed their turn is asked under the table, and is told from then on', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const { acting, other } = await withSystems(newVisitor, { before: 'default', asked: 'granted' });
  await awayDuring(other, 40, () => playTurn(acting));
  await expect(other.getByText('It was your turn for 40 sec.')).toBeVisible();
  await expect(question(other)).toBeVisible();
  const box = (place: string) => other.locator(place).boundingBox();
  const [table, line] = [(await box('main'))!, (await box('.missed-line'))!];
  expect(table.y + table.height).toBeLessThanOrEqual(line.y + 0.5);
  expect(await findings(other)).toEqual([]);
  await button(other, 'Yes').click();
  await expect(question(other)).toHaveCount(0);
  await expect(button(other, 'Room')).toBeVisible();
  expect(await box('main')).toEqual(table);
  expect(await other.evaluate(() => window.system.asked)).toBe(1);
  await playTurn(other);
  await hide(other);
  await playTurn(acting);
  await expect.poll(() => shownBy(other)).toEqual([TURN]);
});

test('whoever wants no such thing is never asked again, nor told', { tag: '@long' }, async ({
  newVisitor,
}) => {
  const { acting, other } = await withSystems(newVisitor, { before: 'default' });
  await awayDuring(other, 40, () => playTurn(acting));
  await button(other, 'No, thanks').click();
  await expect(question(other)).toHaveCount(0);
  expect(await other.evaluate(() => window.system.asked)).toBe(0);
  await other.reload();
  await playTurn(other);
  await awayDuring(other, 200, async () => {
    await playTurn(acting);
    await expect(other).toHaveTitle(`${TURN} · Starboard`);
    expect(await badgeOf(other)).toBe(false);
  });
  await expect(ready(other)).toBeVisible();
  await expect(question(other)).toHaveCount(0);
  await other.goto('/settings');
  const told = other.getByRole('switch', { name: 'Tell me when it’s my turn' });
  await expect(told).toHaveAttribute('aria-checked', 'false');
});

test('settings ask the browser when it is switched on there, and say when it refuses', async ({ page }) => {
  await withSystem(page, { before: 'default', asked: 'denied' });
  await page.goto('/settings');
  const told = page.getByRole('switch', { name: 'Tell me when it’s my turn' });
  await expect(told).toHaveAttribute('aria-checked', 'false');
  await told.click();
  await expect(page.getByText('Your browser blocks notifications')).toBeVisible();
  await expect(told).toHaveAttribute('aria-checked', 'false');
  await expect(told).not.toBeChecked();
});

test('settings say nothing of it where the browser can show nothing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Vibration' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tell me when it’s my turn' })).toHaveCount(0);
});

test('in real time the system says that the match has begun, that all wait, and that a round is on', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  for (const page of [ana, ben]) await withSystem(page, { before: 'granted' });
  await sitDown(ben, await openRoom(ana), 'Ben');
  await hide(ben);
  await button(ana, 'Start').click();
  await expect.poll(() => shownBy(ben)).toEqual(['The match has started · Space Bowl']);
  await expect(ana).toHaveTitle('Space Bowl · Starboard');
  await see(ben);
  await expect.poll(() => shownBy(ben)).toEqual([]);
  await expect(ben).toHaveTitle('Space Bowl · Starboard');

  await hide(ana);
  await throwButton(ben).click();
  await expect.poll(() => shownBy(ana)).toEqual(['Waiting for you · Space Bowl']);
  await expect(ana).toHaveTitle('Waiting for you · Space Bowl · Starboard');
  await see(ana);
  await hide(ben);
  await throwButton(ana).click();
  await expect.poll(() => shownBy(ben)).toEqual(['The round has started · Space Bowl']);
  await expect(goButton(ana)).toBeVisible();
  await expect(ana).toHaveTitle('Space Bowl · Starboard');
});

test('a real system keeps what it is told under the address of the room, and takes it back', {
  tag: ['@offline', '@long'],
}, async ({ newVisitor }) => {
  const pages = [await newVisitor(), await newVisitor()] as const;
  for (const page of pages) {
    await page.context().grantPermissions(['notifications']);
    await page.goto('/');
    await waitForOfflineReady(page);
  }
  const { acting, other } = await atTable(pages);
  const kept = () =>
    other.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const shown = await registration!.getNotifications();
      return shown.map(({ title, tag }) => ({ title, isHere: tag === location.pathname }));
    });
  await hide(other);
  await playTurn(acting);
  await expect.poll(kept).toEqual([{ title: TURN, isHere: true }]);
  await see(other);
  await expect.poll(kept).toEqual([]);
});
