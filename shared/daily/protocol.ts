// What page and Worker say to each other about the daily galaxy: bodies, limits and the codes of refusal.
import * as v from 'valibot';
import { LANGUAGES } from '../api/languages.ts';
import { SECRET_FORM } from '../api/refusals.ts';
import { DateSchema } from './calendar.ts';
import { THROWS } from './puzzle.ts';
import type { Result, Timing } from './ranking.ts';
import { AnswerSchema, SpanSchema } from './score.ts';

export const LEAGUE_NAME_LENGTH = 30;
export const LEAGUE_MEMBERS = 50;
export const TOP = 50;
/** How many places above and below one's own the neighbourhood shows. */
export const NEIGHBOURS = 3;

export const LEAGUE_ID_FORM = /^[a-km-z2-9]{10}$/;

const leagueId = v.pipe(v.string(), v.regex(LEAGUE_ID_FORM));
const rawName = v.pipe(v.string(), v.maxLength(200));
const ticket = v.pipe(v.string(), v.maxLength(2000));
const throwIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(THROWS - 1));

export const DateParam = v.strictObject({ date: DateSchema });
export const LeagueParam = v.strictObject({ id: leagueId });

/** Of the generator: another version makes other galaxies. */
const generator = v.pipe(v.number(), v.integer(), v.minValue(1));
export const StartBody = v.strictObject({ generator, name: rawName });
export const RevealBody = v.strictObject({ ticket: v.optional(ticket), throw: throwIndex });
export const AnswerBody = v.strictObject({
  ticket: v.optional(ticket),
  throw: throwIndex,
  answer: AnswerSchema,
});
/** A run that nobody but the device has timed. */
export const RunBody = v.strictObject({
  generator,
  name: rawName,
  answers: v.pipe(v.array(AnswerSchema), v.length(THROWS)),
  spans: v.pipe(v.array(SpanSchema), v.length(THROWS)),
});
export const WithdrawBody = v.strictObject({
  dates: v.pipe(v.array(DateSchema), v.maxLength(100)),
  /** In whose tables everything of this player is to be forgotten. */
  leagues: v.pipe(v.array(leagueId), v.maxLength(50)),
});
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
});

/** One line of a board. */
export interface Line extends Result {
  rank: number;
  name: string;
  mine: boolean;
}

export interface BoardAnswer {
  ok: true;
  /** Ranked results so far. */
  total: number;
  /** Your result, and its rank unless it is unranked. */
  mine: { rank: number | null; score: number; time: number; timing: Timing } | null;
  near: Line[];
  top: Line[];
  /** How many have 0, 1, … 6 right answers. */
  scores: number[];
  /** Among those with as many right answers as you: how many took how long, in steps of `TIME_STEP`. */
  times: number[];
}

export const TIME_STEP = 20_000;
export const TIME_STEPS = 15;

/** One member's line in the table of a league. */
export interface MemberLine {
  name: string;
  mine: boolean;
  /** Monday to Sunday of the week asked for; null where there is no result. */
  week: (Result | null)[];
  total: { days: number; score: number; time: number };
}

export interface LeagueAnswer {
  ok: true;
  id: string;
  name: string;
  member: boolean;
  /** The number of the Monday of the week shown. */
  monday: number;
  members: MemberLine[];
}
