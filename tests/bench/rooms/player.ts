// A player of the rooms' bench: a real socket that plays Space Bowl and notes when what reached it.
import { randomBytes } from 'node:crypto';
import type { Answer } from '#shared/engine/table.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { messagesOf, PROTOCOL, type ServerMessage, type Wish } from '#shared/rooms/protocol.ts';

export const newKey = () => randomBytes(32).toString('base64url');

/** Another address each: the limits are for people, not for benches. */
function headers(address: string): Record<string, string> {
  return { Origin: address, 'CF-Connecting-IP': `10.${[...randomBytes(3)].join('.')}` };
}

export function socketTo(address: string, path: string): Promise<WebSocket> {
  // Node's socket takes headers; its types are those of the browser's.
  const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  const socket = new Socket(address.replace(/^http/, 'ws') + path, { headers: headers(address) });
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error(`${path} did not open.`));
  });
}

export async function openRoom(address: string, key: string, options: object): Promise<string> {
  const answer = await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { ...headers(address), 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'space-bowl', options, key, name: 'Player 1', colour: 0 }),
  });
  const said = (await answer.json()) as { ok: boolean; id: string };
  if (!said.ok) throw new Error(`The room was not opened: ${JSON.stringify(said)}`);
  return said.id;
}

export type Player = Awaited<ReturnType<typeof join>>;

export async function join(address: string, id: string, key: string) {
  const socket = await socketTo(address, `/api/rooms/${id}/socket`);
  let view = {} as View;
  let length = -1;
  let bytes = 0;
  let number = 0;
  let offset = 0;
  const looks = new Set<() => void>();
  const heard: ServerMessage[] = [];
  socket.onmessage = ({ data }) => {
    bytes += String(data).length;
    for (const message of messagesOf(String(data))) {
      if (message.type === 'welcome') {
        offset = message.now - performance.now();
        number = message.number;
      }
      if (message.type === 'view') {
        view = { ...view, ...message.set };
        length = message.length;
      } else heard.push(message);
    }
    for (const look of [...looks]) look();
  };
  const send = (message: object) => socket.send(JSON.stringify(message));
  function until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        looks.delete(look);
        resolve();
      };
      looks.add(look);
      look();
    });
  }
  send({ type: 'hello', protocol: PROTOCOL, key });
  await until(() => heard.some(({ type }) => type === 'welcome'));
  let wishes = 0;
  return {
    view: () => view,
    length: () => length,
    bytes: () => bytes,
    until,
    /** Gives the room's answer. */
    async act(action: object): Promise<Answer> {
      const own = ++number;
      send({ type: 'act', number: own, action, pressed: Math.round(performance.now() + offset) });
      const answerOf = () => heard.find((said) => said.type === 'answer' && said.answer.number === own);
      await until(() => answerOf() !== undefined);
      return (answerOf() as Extract<ServerMessage, { type: 'answer' }>).answer;
    },
    async wish(wish: Wish) {
      const own = ++wishes;
      send({ type: 'wish', number: own, wish });
      await until(() => heard.some((said) => said.type === 'granted' && said.number === own));
    },
    close: () => socket.close(),
  };
}
