// Anything said to a room in any moment: no fault, nothing changed by what was refused, one answer to each number.
import { expect } from 'vitest';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { type ClientMessage, messagesOf, parseMessage } from '#shared/rooms/protocol.ts';
import { Client } from '../shared/rooms/client.ts';
import type { Host } from '../shared/rooms/host.ts';
import { GO, lobby, playOn, searching, table } from '../shared/rooms/table.ts';
import { speaker } from './words.ts';

const PER_MOMENT = 400;

interface Moment {
  host: Host;
  clients: Client[];
}

const NO_LIMITS = { search: 0, rest: 0, grace: 20 };
const MOMENTS: ((words: string) => Moment)[] = [
  (words) => lobby({ people: 3, bots: 1, silent: true, words }),
  (words) => table({ people: 3, silent: true, options: NO_LIMITS, words }),
  (words) => searching({ people: 3, options: NO_LIMITS, words }),
  (words) => {
    const moment = searching({ people: 3, options: NO_LIMITS, words });
    for (const client of moment.clients) client.measure(200);
    moment.clients[0]!.act(GO);
    return moment;
  },
  (words) => {
    const moment = searching({ people: 3, options: NO_LIMITS, words });
    moment.clients[0]!.act(GO);
    moment.clients[1]!.drop();
    return moment;
  },
  (words) => {
    const moment = table({ people: 2, options: NO_LIMITS, words, silent: true });
    playOn(moment.host, moment.clients, words);
    return moment;
  },
];

export interface Heard {
  messages: number;
  malformed: number;
  refused: number;
  done: number;
}

export function babble(seed: string, messages: number): Heard {
  const heard: Heard = { messages: 0, malformed: 0, refused: 0, done: 0 };
  for (let round = 0; heard.messages < messages; round++) {
    const words = `babble ${seed} ${round}`;
    const roll = dice(seeded(words));
    const { host, clients } = MOMENTS[round % MOMENTS.length]!(words);
    const people = [...clients, new Client(host).connect()];
    const each = people.map((client) => speaker(roll, () => client.number + 1 + roll.below(2)));
    for (let count = 0; count < PER_MOMENT && heard.messages < messages; count++) {
      const at = roll.below(people.length);
      const text = each[at]!(host.now);
      const where = `${words}, message ${count}: ${text.slice(0, 300)}`;
      try {
        said(host, people[at]!, text, heard, roll);
      } catch (error) {
        throw new Error(where, { cause: error });
      }
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  return heard;
}

const stateOf = (host: Host) =>
  JSON.stringify([host.online.party, host.online.room?.match, host.online.began]);

function said(host: Host, client: Client, text: string, heard: Heard, roll: Dice): void {
  heard.messages++;
  const message = parseMessage(text);
  if (!message) heard.malformed++;
  // A closed connection takes long to come again; most of what is no message is only parsed.
  if ((!message || message.type === 'hello') && roll.below(40) > 0) return;
  // Whoever has left while the door is closed stays outside.
  if (!client.id && client.connect().closedFor === 'locked') return;
  const { id, seat } = client as { id: string; seat: number | null };
  const before = stateOf(host);
  const length = host.log.length;
  const waiting = [...host.online.claims];
  const from = host.sent.length;
  host.hear(id, text);
  if (!message || message.type === 'hello') {
    expect(client.closedFor).toBe('malformed');
    client.connect();
    return;
  }
  expect(client.closedFor === null || client.closedFor === 'removed').toBe(true);
  if (message.type === 'clock') {
    expectSame(host, before);
    return;
  }

  const answers = () => answersIn(host, from, id, message);
  const waits =
    message.type === 'act' &&
    host.online.claims.some(
      (claim) =>
        claim.seat === seat &&
        claim.number === message.number &&
        (claim.via === id || !host.sockets.has(claim.via)),
    );
  expect(answers()).toHaveLength(waits ? 0 : 1);
  if (waits) {
    if (waiting.length < host.online.claims.length) expect(stateOf(host)).toBe(before);
    host.passTo(host.online.claimsDue!);
    expect(answers()).toHaveLength(1);
    heard.done++;
    return;
  }
  const [isDone] = answers();
  if (isDone) heard.done++;
  else heard.refused++;
  if (!isDone) expectSame(host, before);
  // Whatever is in the log came from the seat of this connection, or from nobody.
  if (message.type !== 'act') return;
  for (const { by, number } of host.log.slice(length)) {
    if (number === message.number && by !== 'clock') expect(by).toBe(seat);
  }
}

function expectSame(host: Host, before: string): void {
  expect(stateOf(host) === before, 'what was refused changed something').toBe(true);
}

/** Whether each answer to this message said yes. */
function answersIn(
  host: Host,
  from: number,
  id: string,
  { type, number }: Extract<ClientMessage, { number: number }>,
) {
  const frames = host.sent.slice(from).filter(({ to }) => to === id);
  const messages = frames.flatMap(({ text }) => messagesOf(text));
  return messages.flatMap((said) => {
    if (type === 'act' && said.type === 'answer' && said.number === number) return [said.accepted];
    return type === 'wish' && said.type === 'granted' && said.number === number ? [said.granted.ok] : [];
  });
}
