// A socket that comes back by itself: when it tries again, and when it knows that a socket is dead.
import { expect, test } from 'vitest';
import { type SocketEvents, stayConnected } from '#shared/rooms/page/connection.ts';
import { CLOSE, PING, PONG } from '#shared/rooms/protocol.ts';
import { Timeline } from './timeline.ts';

interface Made {
  events: SocketEvents;
  at: number;
  sent: string[];
  isOpen: boolean;
  isClosed: boolean;
}

function connection(chance = 0.5) {
  const time = new Timeline();
  const sockets: Made[] = [];
  const losses: (string | null)[] = [];
  let opened = 0;
  const own = stayConnected(
    {
      now: time.now,
      later: time.later,
      chance: () => chance,
      open(events) {
        const made: Made = { events, at: time.now(), sent: [], isOpen: false, isClosed: false };
        sockets.push(made);
        return {
          isOpen: () => made.isOpen,
          send: (text) => made.sent.push(text),
          close: () => {
            made.isClosed = true;
          },
        };
      },
    },
    { opened: () => opened++, heard() {}, lost: (reason) => losses.push(reason) },
  );
  const last = () => sockets.at(-1)!;
  const open = () => {
    last().isOpen = true;
    last().events.opened();
  };
  return { ...own, time, sockets, losses, last, open, opened: () => opened };
}

test('waits grow up to ten seconds, with chance in them, and begin again once a socket was open', () => {
  const { last, open, sockets, time } = connection();
  const waits = Array.from({ length: 10 }, () => {
    const [many, from] = [sockets.length, time.now()];
    last().events.closed(1006);
    while (sockets.length === many) time.pass(1);
    return time.now() - from;
  });
  expect(waits[0]).toBe(500);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBe(10_000);
  open();
  last().events.closed(1006);
  time.pass(500);
  expect(sockets).toHaveLength(12);
});

test.each([
  [0, 250],
  [1, 750],
])('with chance %i the first wait is %i ms', (chance, wait) => {
  const { last, sockets, time } = connection(chance);
  last().events.closed(1006);
  time.pass(wait - 1);
  expect(sockets).toHaveLength(1);
  time.pass(1);
  expect(sockets).toHaveLength(2);
});

test('an attempt that takes too long, and a socket that answers no ping, are given up', () => {
  const { last, open, losses, sockets, time } = connection();
  time.pass(5_000);
  expect(losses).toEqual([null]);
  expect(sockets[0]!.isClosed).toBe(true);
  time.pass(500);
  open();
  time.pass(15_000);
  expect(last().sent).toEqual([PING]);
  last().events.heard(PONG);
  time.pass(15_000);
  expect(last().sent).toEqual([PING, PING]);
  expect(losses).toHaveLength(1);
  time.pass(5_000);
  expect(losses).toHaveLength(2);
});

test('closed with a reason, it is over', () => {
  const { last, open, losses, sockets, time, again } = connection();
  open();
  last().events.closed(CLOSE.removed);
  again();
  time.pass(60_000);
  expect(losses).toEqual(['removed']);
  expect(sockets).toHaveLength(1);
});

test('asked to, it tries at once with a new socket, and no longer listens to the one before', () => {
  const { open, opened, losses, sockets, again, lose } = connection();
  open();
  lose();
  again();
  expect(losses).toEqual([null]);
  expect(sockets).toHaveLength(2);
  sockets[0]!.events.opened();
  sockets[0]!.events.closed(CLOSE.removed);
  expect([opened(), losses]).toEqual([1, [null]]);
  open();
  expect(opened()).toBe(2);
});
