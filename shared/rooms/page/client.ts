// The page's half of a room: what the room last said, and what was asked of it and is not answered. A value, as the
// room is one; each step says what is to be sent and whom to tell.
import type { Millis, Outcome, Seat } from '../../engine/game.ts';
import type { Answer } from '../../engine/table.ts';
import { isGameId } from '../../games/registry.ts';
import type { PartyView } from '../party/view.ts';
import {
  CLOSE_REASONS,
  type ClientMessage,
  type CloseReason,
  type Granted,
  PROTOCOL,
  type ServerMessage,
  type Told,
  type Verdict,
  type Wish,
} from '../protocol.ts';
import { clockSaid, exchanged, measuring, type RoomClock, roomTime } from './clock.ts';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** `lost`: no connection just now, and trying again by itself. */
export type RoomState = 'connecting' | 'open' | 'lost' | CloseReason;

interface Press {
  /** The match it was meant for: another may have begun before it is said. */
  match: number;
  action: unknown;
  /** On the room's clock. */
  pressed: Millis;
  done: (answer: Answer) => void;
  /** Nobody waits for it, and nothing is lost when it comes a little later. */
  isPatient?: true;
}

interface Asked {
  number: number;
  wish: Wish;
  /** Null when no answer can come any more. */
  done: (granted: Granted | null) => void;
}

export interface Client {
  state: RoomState;
  party: PartyView | null;
  /** The seat of this device; null for watchers. */
  seat: Seat | null;
  /** Opened the room and has not sat down. */
  opener: boolean;
  /** The place in the row for the next match. */
  row: number | null;
  watchers: number;
  began: Millis | null;
  /** What a bot did for this seat while nobody was here. */
  held: Said<'welcome'>['held'];
  /** The code with which this device asks for a seat, and what came of it. */
  pass: string | null;
  passed: Said<'welcome'>['pass'];
  verdict: Verdict | null;
  /** What this viewer sees of a match, once something was said of one. */
  shown: { match: number; outcome: Outcome | null; view: Record<string, unknown> } | null;
  clock: RoomClock;
  /** Of the last action. */
  number: number;
  /** One action is on its way at a time: the room remembers the last answer of a seat, no older ones. */
  onItsWay: (Press & { number: number }) | null;
  waiting: readonly Press[];
  /** How this person's things lie, not told yet; told when the hand rests, and in place of what was said before. */
  draft: (Pick<Press, 'match' | 'action' | 'pressed'> & { isDue: boolean }) | null;
  /** How many wishes there were, and those without an answer. */
  wished: number;
  wishes: readonly Asked[];
  /** The versions of the game's rules here, once known, and in the room. */
  rules: number | null;
  roomRules: number | null;
}

export interface ClientStep {
  client: Client;
  say: readonly ClientMessage[];
  reactions: readonly Said<'reaction'>[];
  /** Tells those who asked what was answered. */
  tell: readonly (() => void)[];
}

export function newClient(pass: string | null): Client {
  return {
    state: 'connecting',
    party: null,
    seat: null,
    opener: false,
    row: null,
    watchers: 0,
    began: null,
    held: null,
    pass,
    passed: null,
    verdict: null,
    shown: null,
    clock: clockSaid(0, 0),
    number: 0,
    onItsWay: null,
    waiting: [],
    draft: null,
    wished: 0,
    wishes: [],
    rules: null,
    roomRules: null,
  };
}

const still = (client: Client): ClientStep => ({ client, say: [], reactions: [], tell: [] });
const saying = (client: Client, ...say: ClientMessage[]): ClientStep => ({
  ...still(client),
  say: client.state === 'open' ? say : [],
});

function andThen(step: ClientStep, next: (client: Client) => ClientStep): ClientStep {
  const after = next(step.client);
  return {
    client: after.client,
    say: [...step.say, ...after.say],
    reactions: [...step.reactions, ...after.reactions],
    tell: [...step.tell, ...after.tell],
  };
}

/** What is said first; nothing else before the welcome. */
export function helloOf({ pass }: Client, key: string): ClientMessage {
  return { type: 'hello', protocol: PROTOCOL, key, ...(pass === null ? {} : { pass }) };
}

