// Which part of the points set the winner apart, for one, two and many, with ties and for whoever looks.
import { describe, expect, test } from 'vitest';
import { decided, pairOf } from '#web/table/kit/moment/decided.ts';

const outcome = (scores: number[], places: number[]) => ({ scores, places });

describe('who is compared', () => {
  const four = outcome([9, 7, 12, 7], [2, 3, 1, 3]);
  test.each<[string, number | null, number]>([
    ['whoever looks and has not won', 3, 3],
    ['who came next, for the winner', 2, 0],
    ['who came next, for a watcher', null, 0],
  ])('%s', (_, own, other) => {
    expect(pairOf(four, own)).toEqual({ winner: 2, other });
  });

  test('of several who came next, one', () => {
    expect(pairOf(outcome([3, 9, 3], [2, 1, 2]), 1)).toEqual({ winner: 1, other: 0 });
  });
});

describe('what decided it', () => {
  const parts = { stars: [14, 11], pairs: [3, 5], tokens: [2, 0] };
  const end = outcome([19, 16], [1, 2]);

  test('is the part in which the winner has most more', () => {
    expect(decided(parts, end, 0)).toEqual({
      kind: 'part',
      part: 'stars',
      winner: 0,
      other: 1,
      won: 14,
      lost: 11,
    });
  });

  test('is the same for whoever lost, looks on, or looks back', () => {
    expect([decided(parts, end, 1), decided(parts, end, null)]).toEqual(
      Array(2).fill(decided(parts, end, 0)),
    );
  });

  test('is held against whoever looks', () => {
    const many = { stars: [14, 13, 6], pairs: [6, 2, 6] };
    const three = outcome([20, 15, 12], [1, 2, 3]);
    expect(decided(many, three, 0)).toMatchObject({ part: 'pairs', other: 1, won: 6, lost: 2 });
    expect(decided(many, three, 2)).toMatchObject({ part: 'stars', other: 2, won: 14, lost: 6 });
  });

  test('is nothing where a win is shared, and between equals what comes after points', () => {
    expect(decided(parts, outcome([5, 5], [1, 1]), 0)).toEqual({ kind: 'shared' });
    expect(decided(parts, outcome([5, 5], [2, 1]), 0)).toEqual({ kind: 'tiebreak' });
  });

  test('alone is what brought most, if anything did', () => {
    const own = { labs: [30], projects: [45] };
    const alone = outcome([75], [1]);
    expect(decided(own, alone, 0)).toEqual({ kind: 'alone', part: 'projects', points: 45, of: 75 });
    expect(decided({ labs: [0], projects: [0] }, outcome([0], [1]), 0)).toBeNull();
  });
});
