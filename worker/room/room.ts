// The Durable Object of a room: a thin shell over shared/rooms/messages.ts that stores each step before it speaks.
import { DurableObject } from 'cloudflare:workers';
import type { Language } from '#shared/api/languages.ts';
import { isRefusal, type Millis } from '#shared/engine/game.ts';
import { optionsOf } from '#shared/engine/match.ts';
import type { Kit, RoomEntry } from '#shared/engine/table.ts';
import { GAMES, type GameId } from '#shared/games/registry.ts';
import { catchUp, wakeAt } from '#shared/rooms/actions.ts';
import { gone, hear, hello, woken } from '#shared/rooms/messages.ts';
import { type Invitation, invitationOf } from '#shared/rooms/party/invitation.ts';
import { EMPTY_LIFE, endOf, newParty, sit } from '#shared/rooms/party/party.ts';
import {
  CLOSE,
  type ClientMessage,
  type CloseReason,
  LARGEST_MESSAGE,
  PING,
  PONG,
  parseMessage,
  type ServerMessage,
} from '#shared/rooms/protocol.ts';
import { andThen, type Online, type OnlineStep, saying, still, stopMatch } from '#shared/rooms/room.ts';
import { type Kept, keptOf, newDrafts, restored } from '#shared/rooms/saved.ts';
import { failed } from '#shared/rooms/standing.ts';
import { type Memory, remembered, spoken, unveilsAt } from '#shared/rooms/updates.ts';
import type { Tools } from '#shared/rooms/wishes.ts';
import { passCode, seed } from '../http/chance.ts';
import { hashOf } from '../http/hash.ts';
import { Kits } from './kits.ts';
import { Moment } from './moment.ts';
import { Pace } from './pace.ts';
import { closeFor, FROM, refusedSocket, Sockets } from './sockets.ts';
import { RoomStore } from './store.ts';

const MOST_SOCKETS = 80;

/** Who opens a room, and has its first seat if they have a name. */
export interface Opener {
  key: string;
  name: string;
  colour: number;
  language?: Language | undefined;
}

type Numbered = Extract<ClientMessage, { number: number }>;

const failedAt = ({ type, number }: Numbered): ServerMessage =>
  type === 'act'
    ? { type: 'answer', number, accepted: false, refused: 'failed' }
    : { type: 'granted', number, granted: { ok: false, refused: 'notNow' } };

export class RoomObject extends DurableObject {
  readonly #store: RoomStore;
  readonly #sockets: Sockets;
  readonly #pace = new Pace();
  #memory: Memory = new Map();
  #online: Online | null = null;
  /** Kept by another version of this Worker, or damaged: it stays as it is, and nobody gets in. */
  #unreadable = false;
  #log: RoomEntry[] = [];
  #alarm: Millis | null = null;
  readonly #claims = new Moment();
  readonly #unveiling = new Moment();
  readonly #kits = new Kits();

