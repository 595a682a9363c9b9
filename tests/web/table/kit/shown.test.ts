// While something moves, the table is shown as it was; at rest as it is.
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShown } from '#web/table/kit/shown.ts';
import { begun } from './table.ts';

const motion = vi.hoisted(() => ({ reduced: false }));
vi.mock('#web/device/motion.ts', () => ({ reducedMotion: () => motion.reduced }));

const LENGTH = 100;
let time = 0;
let frame: ((now: number) => void) | null = null;
const runTo = (now: number) => {
  time = now;
  const next = frame;
  frame = null;
  next?.(now);
};

beforeEach(() => {
  motion.reduced = false;
  time = 0;
  frame = null;
  vi.stubGlobal('requestAnimationFrame', (next: (now: number) => void) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = null;
  });
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Every step but those at odd numbers moves for a while. */
function moving() {
  const [live, setLive] = createSignal({ at: 0, cards: 5 });
  const drawn: number[] = [];
  const seen: boolean[] = [];
  const shown = begun(() =>
    createShown(live, {
      at: ({ at }) => at,
      begin: ({ at }) =>
        at % 2 === 1
          ? null
          : (passed) => {
              drawn.push(passed);
              return passed < LENGTH;
            },
      rest: (view, wasSeen) => {
        seen.push(wasSeen);
        return view;
      },
    }),
  );
  const to = (at: number) => setLive({ at, cards: 5 - at });
  return { shown, to, drawn, seen };
}

test('a step is drawn from frame to frame, and the table stays as it was until it has come to rest', () => {
  const { shown, to, drawn, seen } = moving();
  to(2);
  expect([shown().at, drawn]).toEqual([0, [0]]);
  runTo(60);
  expect([shown().at, drawn]).toEqual([0, [0, 60]]);
  runTo(100);
  expect([shown(), drawn, seen]).toEqual([{ at: 2, cards: 3 }, [0, 60, 100], [true]]);
  expect(frame).toBeNull();
});

test('what does not move is shown at once', () => {
  const { shown, to, drawn } = moving();
  to(1);
  expect([shown().at, drawn]).toEqual([1, []]);
});

test('with reduced motion the end is shown at once', () => {
  motion.reduced = true;
  const { shown, to, drawn, seen } = moving();
  to(2);
  expect([shown().at, drawn, seen, frame]).toEqual([2, [Number.POSITIVE_INFINITY], [true], null]);
});

test('the next step breaks off the one under way', () => {
  const { shown, to, drawn } = moving();
  to(2);
  runTo(60);
  to(4);
  runTo(160);
  expect([shown().at, drawn]).toEqual([4, [0, 60, 0, 100]]);
});

test('looking back, nothing moves and nothing counts as seen', () => {
  const { shown, to, drawn, seen } = moving();
  to(2);
  runTo(100);
  to(0);
  expect([shown().at, drawn, seen]).toEqual([0, [0, 100], [true, false]]);
});

test('what is shown does not change with what has not come to rest', () => {
  const { shown, to } = moving();
  const before = shown();
  to(2);
  expect(shown()).toBe(before);
  expect(before.cards).toBe(5);
});
