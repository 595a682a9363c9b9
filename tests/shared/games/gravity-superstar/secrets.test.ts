// Gravity Superstar: two worlds that differ only in others' face-down cards give a viewer the same bytes.
import { describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import { bot } from '#shared/games/gravity-superstar/bot.ts';
import { CARDS } from '#shared/games/gravity-superstar/components.ts';
import { resume } from '#shared/games/gravity-superstar/resume.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { Played, State } from '#shared/games/gravity-superstar/state.ts';
import { type View, view } from '#shared/games/gravity-superstar/view.ts';
import { newParty } from '#shared/rooms/party/party.ts';
import { isOver } from '#shared/rooms/room.ts';
import { folded, opened, played } from '../../play.ts';
import { Client } from '../../rooms/client.ts';
import { Host } from '../../rooms/host.ts';
import { chosen, type Pair, Returns, WAYS_BACK } from './worlds.ts';

const headerOf = (seats: number, seed: string) => ({
  game: 'gravity-superstar',
  options: {},
  seats,
  seed,
  rulesVersion: 1,
});
const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, at) => at), 'watcher'];
const SLOW = 60_000;

/** Other cards lie face down in front of the others, also before what can be taken back. */
function twin(state: State, viewer: Viewer, roll: Dice): State {
  const other = (own: readonly Played[], seat: Seat): Played[] => {
    if (seat === viewer) return [...own];
    const open = own.filter(({ down }) => !down).map(({ card }) => card);
    const rest = roll.shuffled(CARDS.filter((card) => !open.includes(card)));
    return own.map((played) => (played.down ? { card: rest.pop()!, down: true } : played));
  };
  const before = state.before && { ...state.before, state: twin(state.before.state, viewer, roll) };
  return { ...state, played: state.played.map(other), before };
}

test('[GS53] other cards face down change no byte of a view', () => {
  let others = 0;
  for (let number = 0; number < 10; number++) {
    const seats = 2 + (number % 5);
    const roll = dice(seeded(`twins ${number}`));
    for (const { after } of played(gravitySuperstar, headerOf(seats, `twins ${number}`)).slice(0, 200))
      for (const viewer of viewersOf(seats)) {
        const state: State = after.state;
        const other = twin(state, viewer, roll);
        if (JSON.stringify(other) !== JSON.stringify(state)) others++;
        expect(JSON.stringify(view(other, viewer))).toBe(JSON.stringify(view(state, viewer)));
      }
  }
  expect(others).toBeGreaterThan(1000);
});

describe('two matches in which others lay other cards face down', () => {
  const returns = new Returns();

  /** Both worlds go the same way but for the cards that others than the viewer lay face down. */
  function play(seats: number, viewer: Viewer, check: (one: Match, other: Match) => void): void {
    const words = `worlds ${seats} ${viewer}`;
    const roll = dice(seeded(words));
    const start = opened(gravitySuperstar, headerOf(seats, words));
    let worlds: readonly [Match, Match] = [start, start];
    for (let at = 1; at < 400; at++) {
      const states = worlds.map(({ state }) => state) as [State, State];
      const { phase, before } = states[0];
      if (phase.kind === 'over') return;
      const isUndone = before !== null && roll.below(12) === 0;
      const by = isUndone ? before.seat : phase.seat;
      const seen = states.map((state) => view(state, by)) as [View, View];
      const undo: Action = { type: 'undo' };
      const pair: Pair = isUndone ? [undo, undo] : chosen(seen, by, by !== viewer, roll);
      const next = worlds.map((match, world) => folded(match, { by, at, action: pair[world]! }));
      worlds = next as [Match, Match];
      returns.note(states, [worlds[0].state, worlds[1].state], by, pair[0]);
      check(...worlds);
    }
  }

  test.each([2, 3, 4, 5, 6])(
    '[GS53] [GS54] %i seats: every view after every action is the same, and so is what it goes on from',
    (seats) => {
      for (const viewer of viewersOf(seats))
        play(seats, viewer, (one, other) => {
          for (const also of new Set([viewer, 'watcher' as const])) {
            const [seen, alike] = [one, other].map(({ state }) => view(state, also)) as [View, View];
            expect(JSON.stringify(seen)).toBe(JSON.stringify(alike));
            expect(JSON.stringify(resume.position(seen))).toBe(JSON.stringify(resume.position(alike)));
          }
        });
    },
    SLOW,
  );

  test('[GS53] cards went back by a refill, as the fifth, when ejected, and by taking back', () => {
    expect(returns.differing).toBeGreaterThan(1000);
    for (const way of WAYS_BACK) expect(returns.counts[way], way).toBeGreaterThan(10);
  });
});

