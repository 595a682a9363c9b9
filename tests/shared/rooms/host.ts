// A host for tests: stores before it speaks, and can lose its memory as a server does.

import type { AnyBot, AnyGame, Millis, Seat } from '#shared/engine/game.ts';
import type { Header } from '#shared/engine/match.ts';
import { type Kit, type RoomEntry, viewOf } from '#shared/engine/table.ts';
import type { GameId } from '#shared/games/registry.ts';
import { bot } from '#shared/games/space-bowl/bot.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { catchUp, wakeAt } from '#shared/rooms/actions.ts';
import { gone, hear, hello, woken } from '#shared/rooms/messages.ts';
import { newParty, type Party } from '#shared/rooms/party/party.ts';
import { type CloseReason, parseMessage } from '#shared/rooms/protocol.ts';
import { type Connection, newOnline, type Online, type OnlineStep, still } from '#shared/rooms/room.ts';
import { type Kept, keptOf, newDrafts, parseKept, parseLog, restored } from '#shared/rooms/saved.ts';
import { type Memory, remembered, spoken, unveilsAt } from '#shared/rooms/updates.ts';
import type { Tools } from '#shared/rooms/wishes.ts';
import { frozen } from '../freeze.ts';

/** The other end of a connection. */
export interface Socket {
  heard(text: string): void;
  closed(reason: CloseReason): void;
}
interface Stored {
  kept: string;
  log: string[];
  drafts: Map<Seat, { behind: number; entry: string }>;
}

const OPENED = 1_700_000_000_000;
export const HASHED = 'hash of ';
const MOST_WAKES = 500;

export class Host {
  now: Millis = OPENED;
  /** From which household the next connection comes. */
  from = 'home';
  online: Online;
  readonly sockets = new Map<string, Socket>();
  /** Every text that was sent, to which connection and when. */
  readonly sent: { to: string; at: Millis; text: string }[] = [];
  #attachments = new Map<string, string>();
  #stored: Stored;
  /** Written so far, as a room's object writes them. */
  rows = 0;
  #memory: Memory = new Map();
  /** What is still to arrive: whoever answers at once must not be heard in the middle of a step. */
  #arriving: (() => void)[] = [];
  #isArriving = false;
  #seeds = 0;
  #passes = 0;

  constructor({
    game = spaceBowl as AnyGame,
    seats = 8,
    options = {},
    bots = bot as AnyBot,
    words = 'online',
  } = {}) {
    const kit: Kit = { game, bot: bots };
    const party = newParty(game.id as GameId, seats, options, this.now);
    this.online = newOnline(kit, party);
    this.#stored = { kept: JSON.stringify(keptOf(this.online)), log: [], drafts: new Map() };
    this.tools = {
      seed: () => `secret seed ${words} ${++this.#seeds}`,
      passCode: () => `PASS2${'ABCDEFGHJKMNPQRSTUVWXYZ'[this.#passes++ % 23]}`,
      log: () => this.log,
      kit: (id) => this.kits.get(id) ?? null,
    };
  }

  readonly tools: Tools;
  /** Other games that were fetched. */
  readonly kits = new Map<GameId, Kit>();

  get log(): RoomEntry[] {
    return this.#stored.log.map((entry) => JSON.parse(entry));
  }

  get header(): Header {
    return this.#kept.match!.header;
  }

  get party(): Party {
    return this.#kept.party;
  }

  get #kept(): Kept {
    return JSON.parse(this.#stored.kept);
  }

