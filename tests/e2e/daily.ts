// Solving the daily in a browser test, and what the device and the server then know of it.
import { expect, type Page } from '@playwright/test';
import type { PlaceAnswer } from '#shared/daily/protocol.ts';
import { puzzleOf } from '#shared/daily/puzzle.ts';
import { type Answer, truthOf } from '#shared/daily/score.ts';
import type { Run, StoredRun } from '#web/saves/run-save.ts';
import { button, card, runUntil } from './bowl.ts';

export const start = (page: Page) => button(page, 'Start');
export const nextThrow = (page: Page) => page.getByRole('button', { name: /^(Next throw|See the result)$/ });
export const score = (page: Page) => page.locator('#result-score');

/** A right answer to that throw. */
export function rightAnswer(date: string, throwIndex: number): Answer {
  return truthOf(puzzleOf(date), throwIndex).answers[0] ?? 'none';
}

/** A card that is no answer to that throw. */
export function wrongCard(date: string, throwIndex: number): number {
  const { answers } = truthOf(puzzleOf(date), throwIndex);
  let card = 0;
  while (answers.includes(card)) card++;
  return card;
}

/** A wrong answer to that throw, whether or not it has a destination. */
export function wrongAnswer(date: string, throwIndex: number): Answer {
  return rightAnswer(date, throwIndex) === 'none' ? wrongCard(date, throwIndex) : 'none';
}

/** Long enough for the clock to show it; a run of such answers is nothing that a person plays. */
const LOOKING = 600;

/** Waits until the marbles lie still, then looks for as long as a quick person. */
async function lookAtThrow(page: Page, least = LOOKING): Promise<void> {
  await expect(page.locator('.answering .danger')).toBeEnabled();
  const seen = await page.evaluate(() => performance.now());
  await page.waitForFunction(([from, least]) => performance.now() - from! > least!, [seen, least]);
}

async function answerThrow(page: Page, answer: Answer, least?: number): Promise<void> {
  const none = page.locator('.answering .danger');
  await lookAtThrow(page, least);
  await (answer === 'none' ? none : card(page, answer)).click();
  await page.locator('[data-confirm]').click();
  await expect(nextThrow(page)).toBeVisible();
}

/** By arrows from the card that has the focus, or by the key for none. */
export async function answerByKeys(page: Page, answer: Answer): Promise<void> {
  await lookAtThrow(page);
  if (answer === 'none') {
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    return;
  }
  const focused = Number(await page.locator('[data-card][tabindex="0"]').getAttribute('data-card'));
  await card(page, focused).focus();
  const size = Math.sqrt(await page.locator('[data-card]').count());
  const down = Math.floor(answer / size) - Math.floor(focused / size);
  const right = (answer % size) - (focused % size);
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step++)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Right answers from this throw to the last; the result is on the screen afterwards. */
export async function solveFrom(page: Page, date: string, throwIndex: number): Promise<void> {
  for (let index = throwIndex; index < 6; index++) {
    await answerThrow(page, rightAnswer(date, index));
    await nextThrow(page).click();
  }
  await expect(score(page)).toHaveText('6 of 6');
}

/** Begins with the server's ticket: a clock that the test drives would not wait for it. */
export async function startOnline(page: Page): Promise<void> {
  const started = page.waitForResponse(/\/start$/);
  await start(page).click();
  await (await started).finished();
}

/** Of what the page asks the server for in a run, `isLost` says of each request whether it never gets there. */
export async function lose(page: Page, isLost: (request: number) => boolean): Promise<void> {
  let requests = 0;
  await page.route(/\/api\/daily\/[^/]+\/(start|reveal|answer|result)$/, (route) =>
    isLost(++requests) ? route.abort() : route.continue(),
  );
}

const LOST = /ERR_FAILED|NS_ERROR_|Failed to load resource/;

export function forgetLost(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !LOST.test(complaint)));
}

/** Twelve seconds in all and not alike: nobody plays faster or more evenly. */
const PERSON = [1_500, 2_700, 1_900, 2_300, 2_100, 2_600];

/** By the clocks of this machine: the server's is none that a test could drive. */
export async function answerInTime(page: Page, date: string, index: number): Promise<void> {
  await answerThrow(page, rightAnswer(date, index), PERSON[index]);
}

