// Why a match of Space Bowl went the way it did, from the points after each round.
import { describe, expect, test } from 'vitest';
import { placesOf } from '#shared/engine/places.ts';
import { whyOf } from '#web/games/space-bowl/table/result/why.ts';

/** Everybody begins with four points. */
const ended = (history: number[][], places = placesOf(history.at(-1)!)) => ({
  history,
  outcome: { scores: history.at(-1)!, places },
});
const why = ({ history, outcome }: ReturnType<typeof ended>, own: number | null = 0) =>
  whyOf(history, outcome, own);

describe('between two', () => {
  test('who scored in more rounds', () => {
    const end = ended([
      [6, 4],
      [6, 5],
      [8, 5],
      [10, 5],
    ]);
    const told = {
      kind: 'scored',
      winner: 0,
      other: 1,
      won: { scored: 3, gained: 6, lost: 0 },
      behind: { scored: 1, gained: 1, lost: 0 },
      rounds: 4,
    };
    expect([why(end, 0), why(end, 1), why(end, null)]).toEqual([told, told, told]);
  });

  test('who won more at a time', () => {
    const end = ended([
      [7, 4],
      [7, 5],
      [10, 5],
      [10, 6],
    ]);
    expect(why(end)).toMatchObject({ kind: 'gained', won: { gained: 6 }, behind: { gained: 2 } });
  });

  test('who lost less', () => {
    const end = ended([
      [5, 7],
      [6, 5],
      [7, 3],
      [7, 4],
    ]);
    expect(why(end)).toMatchObject({ kind: 'lost', won: { lost: 0 }, behind: { lost: 4 } });
  });

  test('what a total of nothing could not lose was not lost', () => {
    const end = ended([
      [5, 2],
      [6, 0],
      [7, 0],
    ]);
    expect(why(end)).toMatchObject({ kind: 'lost', behind: { lost: 4 } });
  });

  test('who overtook in the last round', () => {
    const end = ended([
      [4, 6],
      [7, 6],
      [7, 8],
    ]);
    expect([why(end, 0), why(end, null)]).toEqual(Array(2).fill({ kind: 'overtook', winner: 1, other: 0 }));
  });

  test('a single round is no overtaking', () => {
    expect(why(ended([[18, 4]]))).toMatchObject({ kind: 'scored', rounds: 1 });
  });

  test('a tie is shared, or goes by cards', () => {
    const tied = [
      [6, 5],
      [6, 6],
    ];
    expect(why(ended(tied, [1, 1]))).toEqual({ kind: 'shared' });
    expect(why(ended(tied, [2, 1]))).toEqual({ kind: 'stock' });
  });
});

describe('among many', () => {
  const four = ended([
    [6, 5, 4, 4],
    [8, 6, 4, 3],
    [9, 6, 7, 3],
  ]);

  test('whoever looks is held against the winner, who has won against who came next', () => {
    expect([why(four, 3), why(four, 0), why(four, null)]).toMatchObject([
      { winner: 0, other: 3 },
      { winner: 0, other: 2 },
      { winner: 0, other: 2 },
    ]);
  });

  test('whoever was ahead before the last round and looks was overtaken, else who was ahead', () => {
    const end = ended([
      [6, 6, 4],
      [6, 6, 7],
    ]);
    expect([why(end, 1), why(end, 2), why(end, null)]).toMatchObject([
      { kind: 'overtook', winner: 2, other: 1 },
      { kind: 'overtook', winner: 2, other: 0 },
      { kind: 'overtook', winner: 2, other: 0 },
    ]);
  });
});