  constructor(context: DurableObjectState, env: object) {
    super(context, env);
    this.#store = new RoomStore(context.storage);
    this.#sockets = new Sockets(context);
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    context.blockConcurrencyWhile(() => this.#load());
  }

  /** False when there is such a room already, or these are no options of the game. */
  async open(
    game: GameId,
    options: unknown,
    { key, name, colour, language }: Opener,
    now: Millis,
  ): Promise<boolean> {
    if (this.#store.read()) return false;
    const rules = await GAMES[game].load();
    const chosen = optionsOf(rules, options);
    if (!chosen) return false;
    const fresh = newParty(game, rules.seats.max, chosen, now);
    const opened = { ...fresh, opener: { key, away: now }, ...(language ? { language } : {}) };
    const party = name === '' ? opened : sit(opened, key, name, colour, now);
    if (isRefusal(party)) return false;
    this.#store.make({ party, match: null });
    // Stored together with the room: without an alarm it would never be wiped.
    this.#alarm = endOf(party);
    void this.ctx.storage.setAlarm(this.#alarm);
    await this.#load();
    return true;
  }

  /** Null for a room that is not there. */
  invitation(): Invitation | null {
    return this.#online && invitationOf(this.#online.party);
  }

  override async fetch(request: Request): Promise<Response> {
    const now = Date.now();
    if (this.#unreadable) return refusedSocket('unreadable');
    if (!this.#online) return refusedSocket('not-found');
    this.#dropSilent(now);
    // Seats always find a place: whoever has said nothing yet goes first.
    if (this.#sockets.size >= MOST_SOCKETS && !this.#sockets.dropSpeechless()) return refusedSocket('full');
    const [ours, theirs] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
    this.#sockets.accept(ours, request.headers.get(FROM) ?? '', now);
    return new Response(null, { status: 101, webSocket: theirs });
  }

  override async webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    try {
      await this.#hear(socket, text);
    } catch (error) {
      // Nothing of it was stored or said: the page connects again and asks again.
      console.error(error);
      socket.close(1011, 'failed');
    }
  }

  async #hear(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    if (this.#pace.isTooMuch(socket, Date.now())) return this.#dismiss(socket, 'too-many');
    const message = typeof text === 'string' && text.length <= LARGEST_MESSAGE ? parseMessage(text) : null;
    if (!message) return this.#dismiss(socket, 'malformed');
    const hash = message.type === 'hello' ? await hashOf(message.key) : null;
    if (message.type === 'wish' && message.wish.type === 'game') await this.#kits.fetch(message.wish.game);
    const now = Date.now();
    this.#dropSilent(now);
    const comer = this.#sockets.comer(socket);
    if (!this.#online || !comer) return closeFor(socket, this.#unreadable ? 'unreadable' : 'not-found');
    const { id } = comer;
    if (message.type === 'hello')
      this.#do((online) => hello(online, comer, { ...message, hash: hash! }, now, this.#tools.log), now);
    else if (message.type === 'clock') this.#do((online) => hear(online, id, message, now, this.#tools), now);
    else this.#answer(id, message, now);
  }

  /** What the rules fail at is answered: asked again it would fail again, and the others play on. */
  #answer(id: string, message: Numbered, now: Millis): void {
    let step: OnlineStep;
    try {
      step = hear(this.#online!, id, message, now, this.#tools);
    } catch (fault) {
      console.error(fault);
      this.#do((online) => catchUp(online, now), now);
      step = saying(this.#online!, [id], failedAt(message));
    }
    this.#take(step, now);
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close(1000, 'closed');
    this.#lose(socket, Date.now());
  }

  override webSocketError(socket: WebSocket): void {
    this.#lose(socket, Date.now());
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#alarm = null;
    // A version that can read it wipes it in its time.
    if (this.#unreadable) return this.ctx.storage.setAlarm(now + EMPTY_LIFE);
    if (!this.#online) return;
    if (now >= endOf(this.#online.party)) return this.#wipe();
    this.#dropSilent(now);
    this.#do((online) => catchUp(online, now), now);
  }

  readonly #tools: Tools = {
    seed,
    passCode,
    log: () => this.#log,
    kit: (game) => this.#kits.get(game),
  };

  async #load(): Promise<void> {
    const kept = this.#store.read();
    this.#unreadable = kept === 'unreadable';
    if (!kept || kept === 'unreadable') return;
    const kit = await this.#kits.fetch(kept.party.game);
    // A restart leaves no socket behind.
    const wasThere = this.ctx.getWebSockets().length > 0;
    const log = this.#store.log();
    this.#log = log ?? [];
    this.#alarm = await this.ctx.storage.getAlarm();
    const drafts = this.#store.drafts(this.#log.length);
    this.#online = this.#restored(kit, kept, log, drafts);
    if (this.#online.party !== kept.party) this.#store.save(keptOf(this.#online));
    const now = Date.now();
    this.#do((online) => woken(online, now, wasThere), now);
  }

  #restored(kit: Kit, kept: Kept, log: RoomEntry[] | null, drafts: RoomEntry[] | null): Online {
    const connections = this.#sockets.connections();
    try {
      if (!log || !drafts) throw new Error('A log that cannot be read.');
      const online = restored(kit, kept, log, connections, drafts);
      this.#memory = remembered(online, Date.now());
      return online;
    } catch (error) {
      // A log that breaks the rules must not keep everybody out of the room for ever.
      console.error(error);
      return stopMatch(restored(kit, { party: kept.party, match: null }, [], connections));
    }
  }

  /** Where the rules fail at what is due, time stands still: everybody would stay out of the room for ever. */
  #do(work: (online: Online) => OnlineStep, now: Millis): void {
    let step: OnlineStep;
    try {
      step = work(this.#online!);
    } catch (fault) {
      console.error(fault);
      this.#take(failed(this.#online!, now), now);
      step = work(this.#online!);
    }
    this.#take(step, now);
  }

  /** Stores a step, then speaks. What cannot be stored is not said: whoever asked connects again and asks again. */
  #take(worked: OnlineStep, now: Millis): void {
    const before = this.#online!;
    const step = this.#kits.hasFailed() ? andThen(worked, (after) => failed(after, now)) : worked;
    const { online } = step;
    this.#store.together(() => {
      if (step.fresh) this.#store.forgetLog();
      this.#store.append(step.entries);
      this.#store.keepDrafts(newDrafts(before.room, online.room), online.room?.match.length ?? 0);
      if (step.fresh || online.party !== before.party || online.began !== before.began)
        this.#store.save(keptOf(online));
    });
    this.#log = step.fresh ? [...step.entries] : this.#log;
    if (!step.fresh) this.#log.push(...step.entries);
    this.#online = online;
    this.#speak(step, before, now);
    this.#waitForClaims(now);
    this.#waitToUnveil(now);
    this.ctx.waitUntil(this.#setAlarm(now));
  }

  #speak(step: OnlineStep, before: Online, now: Millis): void {
    const { online, close } = step;
    for (const connection of online.connections)
      if (!before.connections.includes(connection)) this.#sockets.keep(connection);
    try {
      for (const [id, text] of spoken(step, this.#memory, now)) this.#sockets.send(id, text);
    } catch (fault) {
      // A state of which the rules can show nothing.
      if (online.party.stands?.why === 'fault') throw fault;
      console.error(fault);
      const stands = failed(online, now);
      this.#take({ ...stands, say: [...step.say, ...stands.say] }, now);
    }
    for (const { id, reason } of close) this.#sockets.close(id, reason);
  }

  /** Nobody was told anything of them: without this they are made again. */
  #waitForClaims(now: Millis): void {
    const due = this.#online!.claimsDue;
    if (due !== null) this.#claims.comeAfter(due - now, () => this.#decide(due));
  }

  #waitToUnveil(now: Millis): void {
    const at = unveilsAt(this.#online!, now);
    if (at !== null) this.#unveiling.comeAfter(at - now, () => this.#unveil(at));
  }

  #unveil(at: Millis): void {
    if (this.#online) this.#do(still, Math.max(at, Date.now()));
  }

  #decide(due: Millis): void {
    try {
      if (this.#online) this.#do((online) => catchUp(online, Math.max(due, Date.now())), Date.now());
    } catch (error) {
      // Everybody connects again, and claims are made again.
      console.error(error);
      this.ctx.abort('failed');
    }
  }

  /** One alarm for everything; one that comes too early costs less than setting it anew each time. */
  async #setAlarm(now: Millis): Promise<void> {
    const online = this.#online!;
    const wanted = Math.min(wakeAt(online) ?? Number.POSITIVE_INFINITY, endOf(online.party));
    if (this.#alarm !== null && this.#alarm <= wanted && this.#alarm > now) return;
    this.#alarm = Math.max(wanted, now + 1);
    await this.ctx.storage.setAlarm(this.#alarm);
  }

  #dropSilent(now: Millis): void {
    for (const socket of this.#sockets.silent(now)) {
      this.#lose(socket, now);
      this.#sockets.drop(socket, 1001, 'silent');
    }
  }

  /** Whoever talks nonsense is gone at once, not only when their end has closed too. */
  #dismiss(socket: WebSocket, reason: CloseReason): void {
    this.#lose(socket, Date.now());
    this.#sockets.drop(socket, CLOSE[reason], reason);
  }

  #lose(socket: WebSocket, now: Millis): void {
    const comer = this.#sockets.comer(socket);
    this.#sockets.forget(socket);
    if (this.#online && comer) this.#do((online) => gone(online, comer.id, now), now);
  }

  async #wipe(): Promise<void> {
    // The alarm comes again when this fails: it must find the room as it was.
    await this.#store.wipe();
    await this.ctx.storage.deleteAlarm();
    this.#sockets.closeAll('wiped');
    this.#online = null;
  }
}
