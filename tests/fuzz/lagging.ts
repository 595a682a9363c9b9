// A page whose connection takes its time and breaks: what is said waits on its way, in order, and is lost with it.
import type { Outcome } from '#shared/engine/game.ts';
import type { Answer } from '#shared/engine/table.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import type { Network, SocketEvents } from '#shared/rooms/page/connection.ts';
import { type Joined, joinRoom } from '#shared/rooms/page/join.ts';
import { CLOSE, messagesOf, PING, PONG, type Wish } from '#shared/rooms/protocol.ts';
import { noteAnswer, pendingOf } from '../shared/rooms/client.ts';
import type { Host } from '../shared/rooms/host.ts';
import { Timeline } from '../shared/rooms/timeline.ts';

let pages = 0;

interface Open {
  id: string;
  events: SocketEvents;
  isOpen: boolean;
  up: string[];
  down: (() => void)[];
}

export class Lagging {
  readonly key = `lagging${++pages}`.padEnd(43, '_');
  readonly answers = new Map<string, Answer[]>();
  readonly #host: Host;
  /** The page's own clock began when the page did. */
  readonly #time = new Timeline();
  readonly #began: number;
  readonly #joined: Joined;
  #socket: Open | null = null;
  #sockets = 0;

  constructor(host: Host, chance: () => number) {
    this.#host = host;
    this.#began = host.now;
    const network: Network = {
      now: this.#time.now,
      later: this.#time.later,
      chance,
      open: (events) => this.#open(events),
    };
    this.#joined = joinRoom({
      network,
      pass: null,
      withKey: (use) => use(this.key),
      changed() {},
    });
  }

  get known() {
    return this.#joined.client();
  }

  get isOpen(): boolean {
    return this.known.state === 'open';
  }

  get seat(): number | null {
    return this.known.seat;
  }

  get view(): View | null {
    return (this.known.shown?.view ?? null) as View | null;
  }

  get outcome(): Outcome | null {
    return this.known.shown?.outcome ?? null;
  }

  get match(): number {
    return this.known.party?.match ?? 0;
  }

  get pending(): readonly unknown[] {
    return pendingOf(this.known);
  }

  /** Nothing is on its way, and nothing waits for an answer. */
  get isQuiet(): boolean {
    const { up, down } = this.#socket ?? { up: [], down: [] };
    const asked = this.pending.length + this.known.wishes.length;
    return this.isOpen && asked + up.length + down.length === 0;
  }

  /** How far this page's idea of the room's clock is off, and how far it may be. */
  get clock() {
    return { off: Math.abs(this.#joined.now() - this.#host.now), trip: this.known.clock.shortest };
  }

  press(action: unknown): void {
    this.#joined.press(action, () => {});
  }

  wish(asked: Wish): void {
    this.#joined.wish(asked, () => {});
  }

  measure(): void {
    this.#joined.measure();
  }

  /** The device says that its network is back. */
  again(): void {
    this.#joined.connection.again();
  }

  /** Time has passed at the room, and so it has here. */
  tick(): void {
    this.#time.passTo(this.#host.now - this.#began);
  }

  /** The connection breaks, and both ends notice. */
  drop(): void {
    const events = this.#socket?.events;
    this.#forget();
    events?.closed(1006);
  }

  /** The same once more: the room must know it again. */
  repeat(): void {
    const { onItsWay } = this.known;
    if (!this.isOpen || !onItsWay) return;
    const { number, match, action, pressed } = onItsWay;
    this.#socket!.up.push(JSON.stringify({ type: 'act', number, match, action, pressed }));
  }

  /** The next message arrives at the room; false when there is none. */
  arriveUp(): boolean {
    const text = this.#socket?.up.shift();
    if (text === PING) this.#socket!.down.push(() => this.#hear(PONG));
    else if (text !== undefined) this.#host.hear(this.#socket!.id, text);
    return text !== undefined;
  }

  /** The next message arrives at the page; false when there is none. */
  arriveDown(): boolean {
    const arrive = this.#socket?.down.shift();
    arrive?.();
    return arrive !== undefined;
  }

  #open(events: SocketEvents) {
    const id = `${this.key.replaceAll('_', '')}/${++this.#sockets}`;
    const socket: Open = { id, events, isOpen: false, up: [], down: [] };
    this.#socket = socket;
    socket.down.push(() => {
      socket.isOpen = true;
      events.opened();
    });
    this.#host.sockets.set(id, {
      heard: (text) => socket.down.push(() => this.#hear(text)),
      closed: (reason) => socket.down.push(() => events.closed(CLOSE[reason])),
    });
    return {
      isOpen: () => socket.isOpen && socket === this.#socket,
      send: (text: string) => void socket.up.push(text),
      close: () => socket === this.#socket && this.#forget(),
    };
  }

  #hear(text: string): void {
    const messages = text === PONG ? [] : messagesOf(text);
    for (const said of messages) if (said.type === 'answer') noteAnswer(this.answers, this.known, said);
    this.#socket?.events.heard(text);
  }

  #forget(): void {
    const id = this.#socket?.id;
    this.#socket = null;
    if (id) this.#host.lose(id);
  }
}
