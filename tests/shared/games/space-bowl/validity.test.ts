// Space Bowl: which cards answer a throw, on galaxies laid by hand.
import { describe, expect, test } from 'vitest';
import type { Planet } from '#shared/games/space-bowl/components.ts';
import { answers, type Field, solve } from '#shared/games/space-bowl/solver.ts';
import { type Layout, table, thrown } from './table.ts';

interface Sky {
  size?: number;
  ring?: boolean;
  rotation?: boolean;
  down?: number[];
}

/** A galaxy of empty cards but for these: planets by place. */
function sky(
  cards: Record<number, string>,
  { size = 5, ring = false, rotation = false, down = [] }: Sky = {},
): Field {
  const places = [...new Array(size * size).keys()];
  const bits = (planets: string) => [...planets].reduce((set, planet) => set | (1 << Number(planet)), 0);
  return {
    size,
    ring,
    rotation,
    planets: places.map((at) => (down.includes(at) ? 0 : bits(cards[at] ?? ''))),
    faceDown: places.map((at) => down.includes(at)),
  };
}

const found = (field: Field, box: Parameters<typeof thrown>[0]) => answers(solve(field, thrown(box)));

describe('the plain galaxy', () => {
  test('[SB12] [SB95] every cell with marbles lies on a card that shows them', () => {
    const field = sky({ 12: '01', 13: '2', 7: '3', 22: '01', 23: '2' });
    expect(found(field, { disc: 4, marbles: { 4: '01', 5: '2' } })).toEqual([12, 22]);
    expect(found(field, { disc: 4, marbles: { 4: '01', 5: '2', 1: '3' } })).toEqual([12]);
    expect(found(field, { disc: 4, marbles: { 4: '01', 5: '3' } })).toEqual([]);
  });

  test('[SB12] the disc need not lie in the centre, and the box reaches two cards far', () => {
    const field = sky({ 24: '4' });
    expect(found(field, { disc: 0, marbles: { 8: '4' } })).toEqual([12]);
    expect(found(field, { disc: 6, marbles: { 8: '4' } })).toEqual([22]);
    expect(found(field, { disc: 5, marbles: { 3: '4' } })).toEqual([]);
    expect(found(field, { disc: 2, marbles: { 8: '4' } })).toEqual([14]);
  });

  test('[SB12] the box is never turned', () => {
    const field = sky({ 12: '0', 13: '1' });
    expect(found(field, { marbles: { 4: '0', 5: '1' } })).toEqual([12]);
    for (const cell of [1, 3, 7]) expect(found(field, { marbles: { 4: '0', [cell]: '1' } })).toEqual([]);
  });

  test('[SB13] other planets never matter', () => {
    expect(found(sky({ 6: '012345', 7: '345' }), { marbles: { 4: '1', 5: '4' } })).toEqual([6]);
  });

  test('[SB14] cells without marbles may hang over the edge, others may not', () => {
    const everywhere = sky(Object.fromEntries([...new Array(25).keys()].map((at) => [at, '0'])));
    expect(found(everywhere, { disc: 4, marbles: { 4: '0' } })).toHaveLength(25);
    expect(found(everywhere, { disc: 4, marbles: { 5: '0' } })).toHaveLength(20);
    expect(found(everywhere, { disc: 8, marbles: { 0: '0' } })).toEqual([12, 13, 14, 17, 18, 19, 22, 23, 24]);
    expect(found(everywhere, { disc: 0, marbles: { 2: '0' } })).toEqual([
      0, 1, 2, 5, 6, 7, 10, 11, 12, 15, 16, 17, 20, 21, 22,
    ]);
  });

  test("[SB15] marbles in the disc's cell are wanted of the card itself", () => {
    expect(found(sky({ 0: '12', 9: '1' }), { disc: 3, marbles: { 3: '12' } })).toEqual([0]);
  });
});

describe('the black hole', () => {
  test('[SB17] marbles in its cell must not be shown there', () => {
    const field = sky({ 11: '0', 12: '2', 16: '0', 17: '3', 21: '0' });
    expect(found(field, { marbles: { 4: '0', 5: '12' }, hole: 5 })).toEqual([16, 21]);
    expect(found(field, { marbles: { 4: '0', 5: '23' }, hole: 5 })).toEqual([21]);
  });

  test("[SB17] in the disc's cell it forbids planets of the destination", () => {
    const field = sky({ 0: '01', 1: '5', 2: '1', 3: '5' });
    expect(found(field, { marbles: { 4: '0', 5: '5' }, hole: 4 })).toEqual([2]);
  });

  test('[SB18] it does nothing to the disc or in an empty cell', () => {
    const field = sky({ 12: '0' });
    expect(found(field, { disc: 4, marbles: { 4: '0' }, hole: 1 })).toEqual([12]);
    expect(found(field, { disc: 1, marbles: { 4: '0' }, hole: 1 })).toEqual([7]);
  });

  test('[SB19] a cell of forbidden marbles must lie on a card', () => {
    expect(found(sky({ 4: '0', 3: '0' }), { marbles: { 4: '0', 5: '1' }, hole: 5 })).toEqual([3]);
  });
});

describe('face-down cards', () => {
  test('[SB21] they show nothing and are never answers', () => {
    expect(found(sky({ 5: '0', 6: '0' }, { down: [6] }), { marbles: { 4: '0' } })).toEqual([5]);
    const beside = sky({ 5: '0', 6: '1', 10: '0', 11: '1' }, { down: [6] });
    expect(found(beside, { marbles: { 4: '0', 5: '1' } })).toEqual([10]);
    expect(found(sky({ 6: '1' }, { down: [5] }), { marbles: { 5: '1' } })).toEqual([]);
  });

  test('[SB22] they satisfy a forbidden planet', () => {
    const field = sky({ 5: '0', 6: '1' });
    expect(found(field, { marbles: { 4: '0', 5: '1' }, hole: 5 })).toEqual([]);
    expect(
      found(
        { ...field, ...sky({ 5: '0', 6: '1' }, { down: [6] }) },
        { marbles: { 4: '0', 5: '1' }, hole: 5 },
      ),
    ).toEqual([5]);
  });
});

