// Space Bowl: every reason for which an action is refused.
import { describe, expect, test } from 'vitest';
import { isRefusal, TICK } from '#shared/engine/game.ts';
import { act, MATCH_REASONS, type Match, startMatch } from '#shared/engine/match.ts';
import type { Action } from '#shared/games/space-bowl/actions.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { frozen } from '../../freeze.ts';
import { table } from './table.ts';

const COUNTDOWN_ACTIONS: Action[] = [
  { type: 'follow' },
  { type: 'joker', card: 0 },
  { type: 'pick', card: 0 },
  { type: 'pick', card: null },
  { type: 'confirm' },
];

test('[SB76] notNow', () => {
  const rest = table({ phase: 'rest' });
  for (const action of COUNTDOWN_ACTIONS) expect(rest.refusal(0, action)).toEqual({ refused: 'notNow' });
  expect(rest.refusal(0, { type: 'call', kind: 'go' })).toEqual({ refused: 'notNow' });
  const search = table();
  for (const action of COUNTDOWN_ACTIONS) expect(search.refusal(0, action)).toEqual({ refused: 'notNow' });
  expect(search.refusal(0, { type: 'ready' })).toEqual({ refused: 'notNow' });
  expect(table().go(0).refusal(1, { type: 'ready' })).toEqual({ refused: 'notNow' });
});

test('[SB77] rolling', () => {
  const t = table({ phase: 'rest', seats: 2 }).allReady();
  for (const kind of ['go', 'doom'] as const) {
    expect(t.refusal(1, { type: 'call', kind })).toEqual({ refused: 'rolling', where: { until: 1500 } });
  }
});

test('[SB78] tooEarly', () => {
  expect(table({ phase: 'rest' }).refusal('clock', TICK)).toEqual({ refused: 'tooEarly' });
  expect(table().refusal('clock', TICK)).toEqual({ refused: 'tooEarly', where: { until: 180_000 } });
  const t = table().go(0).wait(9999);
  expect(t.refusal('clock', TICK)).toEqual({ refused: 'tooEarly', where: { until: 10_000 } });
  expect(t.tick().wait(2999).refusal('clock', TICK)).toEqual({
    refused: 'tooEarly',
    where: { until: 13_000 },
  });
});

test('[SB79] tooLate', () => {
  const t = table().go(0).tick();
  const late: Action[] = [{ type: 'follow' }, { type: 'call', kind: 'go' }, ...COUNTDOWN_ACTIONS];
  for (const action of late) expect(t.refusal(1, action)).toEqual({ refused: 'tooLate' });
  expect(t.refusal(0, { type: 'joker', card: 0 })).toEqual({ refused: 'tooLate' });
  const doom = table().doom(0).tick();
  for (const type of ['follow', 'call', 'joker'] as const) {
    const action: Action =
      type === 'call' ? { type, kind: 'doom' } : type === 'joker' ? { type, card: 0 } : { type };
    expect(doom.refusal(1, action)).toEqual({ refused: 'tooLate' });
  }
});

test('[SB80] alreadyReady', () => {
  expect(table({ phase: 'rest' }).ready(2).refusal(2, { type: 'ready' })).toEqual({
    refused: 'alreadyReady',
  });
});

test('[SB81] alreadyClaimed', () => {
  for (const kind of ['go', 'doom'] as const) {
    const t = table().call(0, kind).follow(1);
    for (const seat of [0, 1]) {
      expect(t.refusal(seat, { type: 'follow' })).toEqual({ refused: 'alreadyClaimed' });
      expect(t.refusal(seat, { type: 'call', kind })).toEqual({ refused: 'alreadyClaimed' });
    }
  }
});

test('[SB82] alreadyConfirmed', () => {
  const t = table().go(0).pick(0, 7).confirm(0);
  expect(t.refusal(0, { type: 'confirm' })).toEqual({ refused: 'alreadyConfirmed', where: { card: 7 } });
});

test('[SB84] notClaimant', () => {
  const t = table().go(0);
  for (const action of COUNTDOWN_ACTIONS.slice(2))
    expect(t.refusal(1, action)).toEqual({ refused: 'notClaimant' });
});