/** As quickly as a person can, by a clock that the test drives: the server has seen nothing of that time. */
export async function solveAsPerson(page: Page, date: string, throwIndex: number): Promise<void> {
  for (let index = throwIndex; index < 6; index++) {
    await answerAsPerson(page, date, index);
    await nextThrow(page).click();
  }
  await expect(score(page)).toHaveText('6 of 6');
}

/** Each throw takes longer than the one before, 18 s all together. */
export async function answerAsPerson(page: Page, date: string, index: number): Promise<void> {
  const none = page.locator('.answering .danger:enabled');
  await runUntil(page, none);
  await page.clock.fastForward(1_500 + index * 600);
  const answer = rightAnswer(date, index);
  await (answer === 'none' ? none : card(page, answer)).click();
  await page.locator('[data-confirm]').click();
  await expect(nextThrow(page)).toBeVisible();
}

export async function solve(page: Page, date: string, path = '/daily'): Promise<void> {
  await page.goto(path);
  await start(page).click();
  await solveFrom(page, date, 0);
}

/** The date by the clock of the page, which a test may have set. */
export function dateOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = new Date();
    const two = (value: number) => String(value).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
}

function stored<T>(page: Page, store: string, key: string): Promise<T | undefined> {
  return page.evaluate(
    ([store, key]) =>
      new Promise<T | undefined>((done, failed) => {
        const opening = indexedDB.open('starboard');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store!).objectStore(store!).get(key!);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result);
          };
        };
      }),
    [store, key],
  );
}

export const storedRun = (page: Page, date: string) => stored<Run>(page, 'runs', date);

/** What the server has of this page's player on that date; a device that never spoke to it has nothing. */
export async function onBoard(page: Page, date: string): Promise<PlaceAnswer['mine']> {
  const players = (await stored<{ secret: string }[]>(page, 'settings', 'players')) ?? [];
  if (players.length === 0) return null;
  const answer = await page.request.get(`/api/daily/${date}/place`, {
    headers: { Authorization: `Bearer ${players[0]!.secret}` },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).mine;
}

/** Brings runs of earlier days onto this device, as a file that was exported elsewhere. */
export async function importRuns(page: Page, runs: readonly StoredRun[]): Promise<void> {
  const file = { app: 'starboard', format: 2, matches: [], runs, players: [], leagues: [] };
  await importFile(page, JSON.stringify(file));
}

export async function importFile(page: Page, text: string): Promise<void> {
  await page.goto('/settings');
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'starboard.json', mimeType: 'application/json', buffer });
  await expect(
    page.locator('section', { has: page.locator('input[type=file]') }).getByRole('status'),
  ).not.toBeEmpty();
}

export async function exportFile(page: Page): Promise<string> {
  await page.goto('/settings');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export everything').click();
  const stream = await (await downloading).createReadStream();
  let text = '';
  for await (const part of stream) text += part;
  return text;
}

/** A finished run of an earlier day. */
export function earlierRun(date: string): StoredRun {
  const finished = Date.parse(`${date}T18:00:00Z`);
  return {
    date,
    generator: 1,
    onDay: true,
    started: finished - 100_000,
    answers: Array.from({ length: 6 }, (_, index) => rightAnswer(date, index)),
    spans: [9_000, 11_000, 12_000, 14_000, 16_000, 20_000],
    revealed: null,
    finished,
    ticket: null,
    timing: 'serverTimed',
    delivery: 'delivered',
    refusal: null,
  };
}

/** A result of that day on this device and on the server, for tests that begin with one. */
export async function bringResult(page: Page, date: string): Promise<void> {
  await importRuns(page, [{ ...earlierRun(date), timing: null, delivery: 'waiting' }]);
  await page.goto('/daily');
  await expect.poll(async () => (await storedRun(page, date))?.delivery).toBe('delivered');
}

/** What browsers themselves note of requests and sockets that found no network: Chromium's words, then Firefox's. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|can’t establish a connection to the server at ws:/;

export function forgetOffline(complaints: string[]): void {
  const others = complaints.filter((complaint) => !OFFLINE.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}
