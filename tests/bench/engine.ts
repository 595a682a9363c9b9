// How fast the rules are: folding actions of each game beside boardgame.io's local client, and solving throws.
import { isRefusal } from '#shared/engine/game.ts';
import { act, type Match, startMatch } from '#shared/engine/match.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import type { Kit } from '#shared/engine/table.ts';
import { GAME_IDS, GAMES } from '#shared/games/registry.ts';
import { DECK, planetsOf } from '#shared/games/space-bowl/components.ts';
import { type Field, solve, type Throw } from '#shared/games/space-bowl/solver.ts';
import { playMatch } from '../tools/tournament-play.ts';
import { boardgame } from './boardgame/installed.ts';
import type { Measurement } from './run.ts';

const FOLD_RATIO = 20;
const SOLVE_LIMIT = 20;
const RUNS = 9;

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

interface Task {
  actions: number;
  run(): void;
}

/** Actions a second. */
function rateOf({ actions, run }: Task): number {
  const from = performance.now();
  run();
  return actions / ((performance.now() - from) / 1000);
}

/** A whole table of bots is played once; then its log is folded over and over. */
function folding({ game, bot }: Kit): Task {
  const levels = Array.from({ length: game.seats.max }, () => 3 as const);
  const { header, log } = playMatch({ game, bot }, levels, {}, 'bench');
  const started = startMatch(game, header) as Match;
  const times = Math.ceil(20_000 / log.length);
  return {
    actions: times * log.length,
    run() {
      for (let time = 0; time < times; time++) {
        let match = started;
        for (const { by, action, at, pressed } of log) {
          const next = act(match, by, action, at, pressed);
          if (isRefusal(next)) throw new Error('The recorded match does not fold.');
          match = next;
        }
      }
    },
  };
}

async function moving(): Promise<Task> {
  const { Client } = (await boardgame())('boardgame.io/dist/cjs/client.js');
  const moves = { add: ({ G }: { G: { n: number } }) => ({ n: G.n + 1 }) };
  const actions = 4000;
  return {
    actions,
    run() {
      const client = Client({ game: { setup: () => ({ n: 0 }), moves }, debug: false });
      client.start();
      for (let move = 0; move < actions; move++) client.moves.add();
      if (client.getState().G.n !== actions) throw new Error('boardgame.io did not make its moves.');
      client.stop();
    },
  };
}

/** Each game and boardgame.io in turns, so that a machine that is busy for a while is so for all of them. */
async function folds() {
  const theirs = await moving();
  const kits = GAME_IDS.map(async (id) => ({ game: await GAMES[id].load(), bot: await GAMES[id].loadBot() }));
  const ours = (await Promise.all(kits)).map(folding);
  for (const { run } of [theirs, ...ours]) run();
  const rounds = Array.from({ length: RUNS }, () => ({
    theirs: rateOf(theirs),
    ours: ours.map(rateOf),
  }));
  return {
    theirs: median(rounds.map(({ theirs }) => theirs)),
    games: GAME_IDS.map((id, at) => ({
      id,
      ours: median(rounds.map(({ ours }) => ours[at]!)),
      ratio: median(rounds.map(({ theirs, ours }) => ours[at]! / theirs)),
    })),
  };
}

function solveTime(variants: Partial<Field>): number {
  const roll = dice(seeded('solve'));
  const size = variants.size ?? 5;
  const throws = Array.from({ length: 2000 }, (): { field: Field; thrown: Throw } => {
    const cards = roll.shuffled([...DECK]);
    const planets = cards.slice(0, size * size);
    const field = {
      size,
      ring: false,
      rotation: false,
      planets,
      faceDown: planets.map(() => false),
      ...variants,
    };
    const marbles = planetsOf(cards.at(-1)!).map((planet) => ({ planet, cell: roll.below(9) }));
    return { field, thrown: { disc: roll.below(9), marbles, hole: null } };
  });
  const run = () => {
    for (const { field, thrown } of throws) solve(field, thrown);
  };
  const task: Task = { actions: throws.length, run };
  run();
  return 1e6 / median(Array.from({ length: RUNS }, () => rateOf(task)));
}

export default async function engine(): Promise<Measurement> {
  const { theirs, games } = await folds();
  const solved = [
    { what: 'one throw solved, µs (5×5)', time: solveTime({}) },
    {
      what: 'one throw solved, µs (6×6, ring, rotation)',
      time: solveTime({ size: 6, ring: true, rotation: true }),
    },
  ];
  return {
    title: 'The rules',
    rows: [
      { what: 'boardgame.io, moves a second', value: Math.round(theirs), limit: '' },
      ...games.flatMap(({ id, ours, ratio }) => [
        { what: `fold of ${id}, actions a second`, value: Math.round(ours), limit: '' },
        { what: '… beside boardgame.io', value: ratio.toFixed(1), limit: `at least ${FOLD_RATIO}` },
      ]),
      ...solved.map(({ what, time }) => ({ what, value: time.toFixed(1), limit: `at most ${SOLVE_LIMIT}` })),
    ],
    over: [
      ...games
        .filter(({ ratio }) => ratio < FOLD_RATIO)
        .map(({ id, ratio }) => `folding ${id} is only ${ratio.toFixed(1)} × as fast as boardgame.io`),
      ...solved
        .filter(({ time }) => time > SOLVE_LIMIT)
        .map(({ what, time }) => `${what}: ${time.toFixed(1)}`),
    ],
  };
}
