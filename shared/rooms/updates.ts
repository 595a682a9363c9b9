// What each connection is told of the match: only what has changed since it was last told.
import type { Millis, Seen, Viewer } from '../engine/game.ts';
import { outcomeOf, view } from '../engine/match.ts';
import { seatOf } from './party/party.ts';
import type { ServerMessage } from './protocol.ts';
import {
  type Connection,
  type ConnectionId,
  connectionOf,
  type Online,
  type OnlineStep,
  seenBy,
} from './room.ts';
import { isHidden } from './standing.ts';

type View = Record<string, unknown>;

/** What a connection was last told: of which match, as whom, and what it saw of which state. */
interface Told {
  match: number;
  outcome: string;
  viewer: Viewer;
  state: object;
  /** Something of it was not told yet. */
  veiled: boolean;
  view: View;
}
export type Memory = Map<ConnectionId, Told>;

/** So long before it may be seen, what it is is on its way. */
export const AHEAD: Millis = 700;

/** Out of memory, and nothing is missing: whatever was stored was told, to all whose connections are still there. */
export function remembered(online: Online, now: Millis): Memory {
  const memory: Memory = new Map();
  tellViews(online, memory, () => {}, now);
  return memory;
}

/** When the rest of what is still veiled is to be told. */
export function unveilsAt(online: Online, now: Millis): Millis | null {
  const { room, began, kit } = online;
  if (!room || began === null || online.party.stands) return null;
  const veil = kit.game.veil?.(view(room.match, 'watcher'));
  const at = veil ? began + veil.until - AHEAD : null;
  return at !== null && at > now ? at : null;
}

/** Said after the views: whoever is answered has seen already what the answer is about. */
const AFTERWARDS: readonly ServerMessage['type'][] = ['answer', 'granted', 'verdict'];

/** Everything a step says, as one text for each connection; remembers what was shown to whom. */
export function spoken({ online, say }: OnlineStep, memory: Memory, now: Millis): Map<ConnectionId, string> {
  const texts = new Map<ConnectionId, string>();
  const tell = (id: ConnectionId, text: string) => {
    const before = texts.get(id);
    texts.set(id, before === undefined ? text : `${before}\n${text}`);
  };
  const tellAll = (afterwards: boolean) => {
    for (const { to, message } of say) {
      if (AFTERWARDS.includes(message.type) !== afterwards) continue;
      const text = JSON.stringify(message);
      for (const id of to) tell(id, text);
    }
  };
  tellAll(false);
  tellViews(online, memory, tell, now);
  tellAll(true);
  return texts;
}

function tellViews(
  online: Online,
  memory: Memory,
  tell: (id: ConnectionId, text: string) => void,
  now: Millis,
): void {
  const { room, party, connections } = online;
  if (!room || isHidden(online)) return;
  const { match } = party;
  const { state } = room.match;
  const outcome = JSON.stringify(outcomeOf(room.match));
  const veiled = unveilsAt(online, now) !== null;
  const views = new Map<Viewer, View>();
  for (const connection of connections) {
    const viewer = seatOf(party, connection.key) ?? 'watcher';
    const last = memory.get(connection.id);
    const follows = last?.match === match && last.viewer === viewer;
    if (follows && last.state === state && last.veiled === veiled) continue;
    const view = views.get(viewer) ?? shownTo(online, connection, veiled);
    if (!view) continue;
    views.set(viewer, view);
    memory.set(connection.id, { match, outcome, viewer, state, veiled, view });
    const set = changes(follows ? last.view : {}, view);
    const isNew = last?.match !== match;
    const head = `${isNew ? `,"match":${match}` : ''}${isNew || last.outcome !== outcome ? `,"outcome":${outcome}` : ''}`;
    // That something happened which they may not see is nothing they may know.
    if (set !== '' || head !== '') tell(connection.id, `{"type":"view"${head},"set":{${set}}}`);
  }
  for (const id of memory.keys()) if (!connectionOf(online, id)) memory.delete(id);
}

/** Null where the rules fail at showing it: that time stands still is all there is to say then. */
function shownTo(online: Online, connection: Connection, veiled: boolean): View | null {
  try {
    const view = seenBy(online, connection) as Seen & View;
    return veiled ? (online.kit.game.veil!(view)?.view ?? view) : view;
  } catch (fault) {
    if (online.party.stands?.why !== 'fault') throw fault;
    return null;
  }
}

/** The parts of the view that are others than before. */
function changes(before: View, now: View): string {
  let set = '';
  for (const [key, value] of Object.entries(now)) {
    if (before[key] === value) continue;
    const text = textOf(value);
    if (key in before && textOf(before[key]) === text) continue;
    set += `${set && ','}${JSON.stringify(key)}:${text}`;
  }
  return set;
}

/** What is the same object for many viewers and steps is written out once. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
