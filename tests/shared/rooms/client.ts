// A page for tests: the page's half of a room, without lag, that also says what no page would.
import type { Outcome } from '#shared/engine/game.ts';
import type { Answer } from '#shared/engine/table.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import {
  type ClientStep,
  hearAll,
  helloOf,
  type Client as Known,
  lost,
  newClient,
  press,
  wish,
} from '#shared/rooms/page/client.ts';
import {
  type CloseReason,
  type Granted,
  messagesOf,
  type ServerMessage,
  type Verdict,
  type Wish,
} from '#shared/rooms/protocol.ts';
import { HASHED, type Host, type Socket } from './host.ts';

type Said<Type> = Extract<ServerMessage, { type: Type }>;

let keys = 0;

export class Client implements Socket {
  readonly key: string;
  readonly host: Host;
  id: string | null = null;
  known: Known = newClient(null);
  welcome: Said<'welcome'> | null = null;
  closedFor: CloseReason | null = null;
  readonly verdicts: Verdict[] = [];
  /** Every answer there was, by match and number. */
  readonly answers = new Map<string, Answer[]>();
  readonly grants: Granted[][] = [];
  readonly reactions: Said<'reaction'>[] = [];
  #connections = 0;
  #heldBack: string[] | null = null;

  constructor(host: Host, name = `c${++keys}`) {
    this.host = host;
    this.key = name.padEnd(43, '_');
  }

  get hash(): string {
    return HASHED + this.key;
  }

  get party() {
    return this.known.party;
  }

  get seat(): number | null {
    return this.known.seat;
  }

  get watchers(): number {
    return this.known.watchers;
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

  get number(): number {
    return this.known.number;
  }

  get pending(): readonly unknown[] {
    return pendingOf(this.known);
  }

  connect(more: object = {}): this {
    if (this.id) this.drop();
    this.id = `${this.key.replaceAll('_', '')}/${++this.#connections}`;
    this.closedFor = null;
    this.#heldBack = null;
    this.host.sockets.set(this.id, this);
    this.say({ ...helloOf(this.known, this.key), ...more });
    return this;
  }

  drop(): void {
    const { id } = this;
    this.id = null;
    this.#heldBack = null;
    this.#take(lost(this.known, null));
    if (id) this.host.lose(id);
  }

  say(message: object): void {
    const text = JSON.stringify(message);
    if (this.#heldBack) this.#heldBack.push(text);
    else if (this.id) this.host.hear(this.id, text);
  }

  /** What is said from now on stays on its way until it is let through; lost when the connection is. */
  holdBack(): void {
    this.#heldBack ??= [];
  }

  letThrough(): void {
    const texts = this.#heldBack ?? [];
    this.#heldBack = null;
    for (const text of texts) if (this.id) this.host.hear(this.id, text);
  }

  /** Gives the number under which it was said. */
  act(action: unknown, pressed = this.host.now): number {
    this.#take(press(this.known, action, pressed, () => {}));
    return this.number;
  }

  /** The answer to the action just said. */
  tell(action: unknown, pressed?: number): Answer | undefined {
    return this.answerTo(this.act(action, pressed));
  }

  /** Under any number, and whatever else is on its way. */
  again(number = this.number, action: unknown = null, pressed = this.host.now): void {
    this.say({ type: 'act', match: this.match, number, action, pressed });
  }

  /** What nobody answered, as it was. */
  sendAgain(): void {
    if (!this.known.onItsWay) return;
    const { match, number, action, pressed } = this.known.onItsWay;
    this.say({ type: 'act', match, number, action, pressed });
  }

  answerTo(number: number, match = this.match): Answer | undefined {
    return this.answers.get(`${match}/${number}`)?.at(-1);
  }

  wish(asked: Wish): Granted {
    const granted: Granted[] = [];
    this.grants.push(granted);
    this.#take(wish(this.known, asked, (answer) => answer && granted.push(answer)));
    return granted[0]!;
  }

  sit(name = this.key.slice(0, 8), colour = 0): this {
    this.wish({ type: 'sit', name, colour });
    return this;
  }

  /** The clocks are compared so often, with so long a way there and back; on the way the host's time passes. */
  measure(roundTrip: number, times = 3): void {
    for (let count = 0; count < times; count++) {
      const sent = this.host.now;
      this.say({ type: 'clock', sent, heard: null });
      this.host.pass(roundTrip);
      this.say({ type: 'clock', sent, heard: sent });
    }
  }

  closed(reason: CloseReason): void {
    this.id = null;
    this.closedFor = reason;
    this.#take(lost(this.known, reason));
  }

  heard(text: string): void {
    const messages = messagesOf(text);
    for (const message of messages) this.#note(message);
    this.#take(hearAll(this.known, messages, this.host.now));
  }

  #note(message: ServerMessage): void {
    if (message.type === 'welcome') this.welcome = message;
    if (message.type === 'answer') noteAnswer(this.answers, this.known, message);
    if (message.type === 'verdict') this.verdicts.push(message.verdict);
  }

  /** Clocks are compared by hand, when a test wants it. */
  #take({ client, say, reactions, tell }: ClientStep): void {
    this.known = client;
    this.reactions.push(...reactions);
    for (const done of tell) done();
    for (const message of say) if (message.type !== 'clock') this.say(message);
  }
}

/** All of them want another match. */
export function wantAgain(clients: readonly Client[]): Granted[] {
  const { match } = clients[0]!;
  return clients.map((client) => client.wish({ type: 'again', match, wants: true }));
}

export function pendingOf({ onItsWay, waiting }: Known): readonly unknown[] {
  return onItsWay ? [onItsWay, ...waiting] : waiting;
}

/** The answer alone. */
const answerIn = ({ type: _, match: __, ...answer }: Said<'answer'>): Answer => answer;

/** By match and number: both begin again. */
export function noteAnswer(answers: Map<string, Answer[]>, page: Known, said: Said<'answer'>): void {
  const { onItsWay, party } = page;
  const answer = answerIn(said);
  const known = onItsWay?.number === answer.number ? onItsWay.match : party?.match;
  // What was meant for an earlier match may have been numbered in this one.
  const match = said.match === undefined ? known : `late for ${said.match}`;
  const at = `${match}/${answer.number}`;
  answers.set(at, [...(answers.get(at) ?? []), answer]);
}
