// A day as its page hears of it on a busy one: thousands of strangers, some of them named, and one's own result among them.
import type { Page } from '@playwright/test';
import { type BoardAnswer, NAMED, type PlaceAnswer, TIME_STEPS } from '#shared/daily/protocol.ts';

const scores = [90, 360, 1_080, 2_070, 3_150, 3_420, 2_070];
const total = scores.reduce((sum, many) => sum + many, 0);

const board: BoardAnswer = {
  ok: true,
  total,
  selfTimed: 12,
  scores,
  times: scores.map((many) => {
    const times = new Array<number>(TIME_STEPS).fill(0);
    return times.with(4, many / 2).with(5, many / 2);
  }),
  missed: [0.08, 0.15, 0.31, 0.42, 0.48, 0.63].map((part) => part * total),
  named: Array.from({ length: NAMED }, (_, at) => ({
    place: at + 1,
    name: at === 1 ? 'W'.repeat(20) : `Player ${at + 1}`,
    score: 6,
    time: 41_300 + 370 * at,
  })),
};

const beside = [79, 80, 81, 82, 83, 85, 88];

const place: PlaceAnswer = {
  ok: true,
  mine: { score: 5, time: 82_000, timing: 'serverTimed', place: 2_074, counts: true, name: '' },
  total,
  near: beside.map((seconds, at) => ({
    place: 2_071 + at + (seconds > 82 ? 11 : 0),
    score: 5,
    seconds,
    many: seconds === 82 ? 12 : 1,
    mine: seconds === 82,
  })),
};

export async function showBusyDay(page: Page): Promise<void> {
  await page.route('**/api/daily/*/board', (route) => route.fulfill({ json: board }));
  await page.route('**/api/daily/*/place', (route) => route.fulfill({ json: place }));
  await page.route('**/api/daily/*/name', (route) => route.fulfill({ json: { ok: true } }));
}
