// The bots: never refused, the same for the same view, blind for what the others do, and as strong as their level.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  isRefusal,
  LEVELS,
  type Level,
  type Plan,
  type Refusal,
  TICK,
} from '#shared/engine/game.ts';
import { advance, due, openRoom, type Room, type RoomEntry, reopenRoom } from '#shared/engine/table.ts';
import { type Action, ActionSchema } from '#shared/games/space-builder/actions.ts';
import { bot } from '#shared/games/space-builder/bot.ts';
import { HABITS } from '#shared/games/space-builder/bot-levels.ts';
import { type Board, BUILDINGS, EMPTY, STARRED } from '#shared/games/space-builder/components.ts';
import { unplacedOf } from '#shared/games/space-builder/faults.ts';
import { LIES, LIMITS, OptionsSchema } from '#shared/games/space-builder/options.ts';
import { CHOICE, withBuilder } from '#shared/games/space-builder/round.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { Builder, State } from '#shared/games/space-builder/state.ts';
import { type View, view } from '#shared/games/space-builder/view.ts';
import { frozen, throughJson } from '../../shared/freeze.ts';
import { CHILD, paceOf, winsOf } from '../../tools/tournament-builder.ts';
import { duelOf, playMatch } from '../../tools/tournament-play.ts';

const SLOW = 60_000;
const KIT = { game: spaceBuilder, bot };

