// Clocks and devices: a wrong date wins no other day and breaks no streak, and two devices become one history.
import { type Browser, expect, type Page } from '@playwright/test';
import { dateOf, numberOf, openNumbers, standingOf } from '../../shared/daily/calendar.ts';
import { streakOf } from '../../shared/daily/streak.ts';
import {
  dateOn,
  earlierRun,
  exportFile,
  importFile,
  importRuns,
  onBoard,
  score,
  solve,
  storedRun,
} from './daily.ts';
import { test } from './fixtures.ts';

const HOUR = 3_600_000;
const OFFSETS = { yesterday: -24, tomorrow: 24, 'fourteen hours ago': -14, 'in fourteen hours': 14 };

/** A device whose clock is off by so many hours. */
async function device(browser: Browser, baseURL: string, hours: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    timezoneId: 'Europe/Berlin',
  });
  await context.clock.install({ time: Date.now() + hours * HOUR });
  return context.newPage();
}

const berlinDate = (time: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(time);

for (const [name, hours] of Object.entries(OFFSETS)) {
  test(`a device whose clock says ${name} wins no other day and keeps its streak`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const page = await device(browser, baseURL!, hours);
    const shown = berlinDate(Date.now() + hours * HOUR);
    const today = numberOf(berlinDate(Date.now()));
    const before = [today - 4, today - 3, today - 2, today - 1];
    await importRuns(
      page,
      before.map((number) => earlierRun(dateOf(number))),
    );
    await page.goto('/daily');
    expect(await dateOn(page)).toBe(shown);
    const solvedAlready = before.includes(numberOf(shown));
    if (solvedAlready) await expect(score(page), 'no second try').toBeVisible();
    else await solve(page, shown);

    const taken = !solvedAlready && standingOf(shown, Date.now()) === 'open';
    const { first, last } = openNumbers(Date.now());
    for (let number = first; number <= last; number++) {
      const mine = await onBoard(page, dateOf(number));
      expect(mine !== null, dateOf(number)).toBe(taken && dateOf(number) === shown);
    }
    const run = (await storedRun(page, shown))!;
    if (!solvedAlready) expect(run.delivery).toBe(taken ? 'delivered' : 'refused');

    const file = await exportFile(page);
    await page.context().close();
    const mended = await device(browser, baseURL!, 0);
    await importFile(mended, file);
    const { days } = streakOf(run.onDay ? [...before, numberOf(shown)] : before, today);
    expect(days).toBeGreaterThanOrEqual(before.length);
    await mended.goto('/');
    await expect(mended.getByText(`${days} days in a row`)).toBeVisible();
    await mended.context().close();
  });
}

test('two devices that import each other’s file show one history and are one player', async ({
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [phone, laptop] = [await newVisitor(), await newVisitor()];
  await phone.goto('/daily');
  const date = await dateOn(phone);
  const number = numberOf(date);
  await importRuns(phone, [earlierRun(dateOf(number - 1)), earlierRun(dateOf(number - 3))]);
  await importRuns(laptop, [earlierRun(dateOf(number - 2)), earlierRun(dateOf(number - 3))]);
  await solve(phone, date);
  await solve(laptop, '2026-11-01', '/daily/2026-11-01');

  await importFile(laptop, await exportFile(phone));
  await importFile(phone, await exportFile(laptop));
  const files = [JSON.parse(await exportFile(phone)), JSON.parse(await exportFile(laptop))];
  expect(files[0].runs).toEqual(files[1].runs);
  expect(files[0].runs).toHaveLength(5);
  expect(files[0].players).toEqual(files[1].players);
  for (const page of [phone, laptop]) {
    await page.goto('/');
    await expect(page.getByText('4 days in a row')).toBeVisible();
    await page.goto('/daily');
    await expect(score(page)).toHaveText('6 of 6');
    expect(await onBoard(page, date)).toMatchObject({ score: 6, timing: 'verified' });
  }
});
