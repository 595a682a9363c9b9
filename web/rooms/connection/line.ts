// A socket that comes back by itself: at once when the page is looked at again or the network is back, else with growing
// waits and some chance in them, so that a room that was restarted is not met by everybody at the same moment.
import { type CloseReason, closeReasonOf, PING, PONG } from '#shared/rooms/protocol.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const ATTEMPT = 5_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 5_000;
/** So long out of sight leaves a socket alone. */
const GLANCE = 2_000;

export interface LineEvents {
  /** A socket is open: time to say who one is. */
  opened(): void;
  heard(text: string): void;
  /** Gone for now, or for good with the room's reason. */
  lost(reason: CloseReason | null): void;
}

export interface Line {
  /** False when there is no socket to send it on. */
  send(text: string): boolean;
  close(): void;
}

export function openLine(url: string, events: LineEvents): Line {
  let socket: WebSocket | null = null;
  let failures = 0;
  let ended = false;
  let hidden = performance.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  let answerDue: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(waiting);
    if (ended) return;
    drop();
    const fresh = new WebSocket(url);
    socket = fresh;
    answerDue = setTimeout(() => fresh === socket && lose(null), ATTEMPT);
    fresh.onopen = () => {
      if (fresh !== socket) return;
      clearTimeout(answerDue);
      failures = 0;
      pinging = setInterval(ping, PING_EVERY);
      events.opened();
    };
    fresh.onmessage = ({ data }) => {
      if (fresh !== socket) return;
      clearTimeout(answerDue);
      if (data !== PONG) events.heard(String(data));
    };
    fresh.onclose = ({ code }) => fresh === socket && lose(closeReasonOf(code));
  }

  /** A socket may look open and be dead: closing it would then wait for ever, so it is forgotten. */
  function drop(): void {
    clearInterval(pinging);
    clearTimeout(answerDue);
    const old = socket;
    socket = null;
    old?.close();
  }

  function lose(reason: CloseReason | null): void {
    drop();
    if (reason) ended = true;
    else {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.6 ** failures++);
      waiting = setTimeout(connect, wait * (0.5 + Math.random()));
    }
    events.lost(reason);
  }

  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(PING);
    clearTimeout(answerDue);
    answerDue = setTimeout(() => lose(null), PONG_WITHIN);
  }

  /** A phone that was put away may have lost its socket without knowing: what looks open may be dead. */
  function look(): void {
    if (document.visibilityState === 'hidden') hidden = performance.now();
    else if (performance.now() - hidden > GLANCE || socket?.readyState !== WebSocket.OPEN) again();
  }
  function again(): void {
    if (ended) return;
    failures = 0;
    connect();
  }

  /** Said by the device long before the socket would notice. */
  const unplugged = () => !ended && socket && lose(null);

  document.addEventListener('visibilitychange', look);
  addEventListener('online', again);
  addEventListener('offline', unplugged);
  connect();

  return {
    send(text) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    close() {
      ended = true;
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', again);
      removeEventListener('offline', unplugged);
      drop();
    },
  };
}
