// The Space Bowl bot: a pure function of the view that is never refused, and as strong as its level.
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bot, isRefusal, LEVELS, type Level, type Plan, type Seat, TICK } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { type Action, ActionSchema } from '#shared/games/space-bowl/actions.ts';
import { bot } from '#shared/games/space-bowl/bot.ts';
import {
  GRACES,
  type Options,
  OptionsSchema,
  REST_LIMITS,
  SEARCH_LIMITS,
  VARIANTS,
} from '#shared/games/space-bowl/options.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { RoundResult, State } from '#shared/games/space-bowl/state.ts';
import { type View, view } from '#shared/games/space-bowl/view.ts';
import { type Calls, callsOf, duel, type Played, playBots, quantile } from '../../../tools/tournament.ts';

const SLOW = 60_000;

type Asked = { view: View; seat: Seat; level: Level; seed: string; plan: Plan<Action> | null };

/** A table of any size, levels and options. */
function randomMatch(number: number, player?: Bot<View, Action>): Played {
  const roll = dice(seeded(`table ${number}`));
  const one = <T>(items: readonly T[]) => items[roll.below(items.length)]!;
  const variants = Object.fromEntries(VARIANTS.map((variant) => [variant, roll.below(3) === 0]));
  const limits = { search: one(SEARCH_LIMITS), rest: one(REST_LIMITS), grace: one(GRACES) };
  const levels = Array.from({ length: 2 + Math.min(roll.below(7), roll.below(7)) }, () => one(LEVELS));
  return playBots(levels, { ...variants, ...limits }, `match ${number}`, player);
}

/** First a kind, then one of that kind: else nearly everything would be a pick. */
function oneOfAKind(actions: readonly Action[], roll: Dice): Action {
  const kinds = [...new Set(actions.map(({ type }) => type))];
  const kind = kinds[roll.below(kinds.length)]!;
  const alike = actions.filter(({ type }) => type === kind);
  return alike[roll.below(alike.length)]!;
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
}

function searching(seed: string, seats: number, options: Partial<Options> = {}): State {
  let state = spaceBowl.setup(v.parse(OptionsSchema, options), seats, seed);
  for (let seat = 0; seat < seats; seat++) state = did(spaceBowl.act(state, seat, { type: 'ready' }, 0));
  return state;
}

