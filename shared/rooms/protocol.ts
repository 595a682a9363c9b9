// What page and room say to each other over their socket: version, messages both ways, parsers, close reasons.
import * as v from 'valibot';
import { SECRET_FORM } from '../api/refusals.ts';
import { LEVELS, type Level, type Millis, type Outcome, type Seat } from '../engine/game.ts';
import type { Header } from '../engine/match.ts';
import { parsedByType } from '../engine/schemas.ts';
import type { Answer, Chair, RoomEntry } from '../engine/table.ts';
import { GAME_IDS } from '../games/registry.ts';
import { PASS_FORM } from './link.ts';
import type { PartyReason } from './party/party.ts';
import type { PartyView } from './party/view.ts';

/** Raised when an older page could not follow; additions that it may ignore leave it as it is. */
export const PROTOCOL = 4;
export const LARGEST_MESSAGE = 8192;
export const MESSAGES_PER_SECOND = 20;
export const REACTIONS = ['hello', 'well', 'wow', 'oops', 'think', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The platform answers this without waking the room. */
export const PING = 'ping';
export const PONG = 'pong';

/** Why a room closes a socket, each with its code; the page has words for every one. */
export const CLOSE = {
  'too-old': 4001,
  'too-new': 4002,
  full: 4003,
  'not-found': 4004,
  removed: 4005,
  replaced: 4006,
  moved: 4007,
  malformed: 4008,
  'too-many': 4009,
  wiped: 4010,
  unreadable: 4011,
  locked: 4012,
} as const;
export type CloseReason = keyof typeof CLOSE;
export const CLOSE_REASONS = Object.keys(CLOSE) as CloseReason[];

export function closeReasonOf(code: number): CloseReason | null {
  return CLOSE_REASONS.find((reason) => CLOSE[reason] === code) ?? null;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
/** Milliseconds on somebody's clock. */
const time = v.pipe(v.number(), v.integer(), v.minValue(-1e15), v.maxValue(1e15));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const colour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const name = v.pipe(v.string(), v.maxLength(200));
const level = v.picklist(LEVELS);
const game = v.picklist(GAME_IDS);

const WISHES = {
  /** On a free seat, or else in the row for the next match. */
  sit: v.strictObject({ type: v.literal('sit'), name, colour }),
  /** A bot's seat, in the middle of a match. */
  takeOver: v.strictObject({ type: v.literal('takeOver'), seat, name, colour }),
  leave: v.strictObject({ type: v.literal('leave') }),
  options: v.strictObject({ type: v.literal('options'), options: v.unknown() }),
  /** Another game under the same link. */
  game: v.strictObject({ type: v.literal('game'), game, match: count, options: v.unknown() }),
  door: v.strictObject({ type: v.literal('door'), closed: v.boolean() }),
  fill: v.strictObject({ type: v.literal('fill'), seat, level: v.nullable(level), name }),
  remove: v.strictObject({ type: v.literal('remove'), seat }),
  start: v.strictObject({ type: v.literal('start'), match: count }),
  again: v.strictObject({ type: v.literal('again'), match: count, wants: v.boolean() }),
  /** Time shall stand still, or in a pause go on; it does when enough want it. */
  pause: v.strictObject({ type: v.literal('pause'), match: count, wants: v.boolean() }),
  /** Somebody who is taken for away though connected. */
  here: v.strictObject({ type: v.literal('here') }),
  reopen: v.strictObject({ type: v.literal('reopen'), match: count }),
  vote: v.strictObject({ type: v.literal('vote'), seat }),
  pass: v.strictObject({ type: v.literal('pass') }),
  react: v.strictObject({ type: v.literal('react'), kind: v.picklist(REACTIONS) }),
  record: v.strictObject({ type: v.literal('record') }),
};
/** Everything that is asked of a room besides actions of its game. */
export type Wish = v.InferOutput<(typeof WISHES)[keyof typeof WISHES]>;

const MESSAGES = {
  hello: v.strictObject({
    type: v.literal('hello'),
    protocol: count,
    key: v.pipe(v.string(), v.regex(SECRET_FORM)),
    pass: v.optional(v.pipe(v.string(), v.regex(PASS_FORM))),
  }),
  /**
   * The clocks are compared: `sent` comes back at once. `heard` is the room's time of the last answer when this goes
   * out the moment that came, else null: the room takes all the time between for the way there and back.
   */
  clock: v.strictObject({ type: v.literal('clock'), sent: time, heard: v.nullable(time) }),
  act: v.strictObject({
    type: v.literal('act'),
    number: count,
    /** The match it is meant for: numbers begin again with each. */
    match: v.optional(count),
    action: v.unknown(),
    /** On the room's clock, as this page knows it. */
    pressed: time,
  }),
  wish: v.strictObject({ type: v.literal('wish'), number: count, wish: parsedByType(WISHES) }),
};
export type ClientMessage = v.InferOutput<(typeof MESSAGES)[keyof typeof MESSAGES]>;
export type Hello = v.InferOutput<typeof MESSAGES.hello>;

const MessageSchema = parsedByType(MESSAGES);

/** Null for anything that is not a message. */
export function parseMessage(text: string): ClientMessage | null {
  if (text.length > LARGEST_MESSAGE) return null;
  try {
    const parsed = v.safeParse(MessageSchema, JSON.parse(text, withoutInherited));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Schemas do not see these as unknown keys. */
function withoutInherited(key: string, value: unknown): unknown {
  if (key in Object.prototype) throw new SyntaxError(key);
  return value;
}

/** The answer to a wish. */
export type Granted =
  | { ok: true }
  | { ok: true; pass: string; until: Millis }
  | { ok: true; record: MatchRecord }
  | { ok: false; refused: RefusedWish };
export type RefusedWish = PartyReason | 'malformed' | 'notOver';

/** A whole match that is over. */
export interface MatchRecord {
  header: Header;
  chairs: Chair[];
  log: RoomEntry[];
}

/** When each claim of a race counted as pressed, on the clock of the match. */
export interface Verdict {
  claims: { seat: Seat; at: Millis }[];
}

/** Who is in the room, and who the device that is told is there. */
export interface Told {
  party: PartyView;
  watchers: number;
  /** The version of the game's rules here: a page with another cannot play along. */
  rules: number;
  /** When the match began on the room's clock, less all the time that it stood still. */
  began: Millis | null;
  seat: Seat | null;
  /** Opened the room and has not sat down. */
  opener: boolean;
  /** The place in the row for the next match. */
  row: number | null;
  /** The number of the seat's last action, whoever had it then. */
  number: number;
}

export type ServerMessage =
  | (Told & {
      type: 'welcome';
      protocol: number;
      /** The room's clock, in milliseconds; what `pressed` is measured on. */
      now: Millis;
      /** What came of the pass that was shown. */
      pass: 'taken' | 'wrong' | null;
      /** A bot has played for this seat meanwhile. */
      held: { level: Level; actions: number } | null;
    })
  | (Told & { type: 'party' })
  /**
   * What changed of the view since the last of these, if anything did, all of it after a welcome or in a new match; and
   * how the match ended, once it has. Its number and its end are said when they are others than before.
   */
  | { type: 'view'; match?: number; outcome?: Outcome | null; set: Record<string, unknown> }
  /** With its match where that is no longer the one on the table: numbers have begun again. */
  | ({ type: 'answer'; match?: number } & Answer)
  | { type: 'granted'; number: number; granted: Granted }
  | { type: 'clock'; sent: Millis; now: Millis }
  | { type: 'verdict'; verdict: Verdict }
  | { type: 'reaction'; seat: Seat; kind: Reaction };

/** What a connection is told at once comes as one text: a message on each line, to be taken in together. */
export function messagesOf(text: string): ServerMessage[] {
  return text.split('\n').map((line) => JSON.parse(line));
}