describe('larger, rotation, ring', () => {
  test('[SB24] a galaxy of 36 cards', () => {
    const field = sky({ 35: '0', 28: '1', 5: '1', 6: '0' }, { size: 6 });
    expect(found(field, { disc: 4, marbles: { 4: '0', 0: '1' } })).toEqual([35]);
    const t = table({ options: { larger: true }, galaxy: { 35: '25' } });
    expect(t.view(0)).toMatchObject({ size: 6 });
    expect(t.go(0).pick(0, 35).reveal().seat(0).judgement).toBe('valid');
  });

  test('[SB25] quarter turns about the disc', () => {
    const turned = (cards: Record<number, string>) => {
      const verdicts = solve(
        sky({ 12: '0', ...cards }, { rotation: true }),
        thrown({ marbles: { 4: '0', 2: '1', 5: '2' } }),
      );
      return answers(verdicts).map((card) => [card, verdicts[card]!.turn]);
    };
    expect(turned({ 8: '1', 13: '2' })).toEqual([[12, 0]]);
    expect(turned({ 18: '1', 17: '2' })).toEqual([[12, 1]]);
    expect(turned({ 16: '1', 11: '2' })).toEqual([[12, 2]]);
    expect(turned({ 6: '1', 7: '2' })).toEqual([[12, 3]]);
    expect(turned({ 6: '1', 13: '2' })).toEqual([]);
    expect(turned({ 8: '1', 7: '2' })).toEqual([]);
  });

  test('[SB25] the pattern turns about the disc, not about the centre of the box', () => {
    const field = sky({ 12: '0', 2: '1' }, { rotation: true });
    expect(found(field, { disc: 3, marbles: { 3: '0', 5: '1' } })).toEqual([12]);
    expect(found({ ...field, rotation: false }, { disc: 3, marbles: { 3: '0', 5: '1' } })).toEqual([]);
  });

  test('[SB26] opposite edges touch', () => {
    const field = sky({ 0: '0', 24: '1', 4: '2', 20: '3' }, { ring: true });
    expect(found(field, { marbles: { 4: '0', 0: '1', 3: '2', 1: '3' } })).toEqual([0]);
    expect(found({ ...field, ring: false }, { marbles: { 4: '0', 0: '1', 3: '2', 1: '3' } })).toEqual([]);
    expect(found(field, { disc: 0, marbles: { 2: '0' } })).toEqual([3]);
    expect(found(sky({ 5: '0', 0: '1' }, { size: 6, ring: true }), { marbles: { 4: '0', 5: '1' } })).toEqual([
      5,
    ]);
  });
});

test('[SB27] ring, rotation, void, black hole and 6 × 6 together', () => {
  const some: Layout = {
    options: { ring: true, rotation: true, void: true, blackHole: true, larger: true },
    galaxy: { 0: '23', 5: '45' },
    thrown: thrown({ disc: 4, marbles: { 4: '2', 1: '4', 3: '0' }, hole: 3 }),
  };
  // A turn to the left puts the 4 on place 5, across the edge, and the forbidden 0 on place 6 below.
  expect(table(some).go(0).pick(0, 0).reveal().seat(0).judgement).toBe('invalid');
  const down = table({ ...some, down: [6] })
    .go(0)
    .pick(0, 0)
    .reveal();
  expect(down.seat(0)).toMatchObject({ judgement: 'valid', turn: 3 });
  expect(down.last.answers).toEqual([{ card: 0, turn: 3 }]);
});

const planet = (number: number) => number as Planet;

test('[SB74] every fault says what is wrong where', () => {
  const verdicts = (field: Field, box: Parameters<typeof thrown>[0]) => solve(field, thrown(box));
  const field = sky({ 4: '0', 9: '3' }, { down: [24] });
  const box = { disc: 4, marbles: { 4: '12', 5: '0', 7: '3' }, hole: 7 };
  expect(verdicts(field, box)[4]!.faults).toEqual([
    { kind: 'missing', cell: 4, card: 4, planet: planet(1) },
    { kind: 'missing', cell: 4, card: 4, planet: planet(2) },
    { kind: 'outside', cell: 5, card: null, planet: null },
    { kind: 'forbidden', cell: 7, card: 9, planet: planet(3) },
  ]);
  expect(verdicts(field, { disc: 3, marbles: { 8: '0' }, hole: 8 })[24]!.faults).toEqual([
    { kind: 'faceDown', cell: 3, card: 24, planet: null },
    { kind: 'outside', cell: 8, card: null, planet: null },
  ]);
});

test('[SB74] with rotation the turns that fit best are told', () => {
  const field = sky({ 12: '0', 13: '1', 7: '23' }, { rotation: true });
  const verdict = solve(field, thrown({ marbles: { 4: '0', 5: '23' } }))[12]!;
  expect(verdict).toMatchObject({ turn: 3, faults: [] });
  const near = solve(field, thrown({ marbles: { 4: '0', 5: '234' } }))[12]!;
  expect(near).toMatchObject({ turn: 3, faults: [{ kind: 'missing', cell: 5, card: 7, planet: 4 }] });
  const none = solve(field, thrown({ marbles: { 4: '0', 5: '5' } }))[12]!;
  expect(none).toMatchObject({ turn: 0, faults: [{ kind: 'missing', cell: 5, card: 13, planet: 5 }] });
});