describe('two rooms in which others lay other cards face down', () => {
  const PEOPLE = 3;
  const BOT = PEOPLE;

  /** Three people, a bot behind them, and somebody who watches. */
  function room(words: string) {
    const host = new Host({ words });
    const kit = { game: gravitySuperstar, bot };
    host.online = { ...host.online, kit, party: newParty('gravity-superstar', 6, {}, host.now) };
    const clients = Array.from({ length: PEOPLE }, (_, at) =>
      new Client(host, `P${at}`).connect().sit(`P${at}`, at),
    );
    const watcher = new Client(host, 'watcher').connect();
    clients[0]!.wish({ type: 'fill', seat: BOT, level: 1, name: 'Bot' });
    clients[0]!.wish({ type: 'start', match: 0 });
    return { host, clients, watcher };
  }
  type Room = ReturnType<typeof room>;
  const stateOf = ({ host }: Room): State => host.online.room!.match.state;
  const seenBy = ({ clients }: Room, seat: Seat) => clients[seat]!.view as unknown as View;

  /** Something that is no action of the match, in both rooms alike. */
  function meanwhile(rooms: readonly Room[], viewer: Viewer, roll: Dice): void {
    const kind = roll.below(5);
    for (const { host, clients, watcher } of rooms) {
      const person = viewer === 'watcher' ? watcher : clients[viewer]!;
      if (kind === 0) person.connect();
      if (kind === 1) watcher.connect();
      if (kind === 2) host.evict();
      if (kind === 3) expect(person.wish({ type: 'record' })).toEqual({ ok: false, refused: 'notOver' });
      // Refused in each room with the card that lies there: nobody else may hear of it.
      if (kind === 4)
        for (const seat of clients.keys()) if (seat !== viewer) sayAgain({ host, clients, watcher }, seat);
    }
  }

  function sayAgain(of: Room, seat: Seat): void {
    const down = stateOf(of).played[seat]!.find((own) => own.down);
    if (down) of.clients[seat]!.act({ type: 'simple', card: down.card, way: 'left' });
  }

  /** What was said to the viewer and to the watcher, connection by connection. */
  const heard = ({ host }: Room, viewer: Viewer) =>
    host.sent.filter(({ to }) => to.startsWith('watcher/') || to.startsWith(`P${viewer}/`));

  test.each([0, 1, 2, 'watcher'] as const)(
    '[GS53] %s hears the same bytes, also when connecting again, and so does a watcher; no record before the end',
    (viewer) => {
      const words = `rooms ${viewer}`;
      const roll = dice(seeded(words));
      const rooms: readonly [Room, Room] = [room(words), room(words)];
      const returns = new Returns();
      for (let steps = 0; !isOver(rooms[0].host.online); steps++) {
        if (steps > 1000) throw new Error('The match does not end');
        const states = rooms.map(stateOf) as [State, State];
        const { phase } = states[0];
        if (phase.kind === 'over') break;
        const { seat } = phase;
        if (seat === BOT) for (const { host } of rooms) host.pass(2000);
        else {
          const pair = chosen([seenBy(rooms[0], seat), seenBy(rooms[1], seat)], seat, seat !== viewer, roll);
          for (const [at, { host, clients }] of rooms.entries()) {
            host.pass(100);
            expect(clients[seat]!.tell(pair[at])).toMatchObject({ accepted: true });
          }
          returns.note(states, rooms.map(stateOf) as [State, State], seat, pair[0]);
        }
        if (roll.below(6) === 0 && !isOver(rooms[0].host.online)) meanwhile(rooms, viewer, roll);
      }
      const [one, other] = rooms;
      expect(heard(one, viewer).length).toBeGreaterThan(50);
      expect(heard(one, viewer)).toEqual(heard(other, viewer));
      expect(returns.differing).toBeGreaterThan(30);
      // A bot sees a view like anybody else: it has done the same in both.
      const byBot = ({ host }: Room) => host.log.filter(({ by }) => by === BOT);
      expect(byBot(one)).toEqual(byBot(other));
      expect(one.host.log).not.toEqual(other.host.log);
      const record = one.watcher.wish({ type: 'record' });
      expect(record).toMatchObject({ ok: true, record: { log: one.host.log } });
    },
    SLOW,
  );
});
