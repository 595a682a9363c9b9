// What else is done in a race: answered at once, and it takes nothing from whoever pressed first.
import { expect, test } from 'vitest';
import type { AnyBot } from '#shared/engine/game.ts';
import { wakeAt } from '#shared/rooms/actions.ts';
import { type BuzzView, buzzer, buzzerBot } from '../tiny.ts';
import { Client } from './client.ts';
import { Host } from './host.ts';

const BUZZ = { type: 'buzz' };
const NOTE = { type: 'note' };
const SILENT: AnyBot = () => null;

/** Pages turn away from a room of a game that they do not know. */
const game = { ...buzzer, id: 'space-bowl' };

/** People whose connections take so long, and bots behind them. */
function racing(roundTrips: number[], bots = 0, bot: AnyBot = SILENT) {
  const host = new Host({ game, seats: 4, bots: bot });
  const clients = roundTrips.map((_, at) => new Client(host, `b${at}`).connect().sit(`P${at}`, at));
  for (let more = 0; more < bots; more++)
    clients[0]!.wish({ type: 'fill', seat: roundTrips.length + more, level: 1, name: `Bot ${more}` });
  clients[0]!.wish({ type: 'start', match: 0 });
  for (const [at, roundTrip] of roundTrips.entries()) clients[at]!.measure(roundTrip);
  return { host, clients: clients as [Client, Client, ...Client[]] };
}

const seen = ({ view }: Client) => view as unknown as BuzzView;
const clockOf = ({ host }: Client) => host.now - host.online.began!;

test('what is no claim is answered at once, also while claims wait', () => {
  const { host, clients } = racing([20, 200, 90]);
  const [ana, bo, cy] = clients;
  expect(bo.tell(NOTE)).toMatchObject({ accepted: true });
  ana.act(BUZZ);
  expect(ana.pending).toHaveLength(1);
  host.pass(50);
  expect(bo.tell(NOTE)).toMatchObject({ accepted: true });
  expect(cy!.tell(NOTE)).toMatchObject({ accepted: true });
  expect(seen(ana)).toMatchObject({ notes: [0, 2, 1], first: null });
  host.pass(149);
  expect(seen(ana).first).toBeNull();
  host.pass(1);
  expect(seen(bo).first).toMatchObject({ seat: 0 });
});

test('a claim pressed before a note that was heard sooner is still the first', () => {
  const { host, clients } = racing([20, 200]);
  const [ana, bo] = clients;
  const pressed = host.now;
  host.pass(30);
  ana.act(BUZZ);
  host.pass(30);
  ana.act(NOTE);
  host.pass(40);
  bo.act(BUZZ, pressed);
  host.pass(200);
  expect(seen(ana).first).toMatchObject({ seat: 1 });
  expect(ana.verdicts).toEqual([{ claims: [{ seat: 1, at: pressed - host.online.began! }] }]);
});

test('a bot that is first with its claim waits for earlier ones, and notes of others do not put it off', () => {
  const { host, clients } = racing([20, 200], 1, buzzerBot);
  const [ana, bo] = clients;
  const began = host.online.began!;
  host.passTo(began + 3000);
  expect(seen(ana)).toMatchObject({ notes: [0, 0, 1], first: null });
  for (let time = 3000; time < 3180; time += 20) {
    host.passTo(began + time);
    expect(ana.tell(NOTE)).toMatchObject({ accepted: true });
  }
  bo.act(BUZZ, began + 2990);
  host.passTo(began + 3199);
  expect(seen(ana).first).toBeNull();
  host.pass(400);
  expect(seen(ana).first).toMatchObject({ seat: 1 });

  const alone = racing([20, 200], 1, buzzerBot);
  for (let time = 3000; time < 3200; time += 20) {
    alone.host.passTo(alone.host.online.began! + time);
    alone.clients[0].act(NOTE);
  }
  alone.host.passTo(alone.host.online.began! + 3200);
  expect(seen(alone.clients[0]).first).toMatchObject({ seat: 2 });
});

test('while a claim waits, no bot overtakes it by a note of somebody else', () => {
  const { host, clients } = racing([20, 300], 1, buzzerBot);
  const [ana, bo] = clients;
  const began = host.online.began!;
  // Heard just before the bot, which found it 50 ms later, is done with waiting.
  host.passTo(began + 3240);
  bo.act(BUZZ, began + 2950);
  host.passTo(began + 3320);
  expect(ana.tell(NOTE)).toMatchObject({ accepted: true });
  host.pass(600);
  expect(seen(ana).first).toMatchObject({ seat: 1 });
});

test('the clock waits for claims pressed before its deadline; what is no claim then waits for the clock', () => {
  const { host, clients } = racing([20, 200]);
  const [ana, bo] = clients;
  const end = host.online.began! + 5000;
  expect(wakeAt(host.online)).toBe(end + 200);
  host.passTo(end + 100);
  const number = ana.act(NOTE);
  expect(ana.answerTo(number)).toBeUndefined();
  bo.act(BUZZ, end - 20);
  host.pass(400);
  expect(seen(ana)).toMatchObject({ first: { seat: 1, at: 4980 }, over: true, notes: [0, 0] });
  expect(ana.answerTo(number)).toMatchObject({ refused: 'over' });
  expect(ana.verdicts).toEqual([{ claims: [{ seat: 1, at: 4980 }] }]);
});

test('without a claim the clock is as late as the slowest connection, and nobody was first', () => {
  const { host, clients } = racing([20, 200]);
  const [ana] = clients;
  host.passTo(host.online.began! + 5199);
  expect(ana.outcome).toBeNull();
  host.pass(1);
  expect(ana.outcome).toEqual({ places: [1, 1], scores: [0, 0] });
  expect(clockOf(ana)).toBe(5200);
});