function did(result: ReturnType<typeof spaceBowl.act>): State {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

function planFor(state: State, seat: Seat, level: Level): Plan<Action> | null {
  return bot(view(state, seat), seat, level, `seed/bot/${seat}`);
}

const seeds = Array.from({ length: 60 }, (_, number) => `throw ${number}`);

describe('a plan', () => {
  const asked: Asked[] = [];
  const noting: Bot<View, Action> = (seen, seat, level, seed) => {
    const plan = bot(deepFrozen(seen), seat, level, seed);
    asked.push({ view: seen, seat, level, seed, plan });
    return plan;
  };
  beforeAll(() => {
    for (let number = 0; number < 6; number++) randomMatch(number, noting);
  }, SLOW);

  test('is the same whenever the same view is shown, and leaves the view alone', () => {
    for (const { view, seat, level, seed, plan } of asked) {
      expect(bot(structuredClone(view), seat, level, seed)).toEqual(plan);
    }
  });

  test('is an action of the game at a whole millisecond', () => {
    for (const { plan } of asked) {
      if (!plan) continue;
      expect(v.is(ActionSchema, plan.action)).toBe(true);
      expect(Number.isSafeInteger(plan.at) && plan.at >= 0).toBe(true);
    }
  });

  test('rests on nothing that the view hides', () => {
    for (const seed of seeds) {
      const state = searching(seed, 3, { void: true });
      const called = did(spaceBowl.act(state, 1, { type: 'call', kind: 'go' }, 9000));
      const picked = did(spaceBowl.act(called, 1, { type: 'pick', card: 7 }, 9100));
      const elsewhere = did(spaceBowl.act(called, 1, { type: 'pick', card: 8 }, 9100));
      const [top, ...rest] = elsewhere.pile;
      const hidden = { ...elsewhere, random: [1, 2, 3, 4], pile: [top!, ...rest.reverse()] };
      for (const level of LEVELS) expect(planFor(hidden, 0, level)).toEqual(planFor(picked, 0, level));
    }
  });

  test('of one seat differs from that of its neighbours', () => {
    for (const seed of seeds) {
      const state = searching(seed, 8);
      const times = state.scores.map((_, seat) => planFor(state, seat, 2)!.at);
      expect(new Set(times).size).toBeGreaterThan(6);
    }
  });
});

describe("a bot's search is the same search after somebody has called", () => {
  const wouldGo = seeds
    .map((seed) => searching(seed, 2))
    .map((state) => ({ state, plan: planFor(state, 0, 1)! }))
    .filter(({ plan }) => plan.action.type === 'call' && plan.action.kind === 'go');

  test('what it was about to call, it follows', () => {
    expect(wouldGo.length).toBeGreaterThan(20);
    for (const { state, plan } of wouldGo) {
      const called = did(spaceBowl.act(state, 1, { type: 'call', kind: 'go' }, plan.at - 1));
      const follow = planFor(called, 0, 1)!;
      expect(follow.action).toEqual({ type: 'follow' });
      expect(follow.at).toBeGreaterThan(plan.at);
      expect(follow.at).toBeLessThan(plan.at + 4000);
    }
  });

  test('what it would have found too late, it does not know', () => {
    const late = wouldGo.filter(({ plan }) => plan.at > 22_000);
    expect(late.length).toBeGreaterThan(5);
    for (const { state, plan } of late) {
      const called = did(spaceBowl.act(state, 1, { type: 'call', kind: 'go' }, plan.at - 20_000));
      expect(planFor(called, 0, 1)).toBeNull();
    }
  });
});

describe('at tables of any size with any options', () => {
  const played: Played[] = [];
  const rounds: RoundResult[] = [];
  beforeAll(() => {
    for (let number = 0; number < 200; number++) played.push(randomMatch(number));
    rounds.push(...played.flatMap((match) => match.rounds));
  }, SLOW);

  test('every match ends and no bot is ever refused', () => {
    expect(played.flatMap(({ refused }) => refused)).toEqual([]);
    for (const { outcome } of played) expect(outcome.places).toContain(1);
  });

  test('bots do everything there is to do', () => {
    const times = (is: (round: RoundResult) => boolean) => rounds.filter(is).length;
    expect(times(({ call }) => call?.kind === 'go')).toBeGreaterThan(100);
    expect(times(({ call }) => call?.kind === 'doom')).toBeGreaterThan(50);
    expect(times(({ joker }) => joker !== null)).toBeGreaterThan(50);
    expect(times(({ call, joker }) => joker !== null && joker.by !== call?.by)).toBeGreaterThan(10);
    const others = ({ call, seats }: RoundResult) => seats.filter((_, seat) => seat !== call?.by);
    expect(times((round) => others(round).some(({ role }) => role === 'claimant'))).toBeGreaterThan(100);
    expect(times((round) => others(round).some(({ role }) => role === 'red'))).toBeGreaterThan(20);
    expect(
      times((round) => others(round).some(({ judgement }) => judgement === 'validWithJoker')),
    ).toBeGreaterThan(20);
  });

  test('whoever puts the joker down names a card that needs it', () => {
    for (const { joker, seats } of rounds) {
      if (joker) expect(seats[joker.by]!.judgement).toBe('validWithJoker');
    }
  });

  test('nobody who claims names no card', () => {
    for (const { role, pick } of rounds.flatMap(({ seats }) => seats)) {
      if (role === 'claimant') expect(pick).not.toBeNull();
    }
  });
});

test('a bot that takes over a seat in the middle of anything is not refused either', () => {
  for (let number = 0; number < 150; number++) {
    const roll = dice(seeded(`takeover ${number}`));
    const options = Object.fromEntries(VARIANTS.map((variant) => [variant, roll.below(3) === 0]));
    let state = searching(`takeover ${number}`, 3, options);
    let at = 1500;
    for (let step = 0; step < 40 && state.phase.kind !== 'over'; step++) {
      const due = spaceBowl.deadline(state);
      for (const seat of spaceBowl.toAct(state)) {
        const level = LEVELS[roll.below(3)]!;
        const plan = planFor(state, seat, level);
        const when = Math.max(at, plan?.at ?? 0);
        if (!plan || (due !== null && when >= due)) continue;
        expect(spaceBowl.act(state, seat, plan.action, when)).not.toHaveProperty('refused');
      }
      const seat = roll.below(3);
      const actions = spaceBowl.legal!(view(state, seat), seat, at);
      at += roll.below(4000);
      if (due !== null && at >= due) {
        at = due;
        state = did(spaceBowl.act(state, 'clock', TICK, due));
      } else if (actions.length > 0) {
        state = did(spaceBowl.act(state, seat, oneOfAKind(actions, roll), at));
      }
    }
  }
});

describe('the levels', () => {
  test.each([
    [3, 2],
    [2, 1],
  ] as const)(
    'level %i beats level %i',
    (stronger, weaker) => {
      expect(duel([stronger, weaker], {}, 150).wins).toBeGreaterThanOrEqual(105);
    },
    SLOW,
  );

  const calls: Calls[][] = [];
  beforeAll(() => {
    for (const level of LEVELS) calls.push([2, 4].map((seats) => callsOf(level, seats, {}, 30)));
  }, SLOW);

  test.each([
    { level: 1, least: 12_000, most: 22_000 },
    { level: 2, least: 7_500, most: 12_000 },
    { level: 3, least: 4_000, most: 6_500 },
  ])('level $level calls after $least ms at the median', ({ level, least, most }) => {
    for (const { times } of calls[level - 1]!) {
      expect(quantile(times, 0.5)).toBeGreaterThanOrEqual(least);
      expect(quantile(times, 0.5)).toBeLessThanOrEqual(most);
    }
  });

  test('the weaker a bot, the more often it is wrong; none is never wrong', () => {
    const wrong = calls.map((tables) => {
      const called = tables.reduce((sum, { times }) => sum + times.length, 0);
      return tables.reduce((sum, { go }) => sum + go.invalid, 0) / called;
    });
    expect(wrong[0]).toBeGreaterThan(0.1);
    expect(wrong[0]).toBeLessThan(0.3);
    expect(wrong[1]).toBeLessThan(wrong[0]! / 1.5);
    expect(wrong[2]).toBeLessThan(wrong[1]! / 1.5);
    expect(wrong[2]).toBeGreaterThan(0);
  });
});
