// A page for tests: keeps what it was told, numbers what it sends, and sends again what was not answered.

import type { Answer } from '#shared/engine/table.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import type { CloseReason, Granted, ServerMessage, Verdict, Wish } from '#shared/rooms/protocol.ts';
import { messagesOf, PROTOCOL } from '#shared/rooms/protocol.ts';
import { HASHED, type Host, type Socket } from './host.ts';

type Said<Type> = Extract<ServerMessage, { type: Type }>;
interface Sent {
  match: number;
  number: number;
  action: unknown;
  pressed: number;
}

let keys = 0;

export class Client implements Socket {
  readonly key: string;
  readonly host: Host;
  id: string | null = null;
  welcome: Said<'welcome'> | null = null;
  party: Said<'party'>['party'] | null = null;
  seat: number | null = null;
  watchers = 0;
  view: View | null = null;
  over = false;
  /** Of the match that is shown. */
  match = 0;
  number = 0;
  closedFor: CloseReason | null = null;
  pending: Sent[] = [];
  verdicts: Verdict[] = [];
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

  connect(more: object = {}): this {
    if (this.id) this.drop();
    this.id = `${this.key.replaceAll('_', '')}/${++this.#connections}`;
    this.closedFor = null;
    this.#heldBack = null;
    this.host.sockets.set(this.id, this);
    this.say({ type: 'hello', protocol: PROTOCOL, key: this.key, ...more });
    return this;
  }

  drop(): void {
    const { id } = this;
    this.id = null;
    this.#heldBack = null;
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

  act(action: unknown, pressed = this.host.now): number {
    const sent = { match: this.match, number: ++this.number, action, pressed };
    this.pending.push(sent);
    this.say({ type: 'act', ...sent });
    return sent.number;
  }

  /** The answer to the action just said. */
  tell(action: unknown, pressed?: number): Answer | undefined {
    return this.answerTo(this.act(action, pressed));
  }

  again(number = this.number, action: unknown = null): void {
    this.say({ type: 'act', match: this.match, number, action, pressed: this.host.now });
  }

  /** What nobody answered, as it was. */
  sendAgain(): void {
    for (const sent of [...this.pending]) this.say({ type: 'act', ...sent });
  }

  answerTo(number: number, match = this.match): Answer | undefined {
    return this.answers.get(`${match}/${number}`)?.at(-1);
  }

  wish(wish: Wish): Granted {
    this.grants.push([]);
    this.say({ type: 'wish', number: this.grants.length - 1, wish });
    return this.grants.at(-1)![0]!;
  }

  sit(name = this.key.slice(0, 8), colour = 0): this {
    this.wish({ type: 'sit', name, colour });
    return this;
  }

  /** The clocks are compared, with so long a way there and back; on the way the host's time passes. */
  measure(roundTrip: number): void {
    const sent = this.host.now;
    this.say({ type: 'clock', sent, heard: null });
    this.host.pass(roundTrip);
    this.say({ type: 'clock', sent, heard: sent });
  }

  closed(reason: CloseReason): void {
    this.id = null;
    this.closedFor = reason;
  }

  heard(text: string): void {
    const messages = messagesOf(text);
    for (const message of messages) this.#takeIn(message);
    if (messages.some(({ type }) => type === 'welcome')) this.sendAgain();
  }

  #takeIn(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.#knows(message);
        // What the room has heard before its last is in the view; the rest goes out again.
        this.pending = this.pending.filter(
          ({ match, number }) => match === message.party.match && number >= message.number,
        );
        // A refusal that the room has forgotten has used its number up all the same.
        this.number = Math.max(this.number, message.number);
        return;
      case 'party':
        this.#knows(message);
        return;
      case 'view':
        this.#sees(message);
        return;
      case 'answer':
        this.#answered(message.answer);
        return;
      case 'granted':
        this.grants[message.number] = [...(this.grants[message.number] ?? []), message.granted];
        return;
      case 'verdict':
        this.verdicts.push(message.verdict);
        return;
      case 'reaction':
        this.reactions.push(message);
    }
  }

  #knows({ party, seat, watchers }: Said<'party'> | Said<'welcome'>): void {
    if (party.match !== this.match) {
      this.match = party.match;
      this.number = 0;
      this.view = null;
      this.pending = this.pending.filter(({ match }) => match === party.match);
    }
    this.party = party;
    this.seat = seat;
    this.watchers = watchers;
  }

  #sees({ set, over }: Said<'view'>): void {
    this.over = over;
    this.view = { ...this.view, ...set } as View;
  }

  #answered(answer: Answer): void {
    const sent = this.pending.find(({ number }) => number === answer.number);
    const at = `${sent?.match ?? this.match}/${answer.number}`;
    this.answers.set(at, [...(this.answers.get(at) ?? []), answer]);
    this.pending = this.pending.filter((other) => other !== sent);
  }
}
