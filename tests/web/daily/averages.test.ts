// What one is used to: averages of one's own results, and those of the days before one of them.
import { expect, test } from 'vitest';
import { shapeOf } from '#shared/daily/week.ts';
import { averagesBefore, averagesOf } from '#web/daily/result/averages.ts';

const THURSDAY = 5;
const result = (finished: number, score: number, spans: number[], number = THURSDAY) => ({
  number,
  finished,
  score,
  spans,
  time: spans.reduce((sum, span) => sum + span),
});
const slow = result(100, 3, [6000, 6000, 6000, 6000, 6000, 6001]);
const quick = result(200, 6, [2000, 3000, 4000, 5000, 6000, 7000]);
const last = result(300, 5, [1000, 1000, 1000, 1000, 1000, 1000]);

test('without results there is nothing to average', () => {
  expect(averagesOf([])).toBeNull();
});

test('one result is its own average', () => {
  expect(averagesOf([quick])).toEqual({ days: 1, score: 6, time: 27_000, spans: quick.spans });
});

test('each throw is averaged by itself, in whole milliseconds', () => {
  expect(averagesOf([slow, quick])).toEqual({
    days: 2,
    score: 4.5,
    time: 31_501,
    spans: [4000, 4500, 5000, 5500, 6000, 6501],
  });
});

const before = (results: Parameters<typeof averagesBefore>[0], { finished }: { finished: number }) =>
  averagesBefore(results, shapeOf(THURSDAY), finished);

test('a result is compared with those finished before it, whatever their order', () => {
  expect(before([last, quick, slow], quick)).toEqual(averagesOf([slow]));
  expect(before([last, quick, slow], last)).toEqual(averagesOf([quick, slow]));
  expect(before([last, quick, slow], slow)).toBeNull();
});

test('only days of its kind are compared with it', () => {
  const friday = result(50, 6, slow.spans, THURSDAY + 1);
  const nextThursday = result(60, 6, slow.spans, THURSDAY + 7);
  expect(before([friday], quick)).toBeNull();
  expect(before([friday, nextThursday, slow], quick)).toEqual(averagesOf([nextThursday, slow]));
});
