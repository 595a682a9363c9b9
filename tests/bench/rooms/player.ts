// A player of the rooms' bench: a real socket that plays, Space Bowl if nothing else is said, and notes what reached it.
import { randomBytes } from 'node:crypto';
import type { Millis } from '#shared/engine/game.ts';
import type { Answer } from '#shared/engine/table.ts';
import type { GameId } from '#shared/games/registry.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { type ClientStep, hearAll, helloOf, newClient, press, wish } from '#shared/rooms/page/client.ts';
import { messagesOf, type Wish } from '#shared/rooms/protocol.ts';

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

export async function openRoom(
  address: string,
  key: string,
  options: object,
  game: GameId = 'space-bowl',
): Promise<string> {
  const answer = await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { ...headers(address), 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, options, key, name: 'Player 1', colour: 0 }),
  });
  const said = (await answer.json()) as { ok: boolean; id: string };
  if (!said.ok) throw new Error(`The room was not opened: ${JSON.stringify(said)}`);
  return said.id;
}

export type Player = Awaited<ReturnType<typeof join>>;

export async function join(address: string, id: string, key: string) {
  const socket = await socketTo(address, `/api/rooms/${id}/socket`);
  let client = newClient(null);
  let bytes = 0;
  let views = 0;
  const looks = new Set<() => void>();
  const send = (message: object) => socket.send(JSON.stringify(message));
  function take({ client: next, say, tell }: ClientStep): void {
    client = next;
    for (const message of say) send(message);
    for (const done of tell) done();
  }
  socket.onmessage = ({ data }) => {
    const text = String(data);
    bytes += text.length;
    const messages = messagesOf(text);
    views += messages.filter(({ type }) => type === 'view').length;
    take(hearAll(client, messages, performance.now()));
    for (const look of [...looks]) look();
  };
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
  send(helloOf(client, key));
  await until(() => client.state === 'open');
  return {
    view: () => client.shown?.view as unknown as View,
    hasView: () => client.shown !== null,
    /** How often it was told of a change. */
    views: () => views,
    bytes: () => bytes,
    until,
    /** Gives the room's answer; pressed now, or then on the clock of the match. */
    act: (action: object, pressed?: Millis) =>
      new Promise<Answer>((done) => {
        const at = pressed === undefined ? undefined : pressed + client.began!;
        take(press(client, action, performance.now(), done, at));
      }),
    wish: (asked: Wish) => new Promise((done) => take(wish(client, asked, done))),
    close: () => socket.close(),
  };
}
