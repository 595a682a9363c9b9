// How many messages a socket may send: counted in memory, since a flood keeps the object awake.
import type { Millis } from '#shared/engine/game.ts';
import { MESSAGES_PER_SECOND } from '#shared/rooms/protocol.ts';

const SECOND: Millis = 1_000;

export class Pace {
  readonly #counts = new WeakMap<WebSocket, { since: Millis; many: number }>();

  /** Whether one more is too many. */
  isTooMuch(socket: WebSocket, now: Millis): boolean {
    const known = this.#counts.get(socket);
    if (!known || now - known.since >= SECOND) {
      this.#counts.set(socket, { since: now, many: 1 });
      return false;
    }
    known.many++;
    return known.many > MESSAGES_PER_SECOND;
  }
}