function did(result: ReturnType<typeof spaceBuilder.act>): State {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

/** All see the plan from 3000 on. */
function begun(seats: number): State {
  let state = spaceBuilder.setup(v.parse(OptionsSchema, {}), seats, 'a city');
  for (let seat = 0; seat < seats; seat++) state = did(spaceBuilder.act(state, seat, { type: 'ready' }, 0));
  return did(spaceBuilder.act(state, 'clock', TICK, 2300));
}

/** The bot on the first seat; each seed is another one. */
const asked = (state: State, level: Level, seed: string) => bot(view(state, 0), 0, level, seed);
const seeds = Array.from({ length: 40 }, (_, number) => `bot ${number}`);

/** Everything it does in a round that nobody stops before, one plan after the other. */
function wholeRound(start: State, level: Level, seed: string): Plan<Action>[] {
  const plans: Plan<Action>[] = [];
  let state = start;
  for (let plan = asked(state, level, seed); plan; plan = asked(state, level, seed)) {
    plans.push(plan);
    state = did(spaceBuilder.act(state, 0, plan.action, plan.at));
    if (state.phase.kind !== 'build') break;
  }
  return plans;
}

const withOwn = (state: State, own: Partial<Builder>) =>
  withBuilder(state, 0, { ...state.builders[0]!, ...own });
const boardIn = ({ action }: Plan<Action>): Board => ('board' in action ? action.board : EMPTY);
const builtOn = (board: Board) => board.filter((piece) => piece !== null).length;

describe('at tables of any size with any options', () => {
  const tables = [1, 2, 3, 4].flatMap((seats) =>
    LIES.flatMap((lie) => LIMITS.map((limit) => ({ seats, lie, limit }))),
  );

  test('plans are the same for the same view, actions of the game, at whole milliseconds, and never refused', () => {
    const twice: Bot<View, Action> = (seen, seat, level, seed) => {
      const plan = bot(frozen(seen), seat, level, seed);
      expect(bot(throughJson(seen), seat, level, seed)).toEqual(plan);
      if (plan) expect(v.is(ActionSchema, plan.action)).toBe(true);
      if (plan) expect(Number.isSafeInteger(plan.at) && plan.at >= 0).toBe(true);
      return plan;
    };
    for (const [number, { seats, ...options }] of tables.entries()) {
      const levels = Array.from({ length: seats }, (_, seat) => LEVELS[(seat + number) % 3]!);
      const { refused, outcome } = playMatch({ ...KIT, bot: twice }, levels, options, `table ${number}`);
      expect(refused).toEqual([]);
      expect(outcome.places).toContain(1);
    }
  });

  test('where all are bots, nothing is waited for after a stop', () => {
    const waits: number[] = [];
    const { refused } = playMatch(KIT, [1, 2, 3], { limit: 60 }, 'no wait', ({ match }) => {
      const { last }: State = match.state;
      if (last && waits.length < last.round) waits.push(match.at - last.stop);
    });
    expect(refused).toEqual([]);
    expect(waits.length).toBeGreaterThan(4);
    expect(new Set(waits)).toEqual(new Set([0]));
  });
});

describe.each(LEVELS)('the timetable of level %i', (level) => {
  test('puts down one building after the other, and taps with all of them', () => {
    const state = begun(2);
    const { held } = state.builders[0]!;
    for (const seed of seeds) {
      const plans = wholeRound(state, level, seed);
      expect(plans.slice(0, held.length).map(boardIn).map(builtOn)).toEqual([1, 2, 3, 4]);
      expect(plans.findIndex(({ action }) => action.type === 'tap')).toBe(plans.length - 1);
      expect(unplacedOf(boardIn(plans.at(-1)!), held)).toEqual([]);
      for (const [at, plan] of plans.entries()) expect(plan.at).toBeGreaterThan(plans[at - 1]?.at ?? 3000);
    }
  });

  test('is the same whatever the others do', () => {
    const state = begun(3);
    const full = state.plans[0]!;
    const others = state.builders.slice(1).map((builder, at) => ({
      ...builder,
      held: [...BUILDINGS.keys()],
      won: 3 + at,
      board: at === 0 ? full : [...full.slice(1), full[0]!],
      changed: 7000 + at,
      tap: at === 0 ? { pressed: 7000, arrival: 0 } : null,
    }));
    for (const seed of seeds) {
      const busy: State = { ...state, builders: [state.builders[0]!, ...others] };
      expect(wholeRound(busy, level, seed)).toEqual(wholeRound(state, level, seed));
    }
  });

  test('differs from bot to bot and from round to round', () => {
    const state = begun(2);
    const times = seeds.flatMap((seed) => [1, 2].map((round) => asked({ ...state, round }, level, seed)!.at));
    expect(new Set(times).size).toBeGreaterThan(75);
  });

  test('goes on behind the last change of its board, and taps when that was later than everything', () => {
    const state = begun(2);
    for (const seed of seeds) {
      const plans = wholeRound(state, level, seed);
      const [board, changed] = [boardIn(plans[2]!), plans[2]!.at];
      expect(asked(withOwn(state, { board, changed }), level, seed)).toEqual(plans[3]);
      const late = asked(withOwn(state, { board, changed: 170_000 }), level, seed);
      expect(late).toEqual(plans.at(-1));
    }
  });
});

test('a room that comes back from its log in the middle of a round goes on alike', () => {
  const chairs = ([3, 1] as const).map((level) => ({ kind: 'bot', name: 'Bo', colour: 0, level }) as const);
  const { id, rulesVersion } = spaceBuilder;
  const header = { game: id, options: {}, seats: 2, seed: 'again', rulesVersion };
  const { room, entries } = advance(known(openRoom(KIT, header, chairs)), 15_000);
  const drafts = room.drafts.filter((draft) => draft !== null);
  expect(drafts.length).toBeGreaterThan(0);
  const again = known(reopenRoom(KIT, header, chairs, throughJson(entries), throughJson(drafts)));
  expect(restOf(again)).toEqual(restOf(room));
});

function known(room: Room | Refusal): Room {
  if (isRefusal(room)) throw new Error(room.refused);
  return room;
}

function restOf(from: Room): RoomEntry[] {
  const log: RoomEntry[] = [];
  let room = from;
  for (let at = due(room); at !== null; at = due(room)) {
    const step = advance(room, at);
    room = step.room;
    log.push(...step.entries);
  }
  return log;
}

describe('after a stop', () => {
  const stop = 15_000;
  const stopped: State = {
    ...begun(2),
    phase: { kind: 'stop', from: 3000, at: stop, until: stop + 700, by: 'tap' },
  };
  /** How its board lies when this time has come. */
  const laidBy = (time: number, seed: string) => {
    const last = wholeRound(begun(2), 3, seed).findLast(({ at }) => at <= time);
    return { board: last ? boardIn(last) : EMPTY, changed: last?.at ?? null };
  };

  test('the board is sent as it lay then, and taken where it counts from when it was laid', () => {
    for (const seed of seeds) {
      const own = laidBy(stop, seed);
      const known = withOwn(stopped, own);
      const plan = asked(known, 3, seed)!;
      expect(plan).toEqual({ action: { type: 'build', board: own.board }, at: own.changed ?? stop });
      did(spaceBuilder.act(known, 0, plan.action, stop + 200, plan.at));
    }
  });

  test('what was laid between the stop and the news of it is not sent', () => {
    const later = seeds.filter((seed) => laidBy(stop + 500, seed).changed !== laidBy(stop, seed).changed);
    expect(later.length).toBeGreaterThan(2);
    for (const seed of later) {
      const plan = asked(withOwn(stopped, laidBy(stop + 500, seed)), 3, seed)!;
      expect(boardIn(plan)).toEqual(laidBy(stop, seed).board);
      expect(plan.at).toBeLessThanOrEqual(stop);
    }
  });

  test('once sent, nothing more is said', () => {
    expect(asked(withOwn(stopped, { out: { how: 'sent', at: stop } }), 3, 'sent')).toBeNull();
  });
});

test.each(LEVELS)('level %i has no plan once it has tapped or been halted', (level) => {
  const tapped = withOwn(begun(2), { tap: { pressed: 9000, arrival: 0 } });
  const halted = withOwn(begun(2), { out: { how: 'halted', at: 9000 } });
  expect(asked(tapped, level, 'done')).toBeNull();
  expect(asked(halted, level, 'done')).toBeNull();
});

test('a winner takes a locked building after two to four seconds; nobody else has a plan', () => {
  const since = 50_000;
  const phase = { kind: 'unlock', seat: 0, until: since + CHOICE } as const;
  const chosen = seeds.map((seed) => asked({ ...begun(2), phase }, 2, seed)!);
  for (const { action, at } of chosen) {
    expect(action.type === 'unlock' && action.building >= STARRED).toBe(true);
    expect(at >= since + 2000 && at <= since + 4000).toBe(true);
  }
  expect(new Set(chosen.map(({ action }) => 'building' in action && action.building)).size).toBe(4);
  expect(asked({ ...begun(2), phase: { ...phase, seat: 1 } }, 2, 'other')).toBeNull();
});

describe('the levels', () => {
  test.each([
    [3, 2],
    [2, 1],
  ] as const)(
    'level %i beats level %i in three of four matches at least',
    (stronger, weaker) => {
      const play = (levels: Level[], seed: string) => playMatch(KIT, levels, {}, seed).outcome;
      expect(duelOf([stronger, weaker], 120, play).wins).toBeGreaterThanOrEqual(90);
    },
    SLOW,
  );

  test(
    'a child beats level 1 more often than not, and level 2 sometimes',
    () => {
      expect(winsOf(CHILD, HABITS[1], 120)).toBeGreaterThanOrEqual(72);
      expect(winsOf(CHILD, HABITS[2], 60)).toBeGreaterThanOrEqual(6);
    },
    SLOW,
  );

  test.each(LEVELS)('level %i is as fast as its habits say, and faster on straight plans', (level) => {
    const { start, building, look } = HABITS[level];
    for (const count of [4, 8]) {
      const meant = (start + count * building + look) / 1000;
      const [straight, turned] = [0, 1].map((lie) => paceOf(HABITS[level], count, lie, 800).seconds);
      expect(turned! / meant).toBeGreaterThan(0.96);
      expect(turned! / meant).toBeLessThan(1.08);
      expect(straight! / turned!).toBeCloseTo(0.8, 1);
    }
  });

  test.each(LEVELS)('level %i lays wrongly what its habits say, and puts right what it sees', (level) => {
    const { slips, caught } = HABITS[level];
    const { buildings, laid, left } = paceOf(HABITS[level], BUILDINGS.length, 0, 3000);
    // Of the slips, 12 of 100 are two buildings.
    expect(laid.length / buildings / (slips / 1000)).toBeGreaterThan(1.02);
    expect(laid.length / buildings / (slips / 1000)).toBeLessThan(1.22);
    expect(left.length / laid.length).toBeCloseTo(1 - caught / 1000, 1);
    const share = (reason: string) => laid.filter((fault) => fault.reason === reason).length / laid.length;
    expect(share('face')).toBeCloseTo(50 / 112, 1);
    expect(share('turn')).toBeCloseTo(38 / 112, 1);
    expect(share('place')).toBeCloseTo(24 / 112, 1);
  });
});