/** What counts says how things lie as well. */
export function press(
  client: Client,
  action: unknown,
  own: Millis,
  done: (answer: Answer) => void,
  pressed = roomTime(client.clock, own),
): ClientStep {
  const waiting = [...client.waiting, { match: client.party?.match ?? 0, action, pressed, done }];
  return sendNext({ ...client, waiting, draft: null }, own);
}

/** How things lie now; nothing is said of it yet. */
export function arrange(client: Client, action: unknown, own: Millis): ClientStep {
  const pressed = roomTime(client.clock, own);
  return still({ ...client, draft: { match: client.party?.match ?? 0, action, pressed, isDue: false } });
}

/** The hand rests, or nobody knows whether there will be another moment. */
export function tellDraft(client: Client, own: Millis): ClientStep {
  return client.draft ? sendNext({ ...client, draft: { ...client.draft, isDue: true } }, own) : still(client);
}

export function wish(client: Client, wish: Wish, done: (granted: Granted | null) => void): ClientStep {
  const asked = { number: client.wished + 1, wish, done };
  const wishes = [...client.wishes, asked];
  return saying({ ...client, wished: asked.number, wishes }, wishMessage(asked));
}

/** Compares the clocks anew. */
export function measure(client: Client, own: Millis): ClientStep {
  return saying({ ...client, clock: measuring(client.clock) }, clockMessage(own, null));
}

export const dismissHeld = (client: Client): ClientStep => still({ ...client, held: null });

/** The connection is gone: for now, or for good with a reason. */
export function lost(client: Client, reason: CloseReason | null): ClientStep {
  if (reason) return turnedAway(client, reason);
  return still({ ...client, state: client.party ? 'lost' : 'connecting' });
}

/** No answer can come any more. */
export function giveUp(client: Client): ClientStep {
  return { ...still({ ...client, wishes: [] }), tell: client.wishes.map(unanswered) };
}

const unanswered =
  ({ done }: Asked) =>
  () =>
    done(null);

const turnedAway = (client: Client, reason: CloseReason) => giveUp({ ...client, state: reason });

export function isTurnedAway({ state }: Client): boolean {
  return CLOSE_REASONS.some((reason) => reason === state);
}

/** What a page shows and offers comes from its own rules: with others than the room's it would be wrong. */
export function knowRules(client: Client, rules: number): ClientStep {
  const other = otherRules(rules, client.roomRules ?? rules);
  return other ? turnedAway(client, other) : still({ ...client, rules });
}

function otherRules(ours: number, theirs: number): CloseReason | null {
  if (ours === theirs) return null;
  return theirs > ours ? 'too-old' : 'too-new';
}

export function hearAll(client: Client, messages: readonly ServerMessage[], own: Millis): ClientStep {
  return messages.reduce(
    (step, message) => andThen(step, (known) => hear(known, message, own)),
    still(client),
  );
}

function hear(client: Client, said: ServerMessage, own: Millis): ClientStep {
  switch (said.type) {
    case 'welcome':
      return welcomed(client, said, own);
    case 'party':
      return heardOfParty(client, said, own);
    case 'view':
      return still({ ...client, shown: seen(client.shown, said) });
    case 'answer':
      return answered(client, said, own);
    case 'granted':
      return granted(client, said);
    case 'clock':
      return compared(client, said, own);
    case 'verdict':
      return still({ ...client, verdict: said.verdict });
    case 'reaction':
      return { ...still(client), reactions: [said] };
    default:
      // A newer room may say more than this page understands.
      return still(client);
  }
}

/** Another game may have been chosen, of whose rules nothing is known yet. */
function rulesFor(client: Client, { party, rules }: Told): Pick<Client, 'rules' | 'roomRules'> {
  const isOther = client.party !== null && party.game !== client.party.game;
  return { rules: isOther ? null : client.rules, roomRules: rules };
}

function otherRulesIn(client: Client, said: Told): CloseReason | null {
  if (!isGameId(said.party.game)) return 'too-old';
  return otherRules(rulesFor(client, said).rules ?? said.rules, said.rules);
}

function heardOfParty(client: Client, said: Said<'party'>, own: Millis): ClientStep {
  const other = otherRulesIn(client, said);
  if (other) return turnedAway(client, other);
  // How things lie was not told while time stood still.
  return sendNext(knowing(client, said), own);
}

