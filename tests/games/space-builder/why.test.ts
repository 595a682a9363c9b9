// What a run alone came to: how long each building took, or what was off, and nothing where nobody tapped.
import { expect, test } from 'vitest';
import type { Fault, FaultReason } from '#shared/games/space-builder/faults.ts';
import { runOf } from '#web/games/space-builder/table/model/why.ts';

const fault = (building: number, reason: FaultReason): Fault => ({
  building,
  reason,
  points: reason === 'missing' ? 1 : 2,
});
const run = (tapped: number | null, faults: Fault[] = []) =>
  runOf({
    from: 1_000,
    seats: [{ held: [0, 1, 2, 3], board: [], tapped, changed: null, faults, total: faults.length * 2 }],
  });

test('without a fault, the seconds for each building', () => {
  expect(run(27_000)).toEqual({ secondsEach: 6.5 });
});

test('with faults, how many buildings are off in which way', () => {
  expect(run(27_000, [fault(0, 'turn'), fault(2, 'place'), fault(3, 'turn')])).toEqual({
    wrong: [
      ['place', 1],
      ['turn', 2],
    ],
  });
});

test('nothing of a run that nobody ended', () => {
  expect(run(null)).toBeNull();
});
