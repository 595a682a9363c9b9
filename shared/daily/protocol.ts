// What page and Worker say to each other about the daily galaxy: bodies, limits and the codes of refusal.
import * as v from 'valibot';
import { LANGUAGES } from '../api/languages.ts';
import { SECRET_FORM } from '../api/refusals.ts';
import type { Millis } from '../engine/game.ts';
import { DateSchema } from './calendar.ts';
import { THROWS } from './puzzle.ts';
import type { Result } from './ranking.ts';
import { AnswerSchema, type Mark, SpanSchema } from './score.ts';

export const LEAGUE_NAME_LENGTH = 30;
export const LEAGUE_MEMBERS = 50;
/** How many are listed by name. */
export const NAMED = 50;
/** Whoever has played for so many days, and has so many server-timed results, may be one of them. */
export const NAMED_FROM = { days: 7, results: 5 } as const;
/** How many places above and below one's own the neighbourhood shows. */
export const NEIGHBOURS = 3;
/** Each is an object that a withdrawal asks: together no more than 40 a request. */
export const DATES_AT_ONCE = 30;
export const LEAGUES_AT_ONCE = 10;

export const LEAGUE_ID_FORM = /^[a-km-z2-9]{10}$/;

const leagueId = v.pipe(v.string(), v.regex(LEAGUE_ID_FORM));
const rawName = v.pipe(v.string(), v.maxLength(200));
const ticket = v.pipe(v.string(), v.maxLength(2000));
const numberText = v.pipe(v.string(), v.regex(/^-?\d{1,6}$/), v.transform(Number));
const throwIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(THROWS - 1));

export const DateParam = v.strictObject({ date: DateSchema });
export const LeagueParam = v.strictObject({ id: leagueId });

/** Of the generator: another version makes other galaxies. */
const generator = v.pipe(v.number(), v.integer(), v.minValue(1));
/** What the server has said of this player's days so far; without it, this one is the first. */
const record = v.optional(ticket);
export const StartBody = v.strictObject({ generator, name: rawName, record });
export const RevealBody = v.strictObject({ ticket: v.optional(ticket), throw: throwIndex });
export const AnswerBody = v.strictObject({
  ticket: v.optional(ticket),
  throw: throwIndex,
  answer: AnswerSchema,
  /** As the page has measured it: a throw that the server heard of too late counts this much at least. */
  span: SpanSchema,
});
/** A run that nobody but the device has timed. */
export const RunBody = v.strictObject({
  generator,
  name: rawName,
  answers: v.pipe(v.array(AnswerSchema), v.length(THROWS)),
  spans: v.pipe(v.array(SpanSchema), v.length(THROWS)),
});
/** Under which name a result may be listed; empty: under none. */
export const NameBody = v.strictObject({ name: rawName });
export const WithdrawBody = v.strictObject({
  dates: v.pipe(v.array(DateSchema), v.maxLength(DATES_AT_ONCE)),
  /** In whose tables everything of this player is to be forgotten. */
  leagues: v.pipe(v.array(leagueId), v.maxLength(LEAGUES_AT_ONCE)),
});
/** What a link ends in after it was renewed. */
export const INVITE_FORM = /^[a-km-z2-9]{6}$/;
const invite = v.optional(v.pipe(v.string(), v.regex(INVITE_FORM)));
export const LeagueBody = v.strictObject({
  name: rawName,
  nickname: rawName,
  /** In which its link is shown to others. */
  language: v.optional(v.picklist(LANGUAGES)),
});
export const MemberBody = v.strictObject({
  nickname: rawName,
  /** Another secret of the same player: what was done under it moves along. */
  formerly: v.optional(v.pipe(v.string(), v.regex(SECRET_FORM))),
  invite,
});
/** What only whoever looks after a league may do with it. */
export const CareBody = v.strictObject({
  open: v.optional(v.boolean()),
  /** The link leads nowhere from now on, and another one does. */
  renew: v.optional(v.literal(true)),
});
export const MemberParam = v.strictObject({
  id: leagueId,
  member: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});
/** Which week and which day of a league is asked for, and by which invitation. */
export const LeagueQuery = v.strictObject({
  monday: v.optional(numberText),
  day: v.optional(numberText),
  invite,
});

/** One line of the list of those who are shown by name: server-timed, plausible, no newcomers, and willing. */
export interface NamedLine {
  place: number;
  name: string;
  score: number;
  time: Millis;
}

/** What all see alike of a day; only server-timed results count that a person can have played. */
export interface BoardAnswer {
  ok: true;
  total: number;
  /** How many more their own device has timed: they move nobody. */
  selfTimed: number;
  /** How many have 0, 1, … 6 right answers. */
  scores: number[];
  /** For each number of right answers: how many took how long, in steps of `TIME_STEP`. */
  times: number[][];
  /** How many missed each throw. */
  missed: number[];
  named: NamedLine[];
}

/** Whoever took longer is in the place of this second. */
export const LAST_SECOND = 899;

/** Some results beside one's own, by whole seconds and without names. */
export interface NearLine {
  place: number;
  score: number;
  seconds: number;
  /** How many have this very place. */
  many: number;
  mine: boolean;
}

/** One's own result of a day, and where it would stand among those that count. */
export interface PlaceAnswer {
  ok: true;
  /** Null where one has none. `counts` says whether it is among those that all see. */
  mine: (Result & { place: number | null; counts: boolean; name: string }) | null;
  /** How many count, one's own among them where it does. */
  total: number;
  near: NearLine[];
}

export const TIME_STEP = 20_000;
export const TIME_STEPS = 15;

/** What somebody made of one throw. */
export interface Thrown {
  mark: Mark;
  span: Millis;
}

/** One member's line in the table of a league. */
export interface MemberLine {
  /** Their number in this league. */
  member: number;
  name: string;
  mine: boolean;
  maker: boolean;
  /** Monday to Sunday of the week asked for; null where there is no result. */
  week: (Result | null)[];
  /** The six throws of the day asked for; null without a result, and before one's own, which they would help. */
  throws: Thrown[] | null;
  total: { days: number; score: number; time: Millis };
}

export interface LeagueAnswer {
  ok: true;
  id: string;
  name: string;
  /** Whether who asks is a member; others hear names only. */
  member: boolean;
  /** Whether who asks looks after the league. */
  maker: boolean;
  /** Whether anybody can still join. */
  open: boolean;
  /** What the link ends in since it was last renewed; null before, and for whoever is no member. */
  invite: string | null;
  /** The number of the Monday of the week shown. */
  monday: number;
  members: MemberLine[];
  /** Who won the week before the one shown; more than one of the same. */
  winners: { names: string[]; score: number; time: Millis } | null;
  /** Whether days that are over are still being fetched from their boards. */
  settling: boolean;
}