  /** A first message that is a hello makes a connection; anything else is for the connection there is. */
  hear(id: string, text: string): void {
    const message = parseMessage(text);
    if (!message) this.#close(id, 'malformed');
    else if (message.type === 'hello' && !this.#attachments.has(id))
      this.take(this.#greet(id, { ...message, hash: HASHED + message.key }));
    else this.take(hear(this.online, id, message, this.now, this.tools));
    this.#arrive();
  }

  #greet(id: string, said: Parameters<typeof hello>[2]): OnlineStep {
    return hello(this.online, { id, from: this.from }, said, this.now, this.tools.log);
  }

  lose(id: string): void {
    this.sockets.delete(id);
    this.#attachments.delete(id);
    this.take(gone(this.online, id, this.now));
  }

  /** Nothing is left but what was stored, and what the platform keeps with each open socket. */
  evict({ wasThere = true } = {}): void {
    const connections: Connection[] = [...this.#attachments.values()].map((text) => JSON.parse(text));
    const [kept, log] = [parseKept(this.#stored.kept), parseLog(this.#stored.log)];
    const pending = [...this.#stored.drafts.values()].filter(({ behind }) => behind === log?.length);
    const drafts = parseLog(pending.map(({ entry }) => entry));
    if (!kept || !log || !drafts) throw new Error('What was stored cannot be read');
    this.online = restored(this.online.kit, kept, log, connections, drafts);
    if (this.party.stopped !== this.online.party.stopped) throw new Error('The log does not fold');
    this.#memory = remembered(this.online, this.now);
    this.take(woken(this.online, this.now, wasThere));
  }

  /** The runtime was killed: no socket is left, and no close was heard. */
  crash(): void {
    this.sockets.clear();
    this.#attachments.clear();
    this.evict({ wasThere: false });
  }

  /** Does what is due until then, each at its time. */
  passTo(time: Millis): void {
    for (let wakes = 0; wakes < MOST_WAKES; wakes++) {
      const due = this.online.claimsDue ?? wakeAt(this.online);
      const veiled = unveilsAt(this.online, this.now);
      const next = Math.min(due ?? Number.POSITIVE_INFINITY, veiled ?? Number.POSITIVE_INFINITY);
      if (next > time) break;
      this.now = Math.max(this.now + 1, next);
      this.take(next === due ? catchUp(this.online, this.now) : still(this.online));
      if (wakes === MOST_WAKES - 1) throw new Error('The room wakes for ever');
    }
    this.now = Math.max(this.now, time);
  }

  pass(time: Millis): void {
    this.passTo(this.now + time);
  }

  take(step: OnlineStep): void {
    const { online, entries, fresh, close } = step;
    if (fresh) this.#stored = { ...this.#stored, log: [], drafts: new Map() };
    this.#stored.log.push(...entries.map((entry) => JSON.stringify(entry)));
    const { party, room } = online;
    this.#stored.kept = JSON.stringify(keptOf(online));
    const before = this.online;
    const drafts = newDrafts(before.room, room);
    const isKept = fresh || party !== before.party || online.began !== before.began;
    this.rows += entries.length + drafts.length + (isKept ? 1 : 0);
    for (const draft of drafts)
      this.#stored.drafts.set(draft.by as Seat, {
        behind: this.#stored.log.length,
        entry: JSON.stringify(draft),
      });
    if (room && room.match.length !== this.#stored.log.length) throw new Error('The log is not the match');
    this.online = online;
    frozen([party, online.connections, online.claims, room?.match.state]);
    this.#attachments = new Map(online.connections.map((known) => [known.id, JSON.stringify(known)]));
    for (const [id, text] of spoken(step, this.#memory, this.now)) this.#send(id, text);
    for (const { id, reason } of close) this.#close(id, reason);
    this.#arrive();
  }

  /** What a seat must see now. */
  viewFor(seat: number | null): unknown {
    return this.online.room && viewOf(this.online.room, seat ?? 'watcher');
  }

  #send(id: string, text: string): void {
    const socket = this.sockets.get(id);
    if (!socket) return;
    this.sent.push({ to: id, at: this.now, text });
    this.#arriving.push(() => socket.heard(text));
  }

  #close(id: string, reason: CloseReason): void {
    const socket = this.sockets.get(id);
    if (!socket) return;
    this.lose(id);
    this.#arriving.push(() => socket.closed(reason));
  }

  #arrive(): void {
    if (this.#isArriving) return;
    this.#isArriving = true;
    try {
      for (let next = this.#arriving.shift(); next; next = this.#arriving.shift()) next();
    } finally {
      this.#isArriving = false;
    }
  }
}
