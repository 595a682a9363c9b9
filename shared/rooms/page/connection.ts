// A socket that comes back by itself: at once when asked to, else with growing waits and some chance in them, so that a
// room that was restarted is not met by everybody at the same moment.
import type { Millis } from '../../engine/game.ts';
import { type CloseReason, closeReasonOf, PING, PONG } from '../protocol.ts';
import type { Timers } from './timers.ts';

const FIRST_WAIT: Millis = 500;
const LONGEST_WAIT: Millis = 10_000;
const ATTEMPT: Millis = 5_000;
const PING_EVERY: Millis = 15_000;
const PONG_WITHIN: Millis = 5_000;

export interface Socket {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

/** What a socket tells, never before `open` has given it back. */
export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export interface ConnectionEvents {
  /** A socket is open: time to say who one is. */
  opened(): void;
  heard(text: string): void;
  /** Gone for now, or for good with the room's reason. */
  lost(reason: CloseReason | null): void;
}

export interface Network extends Timers {
  open(events: SocketEvents): Socket;
  /** From 0 to 1. */
  chance(): number;
}

export interface Connection {
  isOpen(): boolean;
  send(text: string): void;
  /** Tries at once, with a new socket: what looks open may be dead. */
  again(): void;
  /** The network is gone, long before the socket would notice. */
  lose(): void;
  close(): void;
}

export function stayConnected({ open, later, chance }: Network, events: ConnectionEvents): Connection {
  let socket: Socket | null = null;
  let failures = 0;
  let ended = false;
  let cancelWait = () => {};
  let cancelPing = () => {};
  let cancelDue = () => {};

  function connect(): void {
    cancelWait();
    if (ended) return;
    drop();
    const fresh = open({
      opened() {
        if (fresh !== socket) return;
        cancelDue();
        failures = 0;
        cancelPing = later(ping, PING_EVERY);
        events.opened();
      },
      heard(text) {
        if (fresh !== socket) return;
        cancelDue();
        if (text !== PONG) events.heard(text);
      },
      closed(code) {
        if (fresh === socket) lose(closeReasonOf(code));
      },
    });
    socket = fresh;
    cancelDue = later(() => lose(null), ATTEMPT);
  }

  /** A socket may look open and be dead: closing it would then wait for ever, so it is forgotten. */
  function drop(): void {
    cancelPing();
    cancelDue();
    const old = socket;
    socket = null;
    old?.close();
  }

  function lose(reason: CloseReason | null): void {
    drop();
    if (reason) ended = true;
    else {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.6 ** failures++);
      cancelWait();
      cancelWait = later(connect, wait * (0.5 + chance()));
    }
    events.lost(reason);
  }

  function ping(): void {
    cancelPing = later(ping, PING_EVERY);
    if (!socket?.isOpen()) return;
    socket.send(PING);
    cancelDue();
    cancelDue = later(() => lose(null), PONG_WITHIN);
  }

  connect();

  return {
    isOpen: () => socket?.isOpen() ?? false,
    send(text) {
      if (socket?.isOpen()) socket.send(text);
    },
    again() {
      if (ended) return;
      failures = 0;
      connect();
    },
    lose() {
      if (!ended && socket) lose(null);
    },
    close() {
      ended = true;
      cancelWait();
      drop();
    },
  };
}
