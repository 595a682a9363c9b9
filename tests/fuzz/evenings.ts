// A whole evening of people who come, go, take seats over, pass them on, pause and change the game, as none should.
import { expect } from 'vitest';
import { type AnyGame, isRefusal } from '#shared/engine/game.ts';
import { placesOf } from '#shared/engine/places.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { GAME_IDS, GAMES, type GameId } from '#shared/games/registry.ts';
import { wakeAt } from '#shared/rooms/actions.ts';
import { mayHost, roleOf } from '#shared/rooms/party/host.ts';
import { personAt } from '#shared/rooms/party/party.ts';
import { messagesOf, type Wish } from '#shared/rooms/protocol.ts';
import { isOver } from '#shared/rooms/room.ts';
import { keptOf, parseKept } from '#shared/rooms/saved.ts';
import { GATHERING, isHidden } from '#shared/rooms/standing.ts';
import { AHEAD } from '#shared/rooms/updates.ts';
import { Client } from '../shared/rooms/client.ts';
import { HASHED, Host } from '../shared/rooms/host.ts';

const STEPS = 600;
const PEOPLE = 9;
const MOVES = 5;
const SHORT = 2_000;
const LONG = 90_000;
const VERY_LONG = 3_600_000;
const MOST_ROWS_AN_HOUR = 20_000;

const games = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, brief(await GAMES[id].load())] as const)),
) as Record<GameId, AnyGame>;
const SILENT = () => null;

/** Over after a few moves, so that an evening has many matches. */
function brief(game: AnyGame): AnyGame {
  return {
    ...game,
    act(state, by, action, at, pressed) {
      const next = game.act(state, by, action, at, pressed);
      return isRefusal(next) || next === state
        ? next
        : { ...(next as object), moves: (state.moves ?? 0) + 1 };
    },
    outcome(state) {
      const { scores } = game.view(state, 'watcher');
      const ended = (state.moves ?? 0) >= MOVES ? { places: placesOf(scores), scores } : null;
      return game.outcome(state) ?? ended;
    },
  };
}

export function evening(seed: string): number {
  const roll = dice(seeded(`evening ${seed}`));
  const one = <Item>(items: readonly Item[]): Item => items[roll.below(items.length)]!;
  const host = new Host({ game: games[one(GAME_IDS)], seats: 4, bots: SILENT, words: 'evening' });
  for (const id of GAME_IDS) host.kits.set(id, { game: games[id], bot: SILENT });
  const people = Array.from({ length: PEOPLE }, (_, at) => new Client(host, `evening${at}`));
  host.online = {
    ...host.online,
    party: { ...host.online.party, opener: { key: people[0]!.hash, away: host.now } },
  };
  for (let steps = 0; steps < STEPS; steps++) {
    const from = host.sent.length;
    const wasHidden = isHidden(host.online);
    const { match } = host.party;
    step(host, people, roll, one);
    expectSound(host);
    // Of a match that another has followed in the same instant, nobody knows any more when it began.
    if (host.party.match === match) expectHidden(host, from, wasHidden);
  }
  expectNoSecrets(host, people);
  expectQuiet(host, people);
  return host.sent.length;
}

function step(host: Host, people: readonly Client[], roll: Dice, one: One): void {
  const kind = roll.below(100);
  const asked = wished(host, roll, one);
  const client = kind >= 62 && roll.below(3) > 0 ? whoMay(host, people, asked) : one(people);
  if (kind < 20) client.id && roll.below(4) === 0 ? client.drop() : client.connect();
  else if (kind < 30) host.pass(roll.below(one([SHORT, SHORT, GATHERING, LONG])));
  else if (kind < 32) roll.below(3) === 0 ? crashed(host, people) : host.evict();
  else if (kind < 34) moved(client, one(people));
  else if (kind < 62) for (const other of people) press(host, other, one);
  else if (client.id) client.wish(asked);
}

type One = <Item>(items: readonly Item[]) => Item;

/** Mostly, things are asked for by somebody who may have them. */
function whoMay({ party, now }: Host, people: readonly Client[], { type }: Wish): Client {
  const isFor = ({ hash, seat, id }: Client) => {
    if (!id) return false;
    if (type === 'sit' || type === 'takeOver') return seat === null;
    return OF_HOST.includes(type) ? mayHost(party, roleOf(party, hash), now) : seat !== null;
  };
  return people.find(isFor) ?? people[0]!;
}
const OF_HOST: readonly Wish['type'][] = ['options', 'game', 'door', 'fill', 'remove', 'start', 'reopen'];

/** The runtime was killed; everybody notices. */
function crashed(host: Host, people: readonly Client[]): void {
  host.crash();
  for (const client of people) client.drop();
}

/** A code is shown and used, by whoever. */
function moved(from: Client, to: Client): void {
  if (!from.id) from.connect();
  const granted = from.id ? from.wish({ type: 'pass' }) : null;
  if (granted?.ok && 'pass' in granted) to.connect({ pass: granted.pass });
}

