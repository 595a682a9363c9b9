// Positions from outside: those of real matches are gone on with, any other is refused or a table like any other.
// POSITION_MATCHES and POSITION_RUNS say how many.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, isRefusal } from '#shared/engine/game.ts';
import { type Header, type Match, startMatch } from '#shared/engine/match.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import type { State as Gravity } from '#shared/games/gravity-superstar/state.ts';
import { GAMES } from '#shared/games/registry.ts';
import type { State as Bowl } from '#shared/games/space-bowl/state.ts';
import type { State as Lab } from '#shared/games/space-lab/state.ts';
import { allLabs, allProjects, ids } from '../../games/space-lab/table.ts';
import { throughJson } from '../freeze.ts';
import { opened, playedFrom } from '../play.ts';

const MATCHES = Number(process.env.POSITION_MATCHES ?? 20);
const RUNS = Number(process.env.POSITION_RUNS ?? 700);
const SLOW = 60_000 + MATCHES * 500 + RUNS * 20;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What the table holds, which no action changes. */
const held = {
  'gravity-superstar': ({ board, stars, taken, tokens, supply }: Gravity) => ({
    stars: [0, 1, 2, 3, 4, 5].map(
      (colour) => stars.filter((star) => star === colour).length + sum(taken.map((own) => own[colour]!)),
    ),
    tokens: supply + sum(tokens),
    board,
  }),
  'space-bowl': ({ galaxy, pile, stock, round, history, phase }: Bowl) => {
    const cards = [...galaxy, ...pile].map(({ card }) => card).concat(...stock);
    expect(new Set(cards).size).toBe(cards.length);
    expect(history.length).toBe(phase.kind === 'over' ? round : round - 1);
    return { leaving: pile.length + history.length, galaxy: galaxy.length };
  },
  'space-lab': (state: Lab) => {
    const { crews, taken } = state;
    const tiles = crews.flatMap(({ validated }) => validated.filter((points) => points !== null));
    expect(tiles.length).toBe(sum(taken));
    expect([allLabs(state), allProjects(state)]).toEqual([ids(60), ids(24)]);
    const objectives = crews.flatMap((crew) => (crew.dealt.length > 0 ? crew.dealt : crew.objectives));
    expect(new Set(objectives).size).toBe(objectives.length);
    return objectives.toSorted((one, other) => one - other);
  },
};
const variants = {
  'gravity-superstar': ['expert'],
  'space-bowl': ['blackHole', 'noJoker', 'void', 'larger', 'rotation', 'ring', 'training'],
  'space-lab': ['draft'],
};

/** Numbers, lists and whatever else may stand where something belongs. */
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 20 }) },
  fc.integer(),
  fc.double(),
  fc.constantFrom<unknown>(-0, Number.NaN, 1e8, 2 ** 53, null, undefined, true, false, '', '1', [], {}),
  fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 8 }),
  fc.anything({ maxDepth: 2 }),
);

type Path = (string | number)[];
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}
// biome-ignore lint/suspicious/noExplicitAny: any part of any position
const at = (position: any, path: Path): any => path.reduce((part, key) => part?.[key], position);

interface Change {
  where: number;
  how: 'put' | 'exchanged' | 'left out' | 'twice';
  other: number;
  value: unknown;
}
const change: fc.Arbitrary<Change> = fc.record({
  where: fc.nat(),
  how: fc.constantFrom('put', 'put', 'exchanged', 'left out', 'twice'),
  other: fc.nat(),
  value: anything,
});

function changed(position: unknown, { where, how, other, value }: Change): unknown {
  const whole = { position: structuredClone(position) };
  const paths = pathsIn(whole.position, ['position']);
  const path = paths[where % paths.length]!;
  const [part, key] = [at(whole, path.slice(0, -1)), path.at(-1)!];
  if (how === 'put') part[key] = value;
  if (how === 'exchanged') part[key] = structuredClone(at(whole, paths[other % paths.length]!));
  if (how === 'left out') Array.isArray(part) ? part.splice(Number(key), 1) : delete part[key];
  if (how === 'twice' && Array.isArray(part[key])) part[key] = [...part[key], ...part[key]];
  return whole.position;
}

describe.each(['space-bowl', 'gravity-superstar', 'space-lab'] as const)('%s', async (id) => {
  const game: AnyGame = await GAMES[id].load();
  const headerOf = (seats: number, seed: string): Header => ({
    game: id,
    options: {},
    seats,
    seed,
    rulesVersion: game.rulesVersion,
  });
  const started = (position: unknown, seats: number) =>
    startMatch(game, { ...headerOf(seats, 'at home'), position });

  /** What somebody saw of each moment of a match of chance. */
  function* positionsOf(number: number): Generator<{ position: unknown; seats: number }> {
    const roll = dice(seeded(`positions ${number}`));
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
    const options = Object.fromEntries(variants[id].map((option) => [option, roll.below(3) === 0]));
    const match = opened(game, { ...headerOf(seats, `positions ${number}`), options });
    for (const { after } of playedFrom(match, `positions ${number}`)) {
      const viewer = roll.below(seats + 1);
      const position = game.resume!.position(game.view(after.state, viewer === seats ? 'watcher' : viewer));
      if (position !== null) yield { position, seats };
    }
  }

  function expectPlayable(match: Match): void {
    const before = held[id](match.state);
    for (const { after } of playedFrom(match, 'at home')) {
      expect(held[id](after.state)).toEqual(before);
      for (const viewer of [0, 'watcher'] as const) game.view(after.state, viewer);
    }
  }

  const known = Array.from({ length: MATCHES }, (_, number) => [...positionsOf(number)]);

  test('every moment of a real match is gone on with', { timeout: SLOW }, () => {
    for (const { position, seats } of known.flat())
      expect(isRefusal(started(throughJson(position), seats)), JSON.stringify(position)).toBe(false);
  });

  test('whatever is changed in it, it is refused or played to its end', { timeout: SLOW }, () => {
    const some = known.flatMap((moments, number) => moments.filter((_, at) => at % 9 === number % 9));
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(), fc.array(change, { minLength: 1, maxLength: 3 }), (which, changes) => {
        const { position, seats } = some[which % some.length]!;
        const match = started(changes.reduce(changed, position), seats);
        if (isRefusal(match)) {
          expect(match).toEqual({ refused: 'badPosition' });
          refused++;
        } else {
          expectPlayable(match);
          accepted++;
        }
      }),
      { numRuns: RUNS, seed: 1 },
    );
    expect(Math.min(accepted, refused)).toBeGreaterThan(RUNS / 50);
  });
});
