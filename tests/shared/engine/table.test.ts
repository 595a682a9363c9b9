// A room: numbers and answers, and coming back from a log.
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import {
  advance,
  due,
  nextNumber,
  openRoom,
  type Room,
  type RoomEntry,
  receive,
  reopenRoom,
  viewOf,
} from '#shared/engine/table.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { GO, headerOf, open, person, planned, READY, robot, silent } from './table-room.ts';

test('a room with a bad header does not open', () => {
  expect(openRoom({ game: spaceBowl, bot: silent }, headerOf(1), [person])).toEqual({
    refused: 'badSeats',
  });
});

describe('numbers and answers', () => {
  test('the first number is 1, and each seat counts its own', () => {
    const room = open([person, person, person]);
    expect(nextNumber(room, 0)).toBe(1);
    const first = receive(room, 0, 1, READY, 40);
    expect(first.answer).toEqual({ number: 1, accepted: true });
    expect(first.entries).toEqual([{ by: 0, number: 1, at: 40, action: READY }]);
    expect([0, 1].map((seat) => nextNumber(first.room, seat))).toEqual([2, 1]);
    expect(receive(first.room, 1, 1, READY, 50).answer).toEqual({ number: 1, accepted: true });
    expect(nextNumber(room, 0)).toBe(1);
  });

  test('sent again, an action gets the same answer and nothing happens', () => {
    const { room, answer } = receive(open([person, person]), 0, 1, READY, 0);
    const again = receive(room, 0, 1, READY, 5000);
    expect(again).toEqual({ room, entries: [], answer });
    expect(again.room).toBe(room);
    expect(receive(room, 0, 1, GO, 5000).answer).toEqual({ number: 1, accepted: true });
  });

  test('a refusal sent again gets the same refusal', () => {
    const { room } = receive(open([person, person]), 0, 1, READY, 0);
    const refused = receive(room, 0, 2, READY, 10);
    expect(refused.answer).toEqual({ number: 2, accepted: false, refused: 'alreadyReady' });
    expect(refused.entries).toEqual([]);
    expect(refused.room.match).toBe(room.match);
    const rolling = receive(receive(refused.room, 1, 1, READY, 20).room, 1, 2, GO, 30);
    expect(rolling.answer).toEqual({
      number: 2,
      accepted: false,
      refused: 'rolling',
      where: { until: 1520 },
    });
    expect(receive(rolling.room, 1, 2, GO, 9000).answer).toEqual(rolling.answer);
  });

  test.each([0, -1, 1.5, Number.NaN])('number %d is refused', (number) => {
    const room = open([person, person]);
    const step = receive(room, 0, number, READY, 0);
    expect(step.answer).toEqual({ number, accepted: false, refused: 'wrongNumber' });
    expect(step).toMatchObject({ entries: [] });
    expect(step.room).toBe(room);
  });

  test('numbers may leave gaps: refused actions have numbers too', () => {
    const step = receive(open([person, person]), 0, 3, READY, 0);
    expect(step.answer).toEqual({ number: 3, accepted: true });
    expect(step.entries).toMatchObject([{ by: 0, number: 3 }]);
  });

  test('a number long past is refused', () => {
    let { room } = receive(open([person, person]), 0, 1, READY, 0);
    room = receive(room, 0, 2, READY, 0).room;
    expect(receive(room, 0, 1, READY, 0).answer).toMatchObject({ accepted: false, refused: 'wrongNumber' });
  });

  test('what was due happens first', () => {
    const room = open([person, person], silent, { rest: 30 });
    const step = receive(room, 0, 1, GO, 40_000);
    expect(step.entries.map(({ by, at }) => [by, at])).toEqual([
      ['clock', 30_000],
      [0, 40_000],
    ]);
    expect(step.answer.accepted).toBe(true);
    const late = receive(step.room, 1, 1, { type: 'follow' }, 60_000);
    expect(late.answer).toMatchObject({ accepted: false, refused: 'notNow' });
    expect(late.entries.map(({ by, at }) => [by, at])).toEqual([
      ['clock', 50_000],
      ['clock', 53_000],
    ]);
    expect(late.room.match.at).toBe(53_000);
  });
});

