// How fast the rules are: folding actions beside boardgame.io's local client, solving throws, planning bot moves.
import { createRequire } from 'node:module';
import { isRefusal, LEVELS } from '../../shared/game.ts';
import { type Header, replay } from '../../shared/match.ts';
import { dice, seeded } from '../../shared/random.ts';
import { advance, type Chair, due, openRoom, type Room, type RoomEntry } from '../../shared/room.ts';
import { bot } from '../../shared/space-bowl/bot.ts';
import { DECK, planetsOf } from '../../shared/space-bowl/components.ts';
import { spaceBowl } from '../../shared/space-bowl/rules.ts';
import { type Field, solve, type Throw } from '../../shared/space-bowl/solver.ts';
import type { View } from '../../shared/space-bowl/view.ts';
import type { Measurement } from './run.ts';

const FOLD_RATIO = 20;
const SOLVE_LIMIT = 20;
const RUNS = 5;

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** Actions a second, the median of several runs. */
function rate(actions: number, run: () => void): number {
  const rates = Array.from({ length: RUNS }, () => {
    const from = performance.now();
    run();
    return actions / ((performance.now() - from) / 1000);
  });
  return median(rates);
}

function recorded(level: 1 | 2 | 3): { header: Header; log: RoomEntry[]; views: View[] } {
  const chairs = Array.from(
    { length: 8 },
    (_, colour): Chair => ({ kind: 'bot', name: `${colour}`, colour, level }),
  );
  const header: Header = { game: 'space-bowl', options: {}, seats: 8, seed: 'bench', rulesVersion: 1 };
  let room = openRoom({ game: spaceBowl, bot }, header, chairs) as Room;
  const log: RoomEntry[] = [];
  const views: View[] = [];
  for (let next = due(room); next !== null; next = due(room)) {
    views.push(spaceBowl.view(room.match.state, 0));
    const step = advance(room, next);
    room = step.room;
    log.push(...step.entries);
  }
  return { header, log, views };
}

function foldRate(): number {
  const { header, log } = recorded(3);
  const times = Math.ceil(20_000 / log.length);
  const run = () => {
    for (let time = 0; time < times; time++) {
      if (isRefusal(replay(spaceBowl, header, log))) throw new Error('The recorded match does not fold.');
    }
  };
  run();
  return rate(times * log.length, run);
}

function boardgameRate(): number {
  const { Client } = createRequire(import.meta.url)('boardgame.io/dist/cjs/client.js');
  const moves = { add: ({ G }: { G: { n: number } }) => ({ n: G.n + 1 }) };
  const count = 4000;
  const run = () => {
    const client = Client({ game: { setup: () => ({ n: 0 }), moves }, debug: false });
    client.start();
    for (let move = 0; move < count; move++) client.moves.add();
    if (client.getState().G.n !== count) throw new Error('boardgame.io did not make its moves.');
    client.stop();
  };
  run();
  return rate(count, run);
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
  run();
  return 1e6 / rate(throws.length, run);
}

function botTime(level: 1 | 2 | 3): { mean: number; worst: number } {
  const { views } = recorded(level);
  const times = views.map((view) => {
    const from = performance.now();
    bot(view, 0, level, 'bench');
    return performance.now() - from;
  });
  return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, worst: Math.max(...times) };
}

export default async function engine(): Promise<Measurement> {
  const ours = foldRate();
  const theirs = boardgameRate();
  const plain = solveTime({});
  const full = solveTime({ size: 6, ring: true, rotation: true });
  const bots = LEVELS.map((level) => ({ level, ...botTime(level) }));
  const ratio = ours / theirs;
  return {
    title: 'The rules',
    rows: [
      { what: 'fold, actions a second', value: Math.round(ours), limit: '' },
      { what: 'boardgame.io, moves a second', value: Math.round(theirs), limit: '' },
      { what: 'ratio', value: ratio.toFixed(1), limit: `at least ${FOLD_RATIO}` },
      { what: 'one throw solved, µs (5×5)', value: plain.toFixed(1), limit: `at most ${SOLVE_LIMIT}` },
      {
        what: 'one throw solved, µs (6×6, ring, rotation)',
        value: full.toFixed(1),
        limit: `at most ${SOLVE_LIMIT}`,
      },
      ...bots.map(({ level, mean, worst }) => ({
        what: `bot plan, level ${level}, ms (mean / worst)`,
        value: `${mean.toFixed(3)} / ${worst.toFixed(2)}`,
        limit: 'at most 8 on the main thread, slowed 4×',
      })),
    ],
    over: [
      ...(ratio < FOLD_RATIO ? [`folding is only ${ratio.toFixed(1)} × as fast as boardgame.io`] : []),
      ...(Math.max(plain, full) > SOLVE_LIMIT
        ? [`solving a throw takes ${Math.max(plain, full).toFixed(1)} µs`]
        : []),
      ...bots
        .filter(({ mean }) => mean * 4 > 8)
        .map(({ level }) => `a plan of level ${level} takes too long`),
    ],
  };
}
