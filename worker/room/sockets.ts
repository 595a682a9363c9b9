// The sockets of a room: what each carries through a sleep of the object, and which have gone silent.
import type { Millis } from '#shared/engine/game.ts';
import { CLOSE, type CloseReason } from '#shared/rooms/protocol.ts';
import type { Comer, Connection, ConnectionId } from '#shared/rooms/room.ts';

/** By which the route says from which household a socket comes. */
export const FROM = 'Starboard-From';

/** Kept with the socket by the platform; a connection from its hello on. */
interface Attachment extends Comer {
  opened: Millis;
  connection: Connection | null;
}

/** Pages ping once a minute at least, also hidden ones: whoever did not is away, even when no close was heard. */
const SILENCE: Millis = 80_000;
/** To say who one is. */
const HELLO: Millis = 10_000;
const LOOK_EVERY: Millis = 5_000;

export class Sockets {
  readonly #context: DurableObjectState;
  /** What is attached, so that nobody has to unpack it for each message. */
  readonly #known = new Map<WebSocket, Attachment>();
  readonly #byId = new Map<ConnectionId, WebSocket>();
  #looked: Millis = 0;

  constructor(context: DurableObjectState) {
    this.#context = context;
    for (const socket of context.getWebSockets()) {
      const known: Attachment | null = socket.deserializeAttachment();
      // One that was closed from here stays until the other end has answered, and counts no more.
      if (known && socket.readyState === WebSocket.OPEN) this.#remember(socket, known);
    }
  }

  get size(): number {
    return this.#known.size;
  }

  accept(socket: WebSocket, from: string, now: Millis): void {
    this.#context.acceptWebSocket(socket);
    this.#attach(socket, { id: crypto.randomUUID(), from, opened: now, connection: null });
  }

  comer(socket: WebSocket): Comer | null {
    return this.#known.get(socket) ?? null;
  }

  /** Those that have said who they are. */
  connections(): Connection[] {
    return [...this.#known.values()].flatMap(({ connection }) => connection ?? []);
  }

  keep(connection: Connection): void {
    const socket = this.#byId.get(connection.id);
    if (socket) this.#attach(socket, { ...this.#known.get(socket)!, connection });
  }

  send(id: ConnectionId, text: string): void {
    const socket = this.#byId.get(id);
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  }

  close(id: ConnectionId, reason: CloseReason): void {
    const socket = this.#byId.get(id);
    if (socket) this.drop(socket, CLOSE[reason], reason);
  }

  closeAll(reason: CloseReason): void {
    for (const socket of [...this.#known.keys()]) this.drop(socket, CLOSE[reason], reason);
  }

  drop(socket: WebSocket, code: number, reason: string): void {
    this.forget(socket);
    if (socket.readyState === WebSocket.OPEN) socket.serializeAttachment(null);
    socket.close(code, reason);
  }

  forget(socket: WebSocket): void {
    const known = this.#known.get(socket);
    if (known) this.#byId.delete(known.id);
    this.#known.delete(socket);
  }

  /** The oldest that has not said who it is; false when all have. */
  dropSpeechless(): boolean {
    const found = [...this.#known].find(([, { connection }]) => connection === null);
    if (found) this.drop(found[0], 1008, 'silent');
    return found !== undefined;
  }

  /** Those that have not been heard of for too long. Looked for now and then: each look asks the platform. */
  silent(now: Millis): WebSocket[] {
    if (now - this.#looked < LOOK_EVERY) return [];
    this.#looked = now;
    return [...this.#known].flatMap(([socket, { opened, connection }]) => {
      const heard = this.#context.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? opened;
      return now - Math.max(heard, opened) > (connection ? SILENCE : HELLO) ? [socket] : [];
    });
  }

  #attach(socket: WebSocket, attachment: Attachment): void {
    socket.serializeAttachment(attachment);
    this.#remember(socket, attachment);
  }

  #remember(socket: WebSocket, attachment: Attachment): void {
    this.#known.set(socket, attachment);
    this.#byId.set(attachment.id, socket);
  }
}

export function closeFor(socket: WebSocket, reason: CloseReason): void {
  socket.close(CLOSE[reason], reason);
}

/** The answer to a page that may not come in, which hears why from the socket itself. */
export function refusedSocket(reason: CloseReason): Response {
  const [ours, theirs] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
  ours.accept();
  closeFor(ours, reason);
  return new Response(null, { status: 101, webSocket: theirs });
}
