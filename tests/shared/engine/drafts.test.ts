// What only says how things lie: outside the log until something else happens, and never lost.
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { replay } from '#shared/engine/match.ts';
import {
  advance,
  nextNumber,
  openRoom,
  type Room,
  type RoomEntry,
  receive,
  reopenRoom,
} from '#shared/engine/table.ts';
import { noting, type SortView, sorter, sorterBot } from '../tiny.ts';
import { person, robot } from './table-room.ts';

const header = { game: 'sorter', options: {}, seats: 3, seed: 'drafts', rulesVersion: 1 };
const kit = { game: sorter, bot: sorterBot };
const people = [person, person, person];
const lay = (...cards: number[]) => ({ type: 'lay', cards });
const done = (...cards: number[]) => ({ type: 'done', cards });

function open(chairs: Parameters<typeof openRoom>[2] = people) {
  const opened = openRoom(kit, header, chairs);
  if (isRefusal(opened)) throw new Error(opened.refused);
  let room: Room = opened;
  const log: RoomEntry[] = [];
  const say = (seat: number, action: object, at: number, pressed?: number) => {
    const step = receive(room, seat, nextNumber(room, seat), action, at, 0, pressed);
    room = step.room;
    log.push(...step.entries);
    return step;
  };
  return { room: () => room, log, say };
}
const seen = (room: Room, seat: number) => room.kit.game.view(room.match.state, seat) as SortView;

test('a draft is accepted and seen, and writes no entry; only the newest of a seat is kept', () => {
  const { room, log, say } = open();
  expect(say(0, lay(1), 10)).toMatchObject({ entries: [], answer: { number: 1, accepted: true } });
  say(0, lay(1, 2), 20);
  say(1, lay(5), 30);
  expect(log).toEqual([]);
  expect(room().match.length).toBe(0);
  expect(seen(room(), 0)).toMatchObject({ own: [1, 2], counts: [2, 1, 0] });
  expect(room().drafts).toMatchObject([{ action: lay(1, 2), at: 20 }, { action: lay(5) }, null]);
});

test('before whatever happens next, drafts enter the log, the earliest first: it folds to what was seen', () => {
  const { room, log, say } = open();
  say(1, lay(5), 10);
  say(0, lay(1), 20);
  say(1, lay(5, 6), 30);
  const { state } = room().match;
  const step = say(2, done(7), 40);
  expect(step.entries.map(({ by, at }) => [by, at])).toEqual([
    [0, 20],
    [1, 30],
    [2, 40],
  ]);
  expect(room().match.length).toBe(3);
  expect(room().drafts).toEqual([null, null, null]);
  const folded = replay(sorter, header, log);
  expect(folded).toMatchObject({ state: room().match.state, length: 3 });
  expect(room().match.state.laid).toEqual([state.laid[0], state.laid[1], [7]]);
});

test('a refused action brings no draft into the log, and a refused draft replaces none', () => {
  const { room, log, say } = open();
  say(0, lay(1), 50);
  expect(say(0, lay(2), 60, 40).answer).toMatchObject({ accepted: false, refused: 'older' });
  expect(say(0, { type: 'what' }, 70).answer).toMatchObject({ accepted: false, refused: 'malformed' });
  expect(log).toEqual([]);
  expect(room().drafts[0]).toMatchObject({ action: lay(1) });
});

test('a room comes back from its log and its drafts, with the numbers of both', () => {
  const { room, log, say } = open();
  say(0, lay(1), 10);
  say(1, lay(5), 20);
  say(1, lay(5, 6), 25);
  const drafts = room().drafts.filter((draft) => draft !== null);
  const again = reopenRoom(kit, header, people, log, JSON.parse(JSON.stringify(drafts)));
  if (isRefusal(again)) throw new Error(again.refused);
  expect(again.match.state).toEqual(room().match.state);
  expect(again.match.length).toBe(0);
  expect(again.drafts).toEqual(room().drafts);
  expect([0, 1, 2].map((seat) => nextNumber(again, seat))).toEqual([2, 3, 1]);
});

test('the clock too finds all drafts in the log', () => {
  const { room, say } = open();
  say(0, lay(1), 10);
  const step = advance(room(), 60_000);
  expect(step.entries.map(({ by }) => by)).toEqual([0, 'clock']);
  expect(replay(sorter, header, step.entries)).toMatchObject({ state: step.room.match.state });
});

test('bots lay as people do', () => {
  const { room } = open([person, robot, robot]);
  const step = advance(room(), 600);
  expect(step.entries).toEqual([]);
  expect(seen(step.room, 0).counts).toEqual([0, 1, 1]);
});

test('an action is parsed once, whoever asks what it is', () => {
  const heard: unknown[] = [];
  const room = openRoom({ ...kit, game: noting(sorter, heard) }, header, [person, person, robot]);
  if (isRefusal(room)) throw new Error(room.refused);
  const { room: laid } = advance(room, 600);
  expect(heard).toEqual([lay(2)]);
  const { room: again } = receive(laid, 0, 1, lay(1), 700);
  expect(again.drafts).toMatchObject([{ action: lay(1) }, null, { action: lay(2) }]);
  expect(receive(again, 1, 1, { type: 'what' }, 800).answer).toMatchObject({ refused: 'malformed' });
  expect(heard).toEqual([lay(2), lay(1), { type: 'what' }]);
});

test('when it was pressed stands in the log where that was earlier, and never is later than it came', () => {
  const { log, say } = open();
  say(0, done(1), 100, 70);
  expect(log).toEqual([{ by: 0, number: 1, at: 100, action: done(1), pressed: 70 }]);
  expect(replay(sorter, header, log)).toMatchObject({ state: { done: [70, null, null] } });
  expect(replay(sorter, header, [{ by: 0, at: 100, action: done(1), pressed: 101 }])).toMatchObject({
    refused: 'backwards',
  });
  const other = open();
  other.say(0, done(1), 100, 130);
  expect(other.log).toEqual([{ by: 0, number: 1, at: 100, action: done(1) }]);
});
