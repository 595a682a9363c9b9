// What a browser gives to a room's connection: sockets, time, chance, and word of the network and of who looks.
import type { Connection, Network } from '#shared/rooms/page/connection.ts';

/** So long out of sight leaves a socket alone. */
const GLANCE = 2_000;

export function browserNetwork(path: string): Network {
  const url = location.origin.replace(/^http/, 'ws') + path;
  return {
    now: () => performance.now(),
    later(work, after) {
      const timer = setTimeout(work, after);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    open(events) {
      const socket = new WebSocket(url);
      socket.onopen = events.opened;
      socket.onmessage = ({ data }) => events.heard(String(data));
      socket.onclose = ({ code }) => events.closed(code);
      return {
        isOpen: () => socket.readyState === WebSocket.OPEN,
        send: (text) => socket.send(text),
        close: () => socket.close(),
      };
    },
  };
}

/** A phone that was put away may have lost its socket without knowing; a device knows first when its network went. */
export function whenSeenAgain(connection: Connection): () => void {
  let hidden = performance.now();
  function look(): void {
    if (document.visibilityState === 'hidden') hidden = performance.now();
    else if (performance.now() - hidden > GLANCE || !connection.isOpen()) connection.again();
  }
  document.addEventListener('visibilitychange', look);
  addEventListener('online', connection.again);
  addEventListener('offline', connection.lose);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', connection.again);
    removeEventListener('offline', connection.lose);
  };
}
