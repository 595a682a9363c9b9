// The daily in a real browser against the real Worker: timed, offline, left and come back to, and by keyboard.
import { card, driveClock, runUntil } from './bowl.ts';
import {
  answerAsPerson,
  answerByKeys,
  answerInTime,
  dateOn,
  earlierRun,
  forgetLost,
  forgetOffline,
  importRuns,
  lose,
  nextThrow,
  onBoard,
  rightAnswer,
  score,
  solveAsPerson,
  start,
  startOnline,
  storedRun,
  wrongCard,
} from './daily.ts';
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';

test('a run of which every third request is lost, left between two throws, is timed by the server and listed as such', {
  tag: '@long',
}, async ({ page, complaints }) => {
  await lose(page, (request) => request % 3 === 0);
  await page.goto('/daily');
  const date = await dateOn(page);
  await startOnline(page);
  const reply = page.waitForResponse(/\/answer$/);
  await answerInTime(page, date, 0);
  const { ticket } = await (await reply).json();
  await expect.poll(async () => (await storedRun(page, date))!.ticket).toBe(ticket);
  await page.goto('/');
  await page.goto('/daily');
  for (let index = 1; index < 6; index++) {
    await nextThrow(page).click();
    await answerInTime(page, date, index);
  }
  await nextThrow(page).click();
  await expect(page.getByText('Timed by the server. It has arrived.')).toBeVisible();
  const mine = await onBoard(page, date);
  expect(mine).toMatchObject({ score: 6, timing: 'serverTimed' });
  const run = await storedRun(page, date);
  expect(run).toMatchObject({ delivery: 'delivered', timing: 'serverTimed', ticket: null });
  expect(mine!.time, 'what is shown is what the server measured').toBe(
    run!.spans.reduce((sum, span) => sum + span),
  );

  await page.goto(`/daily/${date}/board`);
  await expect(page.getByText('server-timed').first()).toBeVisible();
  await page.goto('/daily');
  await expect(score(page)).toHaveText('6 of 6');
  forgetLost(complaints);
});

test('begun online, finished offline: it arrives by itself as self-timed, once', {
  tag: ['@offline', '@long'],
}, async ({ page, context, complaints }) => {
  await driveClock(context);
  await page.goto('/daily');
  await waitForOfflineReady(page);
  const date = await dateOn(page);
  await startOnline(page);
  await answerAsPerson(page, date, 0);
  await nextThrow(page).click();
  await answerAsPerson(page, date, 1);
  await expect.poll(async () => (await storedRun(page, date))!.acknowledged).toBe(4);
  await goOffline(context);
  await nextThrow(page).click();
  await solveAsPerson(page, date, 2);
  await expect(page.getByText('It is sent by itself as soon as you’re online.')).toBeVisible();
  // Nobody has answered for half a minute.
  await page.clock.fastForward(30_000);
  await expect.poll(() => storedRun(page, date)).toMatchObject({ delivery: 'waiting', ticket: null });

  await context.setOffline(false);
  await expect(page.getByText('It has arrived.')).toBeVisible();
  const mine = await onBoard(page, date);
  expect(mine).toMatchObject({ score: 6, timing: 'selfTimed' });
  const posts: string[] = [];
  context.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.reload();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  expect(posts, 'nothing is sent again').toEqual([]);
  forgetOffline(complaints);
});