function welcomed(client: Client, said: Said<'welcome'>, own: Millis): ClientStep {
  const other = otherRulesIn(client, said);
  // Before anything is taken over: the match as it was last seen can still go on at home.
  if (other) return turnedAway(client, other);
  const known = knowing(client, said);
  const wishes = client.wishes.filter(mayRepeat);
  const back: Client = {
    ...known,
    state: 'open',
    clock: clockSaid(said.now, own),
    held: said.held ?? client.held,
    pass: null,
    passed: client.pass === null ? client.passed : said.pass,
    wishes,
  };
  return {
    ...saying(back, clockMessage(own, null), ...actMessages(back, own), ...wishes.map(wishMessage)),
    tell: client.wishes.filter((asked) => !mayRepeat(asked)).map(unanswered),
  };
}

/** What means somebody on a seat may meet another there after a while; a reaction belongs to its moment. */
const ONCE: readonly Wish['type'][] = ['remove', 'fill', 'vote', 'takeOver', 'react'];
const mayRepeat = ({ wish }: Asked) => !ONCE.includes(wish.type);

/** Numbers begin again with each match, and go on where somebody else had the seat before. */
function knowing(client: Client, said: Told): Client {
  const { party, seat, opener, row, watchers, began } = said;
  const number = Math.max(said.number, party.match === client.party?.match ? client.number : 0);
  return { ...client, party, seat, opener, row, watchers, began, number, ...rulesFor(client, said) };
}

/** What changed is put into what was seen of the same match; what is not said is as it was. */
function seen(before: Client['shown'], said: Said<'view'>): Client['shown'] {
  const { match = before?.match ?? 0, outcome = before?.outcome ?? null, set } = said;
  return { match, outcome, view: before?.match === match ? { ...before.view, ...set } : set };
}

const answerIn = ({ type: _, match: __, ...answer }: Said<'answer'>): Answer => answer;

function answered(client: Client, said: Said<'answer'>, own: Millis): ClientStep {
  const { onItsWay } = client;
  const answer = answerIn(said);
  if (onItsWay?.number !== answer.number) return still(client);
  if (said.match !== undefined && said.match !== onItsWay.match) return still(client);
  const isLater = onItsWay.isPatient && !answer.accepted && answer.refused === 'standsStill';
  const draft = isLater ? (client.draft ?? { ...onItsWay, isDue: true }) : client.draft;
  const step = sendNext({ ...client, onItsWay: null, draft }, own);
  return { ...step, tell: [() => onItsWay.done(answer)] };
}

function sendNext(client: Client, own: Millis): ClientStep {
  if (client.onItsWay) return still(client);
  const [first, ...waiting] = client.waiting;
  const number = client.number + 1;
  if (first) return sendFirst({ ...client, number, onItsWay: { ...first, number }, waiting }, own);
  if (!client.draft?.isDue || client.party?.stands) return still(client);
  const { match, action, pressed } = client.draft;
  const onItsWay = { match, action, pressed, number, done: () => {}, isPatient: true as const };
  return sendFirst({ ...client, number, onItsWay, draft: null }, own);
}

const sendFirst = (next: Client, own: Millis) => saying(next, ...actMessages(next, own));

/** One small message more: right behind the other, it makes the network notice at once that that was lost. */
function actMessages({ onItsWay }: Client, own: Millis): ClientMessage[] {
  if (!onItsWay) return [];
  const { number, match, action, pressed, isPatient } = onItsWay;
  const said: ClientMessage = { type: 'act', number, match, action, pressed };
  return isPatient ? [said] : [said, clockMessage(own, null)];
}

function granted(client: Client, { number, granted }: Said<'granted'>): ClientStep {
  const asked = client.wishes.find((wish) => wish.number === number);
  const wishes = client.wishes.filter((wish) => wish !== asked);
  return { ...still({ ...client, wishes }), tell: asked ? [() => asked.done(granted)] : [] };
}

function compared(client: Client, { sent, now }: Said<'clock'>, own: Millis): ClientStep {
  const next = { ...client, clock: exchanged(client.clock, sent, now, own) };
  // The room measures too: what it said comes back to it at once.
  return client.clock.left > 0 ? saying(next, clockMessage(own, now)) : still(next);
}

function wishMessage({ number, wish }: Asked): ClientMessage {
  return { type: 'wish', number, wish };
}

function clockMessage(own: Millis, heard: Millis | null): ClientMessage {
  return { type: 'clock', sent: Math.round(own), heard };
}