test('[SB89] noSuchCard', () => {
  const t = table().go(0);
  for (const type of ['pick', 'joker'] as const) {
    expect(t.refusal(0, { type, card: 25 })).toEqual({ refused: 'noSuchCard', where: { card: 25 } });
    expect(t.refusal(0, { type, card: 35 })).toEqual({ refused: 'noSuchCard', where: { card: 35 } });
  }
  expect(
    table({ options: { larger: true } })
      .go(0)
      .joker(0, 35)
      .pick(0, 35).countdown.claims[0]!.pick,
  ).toBe(35);
});

test('[SB90] noPick', () => {
  expect(table().go(0).refusal(0, { type: 'confirm' })).toEqual({ refused: 'noPick' });
  expect(table().go(0).pick(0, 7).pick(0, null).refusal(0, { type: 'confirm' })).toEqual({
    refused: 'noPick',
  });
});

describe('[SB91] of the match itself', () => {
  const header = { game: 'space-bowl', options: { rest: 30 }, seats: 3, seed: 's', rulesVersion: 1 };
  function started(): Match {
    const match = startMatch(spaceBowl, header);
    if (isRefusal(match)) throw new Error(match.refused);
    return { ...match, state: frozen(match.state) };
  }
  function accepted(result: ReturnType<typeof act>): Match {
    if (isRefusal(result)) throw new Error(result.refused);
    return result;
  }

  test.each([
    undefined,
    null,
    'ready',
    {},
    { type: 'tick' },
    { type: 'reddy' },
    { type: 'ready', extra: 1 },
    { type: 'call' },
    { type: 'call', kind: 'stop' },
    { type: 'pick' },
    { type: 'pick', card: -1 },
    { type: 'pick', card: 36 },
    { type: 'pick', card: 1.5 },
    { type: 'pick', card: '3' },
    { type: 'joker', card: null },
    [{ type: 'ready' }],
  ])('[SB91] malformed: %j', (action) => {
    expect(act(started(), 0, action, 0)).toEqual({ refused: 'malformed' });
  });

  test('[SB91] unknownSeat', () => {
    for (const seat of [3, 7, -1, 0.5, Number.NaN]) {
      const result = act(started(), seat, { type: 'ready' }, 0);
      expect(isRefusal(result) && result.refused, `seat ${seat}`).toBe('unknownSeat');
    }
  });

  test('[SB91] backwards', () => {
    const match = accepted(act(started(), 0, { type: 'ready' }, 500));
    expect(act(match, 1, { type: 'ready' }, 499)).toEqual({ refused: 'backwards', where: { until: 500 } });
    expect(isRefusal(act(match, 1, { type: 'ready' }, 500))).toBe(false);
    expect(isRefusal(act(match, 1, { type: 'ready' }, Number.NaN))).toBe(true);
  });

  test('[SB91] overdue: the clock comes before a seat', () => {
    const match = accepted(act(started(), 0, { type: 'ready' }, 0));
    expect(act(match, 1, { type: 'ready' }, 30_000)).toEqual({
      refused: 'overdue',
      where: { until: 30_000 },
    });
    expect(isRefusal(act(match, 1, { type: 'ready' }, 29_999))).toBe(false);
    const thrown = accepted(act(match, 'clock', undefined, 30_000));
    expect(isRefusal(act(thrown, 1, { type: 'call', kind: 'go' }, 31_500))).toBe(false);
  });

  test('[SB91] over', () => {
    const { state } = table({ scores: [15, 4, 4], seats: 3 })
      .go(0)
      .pick(0, 7)
      .reveal();
    const match = { ...started(), state };
    expect(act(match, 0, { type: 'ready' }, 20_000)).toEqual({ refused: 'over' });
    expect(act(match, 'clock', TICK, 20_000)).toEqual({ refused: 'over' });
  });

  test('[SB91] no reason means two things', () => {
    const all: string[] = [...MATCH_REASONS, ...spaceBowl.reasons];
    expect(new Set(all).size).toBe(all.length);
  });
});
