// Pictures move one after the other, each once for every time that it comes into sight.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneByOne } from '#web/games/one-by-one.ts';

const SPAN = 10_000;
const FIRST = 1_500;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const seen: (string | null)[] = [];
  return { seen, turns: oneByOne<string>(SPAN, (one) => seen.push(one)) };
}

test('those in sight are alive one after the other, and then none', () => {
  const { seen, turns } = watched();
  turns.enter('bowl');
  turns.enter('lab');
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(FIRST);
  expect(seen).toEqual(['bowl']);
  vi.advanceTimersByTime(SPAN);
  expect(seen).toEqual(['bowl', 'lab']);
  vi.advanceTimersByTime(SPAN);
  expect(seen).toEqual(['bowl', 'lab', null]);
  expect(vi.getTimerCount()).toBe(0);
});

test('who leaves gives its turn to the next, and has another when it comes back', () => {
  const { seen, turns } = watched();
  for (const one of ['bowl', 'gravity', 'lab']) turns.enter(one);
  vi.advanceTimersByTime(FIRST);
  turns.leave('gravity');
  turns.leave('bowl');
  expect(seen).toEqual(['bowl', 'lab']);
  turns.enter('bowl');
  vi.advanceTimersByTime(SPAN);
  expect(seen).toEqual(['bowl', 'lab', 'bowl']);
});

test('where nobody waits any more nothing begins', () => {
  const { seen, turns } = watched();
  turns.enter('bowl');
  turns.leave('bowl');
  vi.advanceTimersByTime(FIRST + SPAN);
  expect(seen.filter((one) => one !== null)).toEqual([]);
  turns.enter('lab');
  vi.advanceTimersByTime(FIRST);
  expect(seen.at(-1)).toBe('lab');
});
