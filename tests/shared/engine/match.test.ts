// A match: its header, and what folding a log refuses.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isRefusal, TICK } from '#shared/engine/game.ts';
import {
  act,
  type Entry,
  EntrySchema,
  type Header,
  HeaderSchema,
  replay,
  startMatch,
  view,
} from '#shared/engine/match.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { frozen } from '../freeze.ts';
import { folded, opened, views } from '../play.ts';

const header: Header = {
  game: 'space-bowl',
  options: { rest: 30 },
  seats: 2,
  seed: 'match',
  rulesVersion: 1,
};
const ready = { type: 'ready' };
const LOG: Entry[] = [
  { by: 0, at: 100, action: ready },
  { by: 1, at: 200, action: ready },
  { by: 1, at: 1700, action: { type: 'call', kind: 'go' } },
  { by: 'clock', at: 11_700, action: TICK },
];

describe('the header', () => {
  test.each([
    ['unknownGame', { game: 'chess' }],
    ['newerRules', { rulesVersion: 2 }],
    ['olderRules', { rulesVersion: 0 }],
    ['badSeats', { seats: 1 }],
    ['badSeats', { seats: 9 }],
    ['badOptions', { options: { rest: 31 } }],
    ['badOptions', { options: null }],
  ])('%s', (refused, wrong) => {
    expect(startMatch(spaceBowl, { ...header, ...wrong })).toEqual({ refused });
  });

  test('is kept with its options filled in', () => {
    const match = opened(spaceBowl, header);
    expect(match.header).toMatchObject({ ...header, options: { rest: 30, search: 180, ring: false } });
    expect(match).toMatchObject({ at: 0, length: 0, state: { seats: 2, options: { rest: 30 } } });
    expect(isRefusal(startMatch(spaceBowl, match.header))).toBe(false);
  });

  test('is parsed strictly', () => {
    const fits = (some: object) => v.safeParse(HeaderSchema, { ...header, ...some }).success;
    expect(fits({})).toBe(true);
    const { options, ...without } = header;
    expect(v.parse(HeaderSchema, without)).toEqual({ ...header, options: {} });
    expect(options).toBeDefined();
    const wrong = [
      { seats: 0 },
      { seats: 2.5 },
      { seats: 9 },
      { seed: '' },
      { seed: 'x'.repeat(65) },
      { seed: 1 },
    ];
    for (const some of [...wrong, { rulesVersion: 0 }, { game: '' }, { more: 1 }])
      expect(fits(some)).toBe(false);
  });
});

describe('entries', () => {
  test('are parsed strictly', () => {
    const fits = (entry: unknown) => v.safeParse(EntrySchema, entry).success;
    for (const entry of LOG) expect(fits(entry)).toBe(true);
    expect(v.parse(EntrySchema, { by: 'clock', at: 3 })).toEqual({ by: 'clock', at: 3, action: null });
    const wrong = [
      { by: 8, at: 0 },
      { by: -1, at: 0 },
      { by: 'host', at: 0 },
      { by: 0 },
      { by: 0, at: -1 },
      { by: 0, at: 0.5 },
    ];
    for (const entry of [...wrong, { by: 0, at: 0, number: 1 }, null]) expect(fits(entry)).toBe(false);
  });

  test('accepted, they move the match on', () => {
    const match = opened(spaceBowl, header);
    const next = folded(match, LOG[0]!);
    expect(next).toMatchObject({ at: 100, length: 1, state: { phase: { ready: [true, false] } } });
    expect(match).toMatchObject({ at: 0, length: 0, state: { phase: { ready: [false, false] } } });
  });

  test('refused, they change nothing, and tell why', () => {
    const match = frozen({ ...folded(opened(spaceBowl, header), LOG[0]!), game: spaceBowl, header });
    const before = views(match);
    expect(act(match, 0, ready, 150)).toEqual({ refused: 'alreadyReady' });
    expect(act(match, 2, ready, 150)).toEqual({ refused: 'unknownSeat' });
    expect(act(match, 1, ready, 99)).toEqual({ refused: 'backwards', where: { until: 100 } });
    expect(act(match, 1, ready, 30_000)).toEqual({ refused: 'overdue', where: { until: 30_000 } });
    expect(act(match, 1, 'ready', 150)).toEqual({ refused: 'malformed' });
    expect(act(match, 'clock', TICK, 29_999)).toEqual({ refused: 'tooEarly', where: { until: 30_000 } });
    expect(act({ ...match, state: { ...match.state, phase: { kind: 'over' } } }, 1, ready, 150)).toEqual({
      refused: 'over',
    });
    expect(views(match)).toEqual(before);
  });

  test('the clock needs no action, and a seat cannot be the clock', () => {
    const match = opened(spaceBowl, header);
    expect(folded(match, { by: 'clock', at: 30_000, action: { type: 'ready' } }).state.phase.kind).toBe(
      'search',
    );
    expect(act(match, 0, TICK, 0)).toEqual({ refused: 'malformed' });
  });
});

describe('replay', () => {
  test('gives what acting step by step gives', () => {
    const match = LOG.reduce(folded, opened(spaceBowl, header));
    expect(replay(spaceBowl, header, LOG)).toEqual(match);
    expect(view(match, 0)).toEqual(spaceBowl.view(match.state, 0));
    expect(view(match, 'watcher')).toEqual(spaceBowl.view(match.state, 'watcher'));
  });

  test('stops at the first entry that is not accepted', () => {
    const log = LOG.toSpliced(2, 0, { by: 0, at: 300, action: { type: 'call', kind: 'go' } });
    expect(replay(spaceBowl, header, log)).toEqual({ refused: 'rolling', where: { until: 1700 }, entry: 2 });
  });

  test('names the header as entry −1', () => {
    expect(replay(spaceBowl, { ...header, seats: 1 }, LOG)).toEqual({ refused: 'badSeats', entry: -1 });
  });
});
