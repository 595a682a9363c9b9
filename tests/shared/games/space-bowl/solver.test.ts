// Space Bowl: the solver against a slow second one, on thousands of random deals with every mix of options.
import { expect, test } from 'vitest';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { type CardId, DECK, planetsOf } from '#shared/games/space-bowl/components.ts';
import { type Fault, needsJoker, solve, type Throw } from '#shared/games/space-bowl/solver.ts';
import { fieldOf, type Place } from '#shared/games/space-bowl/state.ts';
import { type SlowGalaxy, slowly, wrongs } from './slow-solver.ts';
import { options } from './table.ts';

const DEALS_EACH = 64;
const KINDS = ['blackHole', 'void', 'larger', 'rotation', 'ring'] as const;
const MIXES = [...new Array(2 ** KINDS.length).keys()].map((bits) =>
  Object.fromEntries(KINDS.map((kind, at) => [kind, Math.floor(bits / 2 ** at) % 2 === 1])),
) as Record<(typeof KINDS)[number], boolean>[];

type Mix = (typeof MIXES)[number];

function randomDeal(roll: Dice, mix: Mix): { galaxy: Place[]; thrown: Throw } {
  const deck = roll.shuffled<CardId>([...DECK.keys()]);
  const cards = deck.slice(0, mix.larger ? 36 : 25);
  const down = new Set(mix.void ? roll.shuffled(cards).slice(0, roll.below(6)) : []);
  const marbles = planetsOf(DECK[deck.at(-1)!]!).map((planet) => ({ planet, cell: roll.below(9) }));
  const hole = mix.blackHole ? roll.below(9) : null;
  return {
    galaxy: cards.map((card) => ({ card, faceDown: down.has(card) })),
    thrown: { disc: roll.below(9), marbles, hole },
  };
}

function slowGalaxy(galaxy: Place[], mix: Mix): SlowGalaxy {
  const size = mix.larger ? 6 : 5;
  const cards = galaxy.map(({ card, faceDown }) => ({ planets: new Set(planetsOf(DECK[card]!)), faceDown }));
  const rows = [...new Array(size).keys()].map((row) => cards.slice(row * size, (row + 1) * size));
  return { rows, ring: mix.ring, turns: mix.rotation ? [0, 1, 2, 3] : [0] };
}

const words = ({ kind, cell, card, planet }: Fault) => `${kind} in ${cell} on ${card} of ${planet}`;

test.each(MIXES.map((mix) => [KINDS.filter((kind) => mix[kind]).join(' + ') || 'plain', mix] as const))(
  '[SB12] [SB27] [SB36] [SB74] both solvers agree: %s',
  (name, mix) => {
    const roll = dice(seeded(name));
    for (let deal = 0; deal < DEALS_EACH; deal++) {
      const { galaxy, thrown } = randomDeal(roll, mix);
      const slow = slowGalaxy(galaxy, mix);
      const size = slow.rows.length;
      const differences: unknown[] = [];
      for (const [card, verdict] of solve(fieldOf(galaxy, options(mix)), thrown).entries()) {
        const [row, column] = [Math.floor(card / size), card % size];
        const truth = slowly(slow, thrown, row, column);
        const faults = slow.turns.map((turns) => wrongs(slow, thrown, row, column, turns));
        const fewest = Math.min(...faults.map(({ length }) => length));
        const expected = {
          valid: truth.turns.length > 0,
          jokerAt: truth.jokerAt,
          turn: truth.turns[0] ?? faults.findIndex(({ length }) => length === fewest),
          faults: faults.find(({ length }) => length === fewest),
        };
        const actual = {
          valid: verdict.faults.length === 0,
          jokerAt: verdict.jokerAt.toSorted((one, other) => one - other),
          turn: verdict.turn,
          faults: verdict.faults.map(words).toSorted(),
        };
        if (JSON.stringify(actual) !== JSON.stringify(expected)) differences.push({ card, actual, expected });
      }
      expect(differences, `deal ${deal}: ${JSON.stringify({ galaxy, thrown })}`).toEqual([]);
    }
  },
);

test('[SB35] a card needs the joker when it fails without and stands with it', () => {
  const verdict = {
    turn: 0,
    faults: [{ kind: 'missing', cell: 4, card: 3, planet: 1 } as const],
    jokerAt: [3, 9],
  };
  expect([null, 3, 9, 4].map((joker) => needsJoker(verdict, joker))).toEqual([false, true, true, false]);
  expect(needsJoker({ turn: 0, faults: [], jokerAt: [] }, 3)).toBe(false);
});
