// The course of a whole match of every game: its rounds, its turning points, and what is told of each step.
import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES, type GameId } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { type Course, courseOf, jumpsOf } from '#web/play/looking-back/course.ts';
import { createReplayTable, type ReplayTable } from '#web/table/host/replay.ts';
import type { GamePages } from '#web/table/kit/game.ts';
import type { LookingBack } from '#web/table/kit/looking-back.ts';
import { words } from '#web/words/words.ts';
import { playMatch } from '../../tools/tournament-play.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

interface Looked {
  table: ReplayTable<object>;
  game: LookingBack<object>;
  course: Course;
}

async function lookBack(id: GameId, seats: number): Promise<Looked> {
  const kit = { game: await GAMES[id].load(), bot: await GAMES[id].loadBot() };
  const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 3 : 1) as 1 | 3);
  const { room, log } = playMatch(kit, levels, {}, 'course');
  const pages: GamePages = GAME_PAGES[id];
  const game = (await pages.lookingBack!()).default as LookingBack<object>;
  const chairs = room.chairs.map((chair, seat) => ({ ...chair, name: NAMES[seat]! }));
  const table = createReplayTable<object>({ ...room, chairs }, log, { stopsAt: pages.stopsAt });
  return { table, game, course: courseOf(table, game) };
}

beforeAll(() => words.fetch());

describe.each(GAME_IDS)('%s', (id) => {
  let looked: Looked;
  beforeAll(async () => {
    looked = await lookBack(id, 3);
  });

  test('has its rounds in their order, and its last one is a turning point', () => {
    const { rounds, turns } = looked.course;
    expect(rounds.length).toBeGreaterThan(3);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, at) => at + 1));
    expect(turns.filter(({ kind }) => kind === 'last')).toEqual([
      { kind: 'last', at: rounds.at(-1)!.at, round: rounds.length },
    ]);
  });

  test('every lead that is told is one by then and was none before, and every gain is made there', () => {
    const { table, course } = looked;
    for (const turn of course.turns) {
      const now = table.scoresAt(turn.at);
      const before = table.scoresAt(turn.at - 1);
      if (turn.kind === 'lead') {
        expect(now.filter((points) => points >= now[turn.seat]!)).toHaveLength(1);
        expect(before.some((points, seat) => seat !== turn.seat && points >= before[turn.seat]!)).toBe(true);
      }
      if (turn.kind === 'gain') expect(now[turn.seat]! - before[turn.seat]!).toBe(turn.points);
    }
  });

  test('the end is reached by jumps, each further on', () => {
    const jumps = jumpsOf(looked.course, looked.table.steps);
    expect(jumps[0]).toBe(0);
    expect(jumps.at(-1)).toBe(looked.table.steps);
    expect(jumps).toEqual([...new Set(jumps)].sort((one, other) => one - other));
  });

  test('every step tells something, and speaks to nobody', () => {
    const { table, game } = looked;
    // At the end it is who has won.
    for (let step = 1; step < table.steps; step++) {
      const told = game.told(table.seenAt(step), table.seenAt(step - 1), (seat) => NAMES[seat]!);
      expect(told, `step ${step}`).not.toBe('');
      expect(told).not.toMatch(/\byou(r|’re)?\b/i);
      expect(game.pause(table.seenAt(step)).reads).toBeGreaterThanOrEqual(400);
    }
  });
});

test('a throw of Space Bowl is looked at longer than a card of Gravity Superstar', async () => {
  const [bowl, gravity] = await Promise.all([lookBack('space-bowl', 2), lookBack('gravity-superstar', 2)]);
  const longest = ({ table, game }: Looked, isOne: (at: number) => boolean) =>
    Array.from({ length: table.steps }, (_, at) => at + 1)
      .filter(isOne)
      .map((at) => game.pause(table.seenAt(at)))
      .map(({ moves, reads }) => moves + reads);
  const throws = longest(bowl, (at) => bowl.course.rounds.some((round) => round.at === at));
  const cards = longest(gravity, (at) =>
    /Step|jump/.test(gravity.game.told(gravity.table.seenAt(at), null, String)),
  );
  expect(Math.min(...throws)).toBeGreaterThan(Math.max(...cards));
});

test('Space Bowl names what nobody has found, in the rounds that have it', async () => {
  const { course, table, game } = await lookBack('space-bowl', 2);
  expect(course.missed.length).toBeGreaterThan(0);
  for (const { said } of course.missed) expect(said).toMatch(/^Nobody found /);
  const search = course.rounds[0]!.at;
  expect(game.found!.said(table.seenAt(search))).toMatch(/destination/);
  expect(game.found!.said(table.seenAt(0))).toBe('');
});
