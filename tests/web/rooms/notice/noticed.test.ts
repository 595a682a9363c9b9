// When somebody in a room hears that they are wanted: only of changes, once, and what they have missed.
import { describe, expect, test } from 'vitest';
import type { Wanted } from '#shared/engine/game.ts';
import { type Moment, type Noticed, noticed } from '#web/rooms/notice/noticed.ts';

const turn = (of: number): Wanted => ({ why: 'turn', of });
const round = (of: number): Wanted => ({ why: 'round', of });
const awaited: Wanted = { why: 'awaited', of: 1 };

const lobby = { match: null, wanted: null };
const hidden = { isSeen: false };

/** What comes of these moments, each of which tells only what is another than before, ten seconds later. */
function after(...changes: Partial<Moment>[]): Noticed[] {
  const all: Noticed[] = [];
  let moment: Moment = { seat: 0, match: 1, wanted: null, isSeen: true, at: 0 };
  for (const [count, change] of changes.entries()) {
    moment = { ...moment, at: count * 10_000, ...change };
    all.push(noticed(all.at(-1) ?? null, moment));
  }
  return all;
}
const heard = (...changes: Partial<Moment>[]) =>
  after(...changes).map(({ isNew, said }) => (isNew ? said : null));
const inTab = (...changes: Partial<Moment>[]) => after(...changes).map(({ said }) => said);
const missedAfter = (...changes: Partial<Moment>[]) => after(...changes).at(-1)!.missed;

describe('a turn', () => {
  test('is heard when it begins, and said as long as it lasts', () => {
    const course = [{}, { wanted: turn(1) }, { at: 15_000 }, { wanted: null }];
    expect(heard(...course)).toEqual([null, 'turn', null, null]);
    expect(inTab(...course)).toEqual([null, 'turn', 'turn', null]);
  });

  test('is no news at the first sight, nor when the rest of the table changes in it', () => {
    const course = [{ wanted: turn(1) }, { wanted: turn(2) }, {}];
    expect(inTab(...course)).toEqual([null, null, null]);
  });

  test('is not heard again when it was only interrupted, as by somebody who takes something back', () => {
    expect(heard({}, { wanted: turn(3) }, { wanted: null }, { wanted: turn(3) })).toEqual([
      null,
      'turn',
      null,
      null,
    ]);
  });

  test('is heard when it is the next one', () => {
    expect(heard({ wanted: turn(1) }, { wanted: null }, { wanted: turn(2) })).toEqual([null, null, 'turn']);
  });

  test('that came while the connection was lost is heard with the first that comes after it', () => {
    expect(heard({}, { at: 60_000, wanted: turn(2) })).toEqual([null, 'turn']);
  });

  test('of another seat is another matter: on a seat just taken over everything is at first sight', () => {
    expect(inTab({ seat: null }, { seat: 2, wanted: turn(1) })).toEqual([null, null]);
  });

  test('is nobody’s who watches', () => {
    expect(inTab({ seat: null, ...lobby }, { match: 1, wanted: turn(1) })).toEqual([null, null]);
  });
});

describe('a match', () => {
  test('that begins with a turn is that turn, also on another seat than before', () => {
    expect(heard(lobby, { match: 1, wanted: turn(1) })).toEqual([null, 'turn']);
    expect(heard({ seat: 2 }, { seat: 1, match: 2, wanted: turn(1) })).toEqual([null, 'turn']);
  });

  test('that begins before one’s eyes is not announced; behind one’s back it is, until it is seen', () => {
    expect(inTab(lobby, { match: 1 })).toEqual([null, null]);
    const course = [{ ...lobby, ...hidden }, { match: 1 }, {}, { isSeen: true }];
    expect(heard(...course)).toEqual([null, 'begun', null, null]);
    expect(inTab(...course)).toEqual([null, 'begun', 'begun', null]);
  });

  test('that has begun gives way to a turn in it', () => {
    expect(heard({ ...lobby, ...hidden }, { match: 1 }, { wanted: turn(1) })).toEqual([
      null,
      'begun',
      'turn',
    ]);
  });

  test('that is left for the lobby says nothing more', () => {
    expect(inTab({}, { wanted: turn(1) }, lobby)).toEqual([null, 'turn', null]);
  });
});

describe('in real time', () => {
  test('a round is heard of only behind one’s back, and once', () => {
    expect(heard({}, { wanted: round(1) }, hidden, { wanted: null }, { wanted: round(2) }, {})).toEqual([
      null,
      null,
      null,
      null,
      'round',
      null,
    ]);
  });

  test('whoever is waited for hears of it before the table as well', () => {
    expect(inTab({}, { wanted: awaited }, { wanted: round(1) })).toEqual([null, 'awaited', null]);
  });
});

describe('what was missed', () => {
  test('is nothing before one’s eyes', () => {
    expect(missedAfter({}, { wanted: turn(1) }, hidden, { isSeen: true })).toBeNull();
  });

  test('lasts until it is seen', () => {
    expect(missedAfter({ ...hidden }, { wanted: turn(1) }, {})).toMatchObject({ why: 'turn', lasted: null });
    const seen = { why: 'turn', since: 10_000, lasted: 20_000 };
    expect(missedAfter(hidden, { wanted: turn(1) }, {}, { isSeen: true })).toEqual(seen);
    expect(missedAfter(hidden, { wanted: turn(1) }, {}, { isSeen: true }, { wanted: null }, {})).toEqual(
      seen,
    );
  });

  test('lasts no longer than it went on: a bot may have played meanwhile', () => {
    expect(missedAfter(hidden, { wanted: turn(1) }, { wanted: null }, {}, { isSeen: true })).toEqual({
      why: 'turn',
      since: 10_000,
      lasted: 10_000,
    });
  });

  test('is the last of several', () => {
    const course = [hidden, { wanted: turn(1) }, { wanted: null }, { wanted: turn(2) }, { isSeen: true }];
    expect(missedAfter(...course)).toEqual({ why: 'turn', since: 30_000, lasted: 10_000 });
  });
});
