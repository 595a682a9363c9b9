// The moment in which a match ends plays once, for whoever saw it end, and not for anybody else.
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '#shared/engine/game.ts';
import type { Table } from '#web/table/host/table.ts';
import { counted, createMoment, LENGTH } from '#web/table/kit/moment/moment.ts';
import { begun } from '../table.ts';

const motion = vi.hoisted(() => ({ reduced: false }));
vi.mock('#web/device/motion.ts', () => ({ reducedMotion: () => motion.reduced }));

const END: Outcome = { places: [1, 2], scores: [9, 4] };
let frame: ((now: number) => void) | null = null;
let presses: Map<string, () => void>;
const page = { visibilityState: 'visible' };
const runTo = (now: number) => {
  const next = frame;
  frame = null;
  next?.(now);
};

beforeEach(() => {
  motion.reduced = false;
  page.visibilityState = 'visible';
  frame = null;
  presses = new Map();
  vi.stubGlobal('requestAnimationFrame', (next: (now: number) => void) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = null;
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', (kind: string, heard: () => void) => presses.set(kind, heard));
  vi.stubGlobal('removeEventListener', (kind: string) => presses.delete(kind));
  vi.spyOn(performance, 'now').mockImplementation(() => 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A table whose match is on or over, and the moment of its end. */
function seated(first: Outcome | null, lookingBack?: string) {
  const [outcome, setOutcome] = createSignal(first);
  const table = { outcome } as unknown as Table;
  const moment = begun(() => createMoment(lookingBack ? { table, lookingBack } : { table }));
  return { moment, setOutcome };
}

test('it plays when the match ends, and everything stands still after it', () => {
  const { moment, setOutcome } = seated(null);
  expect(moment.progress()).toBe(1);
  setOutcome(END);
  moment.begin();
  expect(moment.progress()).toBe(0);
  runTo(LENGTH / 2);
  expect(moment.progress()).toBe(0.5);
  runTo(LENGTH);
  expect([moment.progress(), frame, presses.size]).toEqual([1, null, 0]);
});

test('drawn again, it does not play again', () => {
  const { moment, setOutcome } = seated(null);
  setOutcome(END);
  moment.begin();
  runTo(LENGTH);
  moment.begin();
  expect([moment.progress(), frame]).toEqual([1, null]);
});

test.each(['keydown', 'pointerdown'])('%s skips it', (press) => {
  const { moment, setOutcome } = seated(null);
  setOutcome(END);
  moment.begin();
  runTo(100);
  presses.get(press)!();
  expect([moment.progress(), frame, presses.size]).toEqual([1, null, 0]);
});

test('the next match at the same table has one of its own', () => {
  const { moment, setOutcome } = seated(null);
  setOutcome(END);
  moment.begin();
  runTo(LENGTH);
  setOutcome(null);
  setOutcome(END);
  moment.begin();
  expect(moment.progress()).toBe(0);
});

test('whoever comes, or loads the page, after the end has seen nothing of it', () => {
  const { moment } = seated(END);
  expect(moment.begin()).toBe(false);
  expect([moment.progress(), frame]).toEqual([1, null]);
});

test('looking back, it is not played', () => {
  const { moment, setOutcome } = seated(null, 'Look back');
  setOutcome(END);
  moment.begin();
  expect([moment.progress(), frame]).toEqual([1, null]);
});

test.each([
  ['with reduced motion', () => (motion.reduced = true)],
  ['while nobody looks', () => (page.visibilityState = 'hidden')],
])('%s everything stands still, and it does not come later', (_, given) => {
  const { moment, setOutcome } = seated(null);
  given();
  setOutcome(END);
  expect(moment.begin()).toBe(true);
  motion.reduced = false;
  page.visibilityState = 'visible';
  moment.begin();
  expect([moment.progress(), frame]).toEqual([1, null]);
});

test('points count up from nothing to what they are, and are there before the end', () => {
  expect([0, 0.7, 1].map((progress) => counted(14, progress))).toEqual([0, 14, 14]);
  const steps = [0.1, 0.2, 0.3, 0.5].map((progress) => counted(14, progress));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});
