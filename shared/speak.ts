// What each connection is told of the match: only what has changed since it was last told.
import type { Viewer } from './game.ts';
import { type ConnectionId, isOver, type Online, type OnlineStep, seenBy } from './online.ts';
import { seatOf } from './party.ts';
import type { ServerMessage } from './protocol.ts';

/** What a connection was last told: the match, its length, and each part of its view as text. */
interface Told {
  match: number;
  viewer: Viewer;
  length: number;
  parts: ReadonlyMap<string, string>;
}
/** Lost with the memory of the host: then everything is told again. */
export type Memory = Map<ConnectionId, Told>;

/** Said after the views: whoever is answered has seen already what the answer is about. */
const AFTERWARDS: readonly ServerMessage['type'][] = ['answer', 'granted', 'verdict'];

/** Everything a step says, in order, as text; remembers what was shown to whom. */
export function spoken({ online, say }: OnlineStep, memory: Memory): { to: ConnectionId; text: string }[] {
  const said = (afterwards: boolean) =>
    say
      .filter(({ message }) => AFTERWARDS.includes(message.type) === afterwards)
      .flatMap(({ to, message }) => {
        const text = JSON.stringify(message);
        return to.map((id) => ({ to: id, text }));
      });
  return [...said(false), ...viewsFor(online, memory), ...said(true)];
}

/** The messages to send now, as text; remembers that they were sent. */
function viewsFor(online: Online, memory: Memory): { to: ConnectionId; text: string }[] {
  const { room, party } = online;
  if (!room) return [];
  const { length } = room.match;
  const over = isOver(online);
  const known = new Map<Viewer, ReadonlyMap<string, string>>();
  const messages: { to: ConnectionId; text: string }[] = [];
  for (const connection of online.connections) {
    const viewer = seatOf(party, connection.key) ?? 'watcher';
    const last = memory.get(connection.id);
    const follows = last?.match === party.match && last.viewer === viewer;
    if (follows && last.length === length) continue;
    let parts = known.get(viewer);
    if (!parts) {
      parts = partsOf(seenBy(online, connection)!);
      known.set(viewer, parts);
    }
    const set = [...parts].filter(([key, text]) => !follows || last.parts.get(key) !== text);
    const body = set.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',');
    messages.push({
      to: connection.id,
      text: `{"type":"view","match":${party.match},"length":${length},"over":${over},"set":{${body}}}`,
    });
    memory.set(connection.id, { match: party.match, viewer, length, parts });
  }
  for (const id of memory.keys())
    if (!online.connections.some((connection) => connection.id === id)) memory.delete(id);
  return messages;
}

function partsOf(view: object): Map<string, string> {
  return new Map(Object.entries(view).map(([key, value]) => [key, textOf(value)]));
}

/** What is the same object for many viewers and steps is written out once. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
