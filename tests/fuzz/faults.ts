// Matches over connections that lag, break and repeat themselves, in a room that loses its memory.
import { expect } from 'vitest';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { messagesOf, type Wish } from '#shared/rooms/protocol.ts';
import { isOver } from '#shared/rooms/room.ts';
import { HASHED, Host } from '../shared/rooms/host.ts';
import { drawn, expectAgreement } from '../shared/rooms/table.ts';
import { Lagging } from './lagging.ts';

const MOST_STEPS = 20_000;
const SETTLED = 150;
const MOST_AT_ONCE = 4;
const MOST_ROUNDS = 400;
const ROUND = 50;
const LONG = 600_000;
const VIEW_KEYS =
  'options seats viewer size galaxy top pile scores stock captain round phase last history'.split(' ');
const PHASE_KEYS = 'kind thrown from call zero until closed roles joker mine since ready'.split(' ');

/** Plays two matches in a row; returns how many messages the room sent. */
export function troubled(seed: string): number {
  const roll = dice(seeded(`troubled ${seed}`));
  const host = new Host({ options: { search: 60, rest: 30 }, words: seed });
  const people = 2 + roll.below(4);
  const chance = () => roll.below(1000) / 1000;
  const clients = Array.from({ length: people }, () => new Lagging(host, chance));
  const watcher = new Lagging(host, chance);
  const everybody = [...clients, watcher];
  settle(host, everybody);
  for (const [at, client] of clients.entries()) {
    client.wish({ type: 'sit', name: `P${at}`, colour: at });
    settle(host, everybody);
  }
  for (let bots = roll.below(3); bots > 0; bots--) {
    clients[0]!.wish({ type: 'fill', seat: people + bots - 1, level: 2, name: 'Bo' });
  }
  clients[0]!.wish({ type: 'start', match: 0 });
  settle(host, everybody);
  for (const match of [1, 2]) {
    expect(host.party).toMatchObject({ match, stage: 'match' });
    playThrough(host, clients, watcher, roll);
    for (const client of clients) client.wish({ type: 'again', match, wants: true });
    settle(host, everybody);
    expect(clients.map(({ seat }) => seat)).toEqual([...clients.keys()]);
  }
  expectNoSecrets(host, everybody);
  return host.sent.length;
}

function playThrough(host: Host, clients: Lagging[], watcher: Lagging, roll: Dice): void {
  const everybody = [...clients, watcher];
  for (let steps = 1; !isOver(host.online); steps++) {
    if (steps > MOST_STEPS) throw new Error('The match does not end');
    step(host, everybody, roll);
    if (steps % SETTLED === 0) {
      settle(host, everybody);
      expectAgreement(host, everybody);
      expectKept(host, clients);
      expectClocks(everybody);
    }
  }
  settle(host, everybody);
  expectAgreement(host, everybody);
  expectKept(host, clients);
}

function step(host: Host, everybody: readonly Lagging[], roll: Dice): void {
  const client = everybody[roll.below(everybody.length)]!;
  const kind = roll.below(100);
  if (kind < 25) several(roll, () => client.arriveUp());
  else if (kind < 55) several(roll, () => client.arriveDown());
  else if (kind < 75) press(host, client, roll);
  else if (kind < 88) pass(host, everybody, roll.below(700));
  else if (kind < 90) client.repeat();
  else if (kind < 93) client.measure();
  else if (kind < 95) client.drop();
  else if (kind < 98) {
    if (!client.isOpen && roll.below(4) === 0) client.again();
  } else if (kind < 99) roll.below(4) === 0 ? abandon(host, everybody) : forget(host, everybody);
  else if (client.seat !== null) client.wish(wished(host, roll));
}

function wished({ party }: Host, roll: Dice): Wish {
  const wants = roll.below(3) === 0;
  const kind = roll.below(3);
  if (kind === 0) return { type: 'vote', seat: roll.below(party.seats.length) };
  return kind === 1
    ? { type: 'pause', match: party.match, wants }
    : { type: 'again', match: party.match, wants };
}

/** All go, or the runtime is killed; while nobody is there, nothing happens. */
function abandon(host: Host, everybody: readonly Lagging[]): void {
  if (host.online.claims.length > 0 || host.now % 2 === 0) host.crash();
  for (const client of everybody) client.drop();
  const { length } = host.log;
  host.pass(LONG);
  expect(host.log.length).toBe(length);
}

function several(roll: Dice, arrive: () => boolean): void {
  for (let many = 1 + roll.below(MOST_AT_ONCE); many > 0 && arrive(); many--);
}

function pass(host: Host, everybody: readonly Lagging[], time: number): void {
  host.pass(time);
  for (const client of everybody) client.tick();
}

/** Nobody sleeps while claims wait for their verdict: a room that loses them has lost its connections before. */
function forget(host: Host, everybody: readonly Lagging[]): void {
  const isKilled = host.online.claims.length > 0;
  host.evict();
  if (isKilled) for (const client of everybody) client.drop();
}

/** Also while the connection is lost, and before the last press is answered. */
function press(host: Host, client: Lagging, roll: Dice): void {
  const { view, seat, pending } = client;
  if (!view || seat === null || pending.length > 1) return;
  const action = drawn(view, seat, host.now - host.online.began!, roll.below);
  if (action) client.press(action);
}

/** Everybody is back, and everything that was on its way has arrived. */
function settle(host: Host, everybody: readonly Lagging[]): void {
  for (const client of everybody) if (!client.isOpen) client.again();
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    for (const client of everybody) while (client.arriveUp() || client.arriveDown());
    const isStill = host.online.claimsDue !== null || host.party.stands !== null;
    if (everybody.every(({ isQuiet }) => isQuiet) && !isStill) return;
    if (host.party.stands?.why === 'pause') goOn(host, everybody);
    pass(host, everybody, ROUND);
  }
  throw new Error('The messages do not come to an end');
}

/** Nobody asks again before they are answered. */
function goOn({ party }: Host, everybody: readonly Lagging[]): void {
  for (const client of everybody)
    if (client.isQuiet && client.seat !== null && !party.pausing.includes(client.seat))
      client.wish({ type: 'pause', match: party.match, wants: true });
}

/** Half of the way there and back, as for any exchange. */
function expectClocks(everybody: readonly Lagging[]): void {
  for (const { clock } of everybody) expect(clock.off).toBeLessThanOrEqual(clock.trip / 2 + 1);
}

/** What was acknowledged is in the log. */
function expectKept(host: Host, clients: readonly Lagging[]): void {
  const { log } = host;
  for (const { seat, answers, match } of clients) {
    const numbers = new Set(log.flatMap(({ by, number }) => (by === seat ? [number] : [])));
    for (const [at, [answer]] of answers) {
      const isNow = at.startsWith(`${match}/`);
      if (isNow && answer!.accepted) expect(numbers, `seat ${seat}, action ${at}`).toContain(answer!.number);
    }
  }
}

function expectNoSecrets(host: Host, everybody: readonly Lagging[]): void {
  const keys = everybody.map(({ key }) => key);
  for (const { text } of host.sent) {
    for (const secret of ['secret seed', HASHED, ...keys]) {
      if (text.includes(secret)) throw new Error(`${secret} in ${text}`);
    }
    for (const message of messagesOf(text)) {
      if (message.type !== 'view') continue;
      const told = [...Object.keys(message.set), ...Object.keys(message.set.phase ?? {})];
      const more = told.filter((key) => !VIEW_KEYS.includes(key) && !PHASE_KEYS.includes(key));
      if (more.length > 0) throw new Error(`${more} in ${text}`);
    }
  }
}