test('solved wholly offline, closed, and delivered when the app is next open', { tag: '@offline' }, async ({
  page,
  context,
  complaints,
}) => {
  await driveClock(context);
  await page.goto('/');
  await waitForOfflineReady(page);
  await goOffline(context);
  const date = await dateOn(page);
  await page.goto('/daily');
  await start(page).click();
  await solveAsPerson(page, date, 0);
  await page.goto('/');
  await expect(page.getByText('6 of 6')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(async () => (await storedRun(next, date))!.delivery).toBe('delivered');
  expect(await onBoard(next, date)).toMatchObject({ score: 6, timing: 'selfTimed' });
  forgetOffline(complaints);
});

test('the galaxy stays hidden until the start, and each throw until it lies still', async ({
  page,
  context,
}) => {
  await driveClock(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/daily');
  await expect(start(page)).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await start(page).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(page.locator('.box-marble')).toHaveCount(0);
  await expect(page.locator('.answering .danger')).toBeDisabled();
  await runUntil(page, page.locator('.answering .danger:enabled'));
  expect(await page.locator('.box-marble').count()).toBeGreaterThan(1);
});

test('leaving in the middle keeps the answers and lets the clock run', async ({ page, context }) => {
  await driveClock(context);
  await page.goto('/daily');
  const date = await dateOn(page);
  await start(page).click();
  const none = page.locator('.answering .danger:enabled');
  await runUntil(page, none);
  await none.click();
  await page.locator('[data-confirm]').click();
  await nextThrow(page).click();
  await runUntil(page, none);
  await page.clock.runFor(5_000);
  await page.goto('/');
  await expect(page.getByText('Started: 1 answer given.')).toBeVisible();
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(none).toBeEnabled();
  await page.clock.runFor(1_000);
  await none.click();
  await page.locator('[data-confirm]').click();
  await expect(nextThrow(page)).toBeVisible();
  const run = (await storedRun(page, date))!;
  expect(run.answers).toHaveLength(2);
  await page.reload();
  await expect(nextThrow(page)).toBeVisible();
  expect((await storedRun(page, date))!.answers).toEqual(run.answers);
});

test('one try: the first answer stands, and the truth names what was wrong', async ({ page, context }) => {
  await driveClock(context);
  await page.goto('/daily');
  const date = await dateOn(page);
  await start(page).click();
  await runUntil(page, page.locator('.answering .danger:enabled'));
  const right = rightAnswer(date, 0);
  const wrong = wrongCard(date, 0);
  await card(page, wrong).click();
  await expect(page.locator('.galaxy-card.picked')).toHaveCount(1);
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.galaxy-card.answer').first()).toBeVisible();
  await card(page, right as number).click();
  expect((await storedRun(page, date))!.answers).toEqual([wrong]);
  const lines = page.locator('.truth-lines');
  await lines.press('ArrowDown');
  await expect(lines, 'arrows scroll the explanation').toBeFocused();
});

test('Enter held down on a card picks it, and does not confirm it', async ({ page, context }) => {
  await driveClock(context);
  await page.goto('/daily');
  const date = await dateOn(page);
  await start(page).click();
  await runUntil(page, page.locator('.answering .danger:enabled'));
  await card(page, 7).focus();
  for (let held = 0; held < 5; held++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('.galaxy-card.picked')).toHaveCount(1);
  await expect(page.locator('[data-confirm]')).toBeEnabled();
  expect((await storedRun(page, date))!.answers).toEqual([]);
});

test('home is there without what says the result in words', async ({ browser, baseURL }) => {
  // A service worker would have kept it.
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await importRuns(page, [earlierRun(await dateOn(page))]);
  await context.route('**/assets/daily-*.js', (route) => route.abort());
  const judging = page.waitForEvent('requestfailed', (request) => /\/daily-/.test(request.url()));
  await page.goto('/');
  await judging;
  await expect(page.getByRole('link', { name: 'See the result' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Starboard' })).toBeVisible();
  await context.close();
});

test('a second tab is told that the galaxy is being solved in the first', async ({ page, context }) => {
  await page.goto('/daily');
  await expect(start(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/daily');
  await expect(second.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
});

test('a galaxy of the archive is played for oneself, by keyboard alone, and days that are not there are said to be so', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto('/daily/2026-11-02');
  await start(page).focus();
  await page.keyboard.press('Enter');
  for (let index = 0; index < 6; index++) {
    await answerByKeys(page, rightAnswer('2026-11-02', index));
    await expect(nextThrow(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(score(page)).toHaveText('6 of 6');
  await expect(page.getByText('It stays on this device.')).toBeVisible();
  expect(await storedRun(page, '2026-11-02')).toMatchObject({ onDay: false, delivery: 'kept' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Starboard 2 \(archive\) · 6\/6 · \d:\d\d\n\S+ http:\S+\/daily\/2026-11-02$/,
  );
  expect(asked, 'nothing is sent').toEqual([]);
  await page.goto('/daily/calendar');
  await expect(page.getByRole('link', { name: /November 2.*solved, 6 of 6/ })).toBeVisible();
  await page.goto('/daily/2026-02-30');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.goto('/daily/2999-01-01');
  await expect(page.getByRole('heading', { name: 'Not begun yet' })).toBeVisible();
});
