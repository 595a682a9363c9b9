// Guests of a room for the tests: sockets that say hello, wish and act, and remember what they were told.
import { env, exports } from 'cloudflare:workers';
import type { Language } from '#shared/api/languages.ts';
import type { Answer } from '#shared/engine/table.ts';
import type { GameId } from '#shared/games/registry.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import {
  CLOSE,
  type CloseReason,
  type Granted,
  messagesOf,
  PROTOCOL,
  type ServerMessage,
  type Wish,
} from '#shared/rooms/protocol.ts';
import type { Env } from '#worker/index.ts';

const { ROOM } = env as unknown as Env;
const ORIGIN = 'https://starboard.test';

let guests = 0;
export const newKey = () => btoa(String(guests++).padStart(32, '-')).replace('=', '');
const address = () => `10.2.${guests >> 8}.${guests & 255}`;

export const roomObject = (id: string) => ROOM.get(ROOM.idFromName(id));

export async function openRoom(
  key: string,
  name = 'Ana',
  options: unknown = {},
  game: GameId = 'space-bowl',
  language?: Language,
): Promise<string> {
  const answer = await exports.default.fetch(
    new Request(`${ORIGIN}/api/rooms`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address() },
      body: JSON.stringify({ game, options, key, name, colour: 0, language }),
    }),
  );
  const said = await answer.json<{ id: string }>();
  return said.id;
}

export function askSocket(id: string, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(
    new Request(`${ORIGIN}/api/rooms/${id}/socket`, {
      headers: { Upgrade: 'websocket', Origin: ORIGIN, 'CF-Connecting-IP': address(), ...headers },
    }),
  );
}

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
export type Guest = Awaited<ReturnType<typeof connect>>;

/** A page with a socket; without a hello it has not said who it is. */
export async function connect(id: string, key: string | null = newKey(), pass?: string) {
  const answer = await askSocket(id);
  const socket = answer.webSocket!;
  const heard: ServerMessage[] = [];
  const frames: string[] = [];
  const waiting = new Set<() => void>();
  let closed: CloseReason | number | null = null;
  let view = {} as View;
  let numbers = 0;
  socket.addEventListener('message', ({ data }) => {
    frames.push(data as string);
    for (const message of messagesOf(data as string)) {
      if (message.type === 'view') view = { ...view, ...message.set };
      heard.push(message);
    }
    for (const look of waiting) look();
  });
  socket.addEventListener('close', ({ code }) => {
    closed = (Object.keys(CLOSE) as CloseReason[]).find((reason) => CLOSE[reason] === code) ?? code;
    for (const look of waiting) look();
  });
  socket.accept();

  /** Waits for what has to come; the runner's own limit ends a wait for ever. */
  function until<Found>(find: () => Found | undefined | null | false): Promise<Found> {
    return new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined || found === null || found === false) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  }
  const last = <Type extends ServerMessage['type']>(type: Type) =>
    heard.findLast((message): message is Message<Type> => message.type === type);
  const send = (message: unknown) => socket.send(JSON.stringify(message));

  async function wish(asked: Wish): Promise<Granted> {
    const number = ++numbers;
    send({ type: 'wish', number, wish: asked });
    const found = await until(() =>
      heard.find(
        (message): message is Message<'granted'> => message.type === 'granted' && message.number === number,
      ),
    );
    return found.granted;
  }

  async function act(number: number, action: unknown, pressed = Date.now()): Promise<Answer> {
    const before = heard.length;
    send({ type: 'act', number, action, pressed });
    const found = await until(() =>
      heard
        .slice(before)
        .find(
          (message): message is Message<'answer'> => message.type === 'answer' && message.number === number,
        ),
    );
    const { type: _, ...answer } = found;
    return answer;
  }

  if (key) send({ type: 'hello', protocol: PROTOCOL, key, ...(pass ? { pass } : {}) });
  return {
    key,
    socket,
    heard,
    frames,
    send,
    until,
    last,
    wish,
    act,
    view: () => view,
    closed: () => until(() => closed),
    welcome: () => until(() => last('welcome')),
  };
}

/** A room with its opener and so many guests, all seated. */
export async function seatedRoom(
  others: number,
  options: unknown = {},
  game: GameId = 'space-bowl',
): Promise<{ id: string; seats: Guest[] }> {
  const key = newKey();
  const id = await openRoom(key, 'Ana', options, game);
  const seats = [await connect(id, key)];
  await seats[0]!.welcome();
  for (let more = 1; more <= others; more++) {
    const guest = await connect(id);
    await guest.welcome();
    await guest.wish({ type: 'sit', name: `Guest ${more}`, colour: more });
    seats.push(guest);
  }
  return { id, seats };
}