describe('coming back from the log', () => {
  const busy = planned(({ phase, round }, seat) => {
    if (phase.kind === 'rest') return phase.ready[seat] ? null : { action: READY, at: 0 };
    if (phase.kind === 'search')
      return { action: round % 2 ? GO : { type: 'call', kind: 'doom' }, at: phase.from + 500 };
    if (phase.kind !== 'countdown' || phase.roles[seat] === 'red' || phase.roles[seat] === 'free')
      return null;
    if (phase.mine!.confirmed) return null;
    const card = (round * 7 + seat) % 25;
    return phase.mine!.pick === null
      ? { action: { type: 'pick', card }, at: phase.call.at + 900 }
      : { action: { type: 'confirm' }, at: phase.call.at + 1500 };
  });

  function playedRoom(): { room: Room; log: RoomEntry[] } {
    const log: RoomEntry[] = [];
    let room = open([robot, robot, person], busy, { rest: 30 });
    for (let now = 0; now < 200_000; now += 7000) {
      const step = now % 3 === 0 ? receive(room, 2, nextNumber(room, 2), READY, now) : advance(room, now);
      log.push(...step.entries);
      room = step.room;
    }
    return { room, log };
  }

  test('it is the same room', () => {
    const { room, log } = playedRoom();
    const again = reopenRoom(
      room.kit,
      headerOf(3, { rest: 30 }),
      room.chairs,
      JSON.parse(JSON.stringify(log)),
    );
    if (isRefusal(again)) throw new Error(again.refused);
    expect(log.length).toBeGreaterThan(20);
    expect(again.match).toEqual(room.match);
    expect([0, 1, 2, 'watcher' as const].map((viewer) => viewOf(again, viewer))).toEqual(
      [0, 1, 2, 'watcher' as const].map((viewer) => viewOf(room, viewer)),
    );
    expect(again.answers.slice(0, 2)).toEqual(room.answers.slice(0, 2));
    expect(due(again)).toBe(due(room));
    const later = room.match.at + 60_000;
    expect(advance(again, later).entries).toEqual(advance(room, later).entries);
  });

  test('an action sent before and after gets the same answer', () => {
    const live = receive(open([person, person]), 0, 1, READY, 10);
    const again = reopenRoom(live.room.kit, headerOf(2), live.room.chairs, live.entries);
    if (isRefusal(again)) throw new Error(again.refused);
    expect([again.match, again.answers]).toEqual([live.room.match, live.room.answers]);
    expect(receive(again, 0, 1, READY, 20)).toEqual({ room: again, entries: [], answer: live.answer });
  });

  test('a seat whose last action was refused can go on', () => {
    const first = receive(open([person, person]), 0, 1, READY, 10);
    const refused = receive(first.room, 0, 2, READY, 20);
    const number = nextNumber(refused.room, 0);
    const again = reopenRoom(first.room.kit, headerOf(2), first.room.chairs, [
      ...first.entries,
      ...refused.entries,
    ]);
    if (isRefusal(again)) throw new Error(again.refused);
    expect(receive(again, 0, number, READY, 30).answer).toEqual({
      number,
      accepted: false,
      refused: 'alreadyReady',
    });
  });

  test('a log that does not fold is refused', () => {
    const { kit, chairs } = open([person, person]);
    const entry = { by: 0, number: 1, at: 0, action: READY };
    expect(reopenRoom(kit, headerOf(2), chairs, [entry, { ...entry, number: 2 }])).toEqual({
      refused: 'alreadyReady',
    });
    expect(reopenRoom(kit, headerOf(9), chairs, [entry])).toEqual({ refused: 'badSeats' });
  });
});
