// What of a run is lost on its way is said again while play goes on: the server keeps the time.
import type { Page } from '@playwright/test';
import { driveClock, runUntil } from './bowl.ts';
import {
  answerAsPerson,
  dateOn,
  forgetLost,
  lose,
  nextThrow,
  onBoard,
  solveAsPerson,
  startOnline,
  storedRun,
} from './daily.ts';
import { expect, test } from './fixtures.ts';

/**
 * The server has heard every step, and its clock counted: it saw little of the time that the test let pass in the page,
 * and nobody plays so fast. By the clock of the page the run would be self-timed.
 */
async function expectServerTimed(page: Page, date: string): Promise<void> {
  await expect
    .poll(() => storedRun(page, date))
    .toMatchObject({ acknowledged: 12, delivery: 'delivered', timing: 'unranked' });
  expect(await onBoard(page, date)).toMatchObject({ score: 6, timing: 'unranked' });
}

test('a run through ten seconds without a network is timed by the server, and play goes on meanwhile', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  await driveClock(context);
  let isOut = false;
  await lose(page, () => isOut);
  await page.goto('/daily');
  const date = await dateOn(page);
  await startOnline(page);
  await answerAsPerson(page, date, 0);
  await nextThrow(page).click();
  await runUntil(page, page.locator('.answering .danger:enabled'));
  isOut = true;
  const out = await page.evaluate(() => Date.now());
  await answerAsPerson(page, date, 1);
  await nextThrow(page).click();
  await answerAsPerson(page, date, 2);
  await page
    .evaluate(() => Date.now())
    .then((now) => page.clock.fastForward(Math.max(0, out + 10_000 - now)));
  expect((await storedRun(page, date))!.acknowledged, 'the answer is still on its way').toBe(3);
  isOut = false;
  await nextThrow(page).click();
  await solveAsPerson(page, date, 3);
  await page.clock.fastForward(5_000);
  await expectServerTimed(page, date);
  forgetLost(complaints);
});
