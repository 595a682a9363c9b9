// What a round of Space Bowl with eight people makes a room write and hear, through the half of a room that pages have.
import { expect, test } from 'vitest';
import type { View } from '#shared/games/space-bowl/view.ts';
import { type Joined, joinRoom } from '#shared/rooms/page/join.ts';
import { CLOSE, PING, PONG } from '#shared/rooms/protocol.ts';
import { Host } from './host.ts';
import { GO } from './table.ts';
import { Timeline } from './timeline.ts';

const PEOPLE = 8;
const LAG = 30;
const MOST = { rows: 35, messages: 66 };

test('writes at most 35 rows and hears at most 66 messages', () => {
  const host = new Host({ options: { grace: 10 } });
  const time = new Timeline(host.now);
  let heard = 0;
  const pages = Array.from({ length: PEOPLE }, (_, at) => page(host, time, at, () => heard++));
  const wait = (millis: number) => {
    for (let waited = 0; waited < millis; waited += 10) {
      time.pass(10);
      host.passTo(time.now());
    }
  };
  wait(1_000);
  for (const [at, { wish }] of pages.entries()) wish({ type: 'sit', name: `P${at}`, colour: at }, () => {});
  wait(1_000);
  pages[0]!.wish({ type: 'start', match: 0 }, () => {});
  wait(1_000);
  const [rows, before] = [host.rows, heard];
  const all = (action: object) => {
    for (const { press } of pages) press(action, () => {});
    wait(500);
  };
  all({ type: 'ready' });
  wait(2_000);
  all(GO);
  for (const [at, { press }] of pages.entries()) press({ type: 'pick', card: at }, () => {});
  wait(500);
  all({ type: 'confirm' });
  expect((pages[0]!.client().shown!.view as unknown as View).round).toBe(2);
  console.log(`a round of eight: ${host.rows - rows} rows, ${heard - before} messages heard`);
  expect(host.rows - rows).toBeLessThanOrEqual(MOST.rows);
  expect(heard - before).toBeLessThanOrEqual(MOST.messages);
});

/** Over a connection that takes its time. */
function page(host: Host, time: Timeline, at: number, hear: () => void): Joined {
  let sockets = 0;
  return joinRoom({
    pass: null,
    withKey: (use) => use(`eight${at}`.padEnd(43, '_')),
    changed: () => {},
    network: {
      now: time.now,
      later: time.later,
      chance: () => 0.5,
      open(events) {
        const id = `eight${at}/${++sockets}`;
        time.later(events.opened, LAG);
        host.sockets.set(id, {
          heard: (text) => void time.later(() => events.heard(text), LAG),
          closed: (reason) => void time.later(() => events.closed(CLOSE[reason]), LAG),
        });
        return {
          isOpen: () => true,
          send(text) {
            if (text === PING) return void time.later(() => events.heard(PONG), LAG);
            hear();
            time.later(() => host.hear(id, text), LAG);
          },
          close: () => host.lose(id),
        };
      },
    },
  });
}