function press(host: Host, client: Client, one: One): void {
  const { seat, known } = client;
  const { began, kit } = host.online;
  const view = known.shown?.view as never;
  if (!client.id || seat === null || !view || began === null || known.shown!.match !== client.match) return;
  if (known.party!.game !== kit.game.id || known.party!.stage === 'lobby') return;
  const legal = kit.game.legal!(view, seat, Math.max(0, host.now - began));
  client.act(legal.length > 0 ? one(legal) : { type: 'ready' });
}

function wished({ party }: Host, roll: Dice, one: One): Wish {
  const { match } = party;
  const seat = roll.below(8);
  const wants = roll.below(4) > 0;
  const who = { name: one(['Ana', 'Ben', 'Cleo']), colour: seat };
  return one<Wish>([
    { type: 'sit', ...who },
    { type: 'sit', ...who },
    { type: 'takeOver', seat, ...who },
    roll.below(4) === 0 ? { type: 'leave' } : { type: 'sit', ...who },
    { type: 'options', options: one([{}, { search: 60, rest: 30 }]) },
    roll.below(4) === 0 ? { type: 'game', game: one(GAME_IDS), match, options: {} } : { type: 'here' },
    { type: 'door', closed: roll.below(4) === 0 },
    { type: 'fill', seat, level: one([1, 2, 3, null]), name: 'Vega' },
    { type: 'remove', seat },
    { type: 'start', match },
    { type: 'again', match, wants },
    { type: 'again', match, wants },
    { type: 'pause', match, wants: party.stands ? roll.below(8) > 0 : roll.below(4) === 0 },
    roll.below(4) === 0 ? { type: 'reopen', match } : { type: 'again', match, wants },
    { type: 'vote', seat },
    { type: 'react', kind: 'wow' },
    { type: 'record' },
  ]);
}

/** Nobody is in two places, what was stored is read again, and the next alarm is for later. */
function expectSound(host: Host): void {
  const { online } = host;
  const { party, connections, began, room } = online;
  const places = [...party.seats, ...party.row].flatMap((place) => ('key' in place && place.key) || []);
  expect(new Set(places).size).toBe(places.length);
  expect(party.row.length).toBeLessThanOrEqual(8);
  if (party.opener) {
    expect(places.slice(0, -party.row.length || undefined)).not.toContain(party.opener.key);
    expect(party.opener.away === null).toBe(connections.some(({ key }) => key === party.opener!.key));
  }
  for (const [seat] of party.seats.entries()) {
    const person = personAt(party, seat);
    if (person?.presence === 'here') expect(connections.map(({ key }) => key)).toContain(person.key);
    if (person?.presence === 'left') expect(person.key).toBe('');
  }
  if (party.host !== null) expect(personAt(party, party.host)?.presence ?? 'left').not.toBe('left');
  expect(parseKept(JSON.stringify(keptOf(online)))).toEqual(JSON.parse(JSON.stringify(keptOf(online))));
  expect(party.evening.counted).toBeLessThanOrEqual(party.match);
  if (room && began !== null && !party.stands) expect(host.now - began).toBeGreaterThanOrEqual(room.match.at);
  // A match has just begun, with somebody who is away.
  if (isDue(host)) host.pass(1);
  expect(isDue(host)).toBe(false);
}

const isDue = ({ online, now }: Host) => (wakeAt(online) ?? Number.POSITIVE_INFINITY) <= now;

/** While time stands still in a race, nobody is told anything of the match, nor of a throw long before it lies. */
function expectHidden(host: Host, from: number, wasHidden: boolean): void {
  const isStill = wasHidden && isHidden(host.online);
  for (const { text, at } of host.sent.slice(from)) {
    for (const said of messagesOf(text)) {
      if (said.type !== 'view') continue;
      const phase = said.set.phase as { kind: string; thrown?: unknown; from: number } | undefined;
      if (isStill && at === host.now) expect(said).toBe('nothing');
      if (phase?.kind === 'search' && phase.thrown)
        expect(at - host.online.began!).toBeGreaterThanOrEqual(phase.from - AHEAD);
    }
  }
}

function expectNoSecrets(host: Host, people: readonly Client[]): void {
  for (const { text } of host.sent) {
    const isRecord = text.includes('"record"');
    if (text.includes(HASHED) || people.some(({ key }) => text.includes(key))) throw new Error(text);
    if (!isRecord && text.includes('secret seed')) throw new Error(text);
  }
}

/** Left alone, a room does nothing; with somebody who only sits there, little. */
function expectQuiet(host: Host, people: readonly Client[]): void {
  const before = host.rows;
  host.pass(VERY_LONG);
  expect(host.rows - before).toBeLessThan(MOST_ROWS_AN_HOUR);
  for (const client of people) client.drop();
  if (!isOver(host.online)) host.pass(LONG);
  const { rows } = host;
  host.pass(VERY_LONG);
  expect(host.rows).toBe(rows);
  expect(wakeAt(host.online)).toBeNull();
}
