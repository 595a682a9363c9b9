// Rooms online for tests: people who sit down, and random play through their connections.
import { expect } from 'vitest';
import { replay } from '#shared/engine/match.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/space-bowl/actions.ts';
import { legal } from '#shared/games/space-bowl/legal.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { isOver } from '#shared/rooms/room.ts';
import { unveilsAt } from '#shared/rooms/updates.ts';
import { Client } from './client.ts';
import { Host } from './host.ts';

export const READY: Action = { type: 'ready' };
export const GO: Action = { type: 'call', kind: 'go' };
export const DOOM: Action = { type: 'call', kind: 'doom' };
const SILENT = () => null;

interface Wanted {
  people: number;
  bots?: number;
  options?: object;
  silent?: boolean;
  words?: string;
}

/** A lobby with people, and bots behind them. */
export function lobby({ people, bots = 0, options = {}, silent = false, words = 'online' }: Wanted) {
  const host = new Host({ options, words, ...(silent ? { bots: SILENT } : {}) });
  const clients = Array.from({ length: people }, (_, at) =>
    new Client(host, `${words.replaceAll(/[^a-z]/g, '')}${at}`).connect().sit(`P${at}`, at),
  );
  for (let at = 0; at < bots; at++) {
    clients[0]!.wish({ type: 'fill', seat: people + at, level: 3, name: `Bot ${at}` });
  }
  return { host, clients };
}

export function table(wanted: Wanted) {
  const { host, clients } = lobby(wanted);
  expect(clients[0]!.wish({ type: 'start', match: host.party.match })).toEqual({ ok: true });
  return { host, clients };
}

/** A throw is on the table, and the marbles lie still. */
export function searching(wanted: Wanted) {
  const { host, clients } = table({ silent: true, ...wanted });
  for (const client of clients) client.act(READY);
  host.pass(1500);
  expect(clients[0]!.view!.phase.kind).toBe('search');
  return { host, clients };
}

/** One of the things a seat may do, drawn by kind first. */
export function drawn(view: View, seat: number, at: number, below: (sides: number) => number): Action | null {
  const all = legal(view, seat, at);
  const types = [...new Set(all.map(({ type }) => type))];
  if (types.length === 0) return null;
  const type = types[below(types.length)]!;
  const some = all.filter((action) => action.type === type);
  return some[below(some.length)]!;
}

/** People press at random until the match is over; `around` is called before and after everything they say. */
export function playOn(host: Host, clients: Client[], words: string, around: () => void = () => undefined) {
  const roll = dice(seeded(words));
  for (let turns = 0; !isOver(host.online); turns++) {
    if (turns > 4000) throw new Error('The match does not end');
    host.pass(roll.below(1500));
    const client = clients[roll.below(clients.length)]!;
    const { view, seat } = client;
    if (!view || seat === null) continue;
    const now = host.now - host.online.began!;
    const action: unknown = roll.below(12) === 0 ? { type: 'follow' } : drawn(view, seat, now, roll.below);
    if (!action) continue;
    around();
    client.act(action, host.now - roll.below(60));
    around();
    if (roll.below(4) === 0) client.again(client.number, action);
  }
  host.pass(1000);
}

export type Seen = Pick<Client, 'seat' | 'view' | 'outcome' | 'pending' | 'answers'>;

/** Everybody sees what a fold of the stored log shows them, and nothing waits for an answer. */
export function expectAgreement(host: Host, clients: readonly Seen[]): void {
  const folded = replay(spaceBowl, host.header, host.log);
  if ('refused' in folded) throw new Error(`entry ${folded.entry}: ${folded.refused}`);
  for (const client of clients) {
    const viewer = client.seat ?? 'watcher';
    const view = spaceBowl.view(folded.state, viewer);
    const isVeiled = unveilsAt(host.online, host.now) !== null;
    expect(client.view, `seat ${client.seat}`).toEqual(isVeiled ? spaceBowl.veil!(view)!.view : view);
    expect(client.outcome).toEqual(spaceBowl.outcome(folded.state));
    expect(client.pending).toEqual([]);
    for (const [number, [answer, ...again]] of client.answers) {
      expect(answer, number).not.toMatchObject(WRONG_NUMBER);
      // Sent again after a later one, a number is long past: the first answer has come before.
      const others = again.filter((other) => other.accepted || other.refused !== 'wrongNumber');
      expect(others, number).toEqual(others.map(() => answer));
    }
  }
}

const WRONG_NUMBER = { accepted: false, refused: 'wrongNumber' };
