// What is kept of a run of the daily, and which of two devices' runs of one date stands.
import * as v from 'valibot';
import { REFUSALS } from '#shared/api/refusals.ts';
import { DateSchema, numberOf } from '#shared/daily/calendar.ts';
import { GENERATOR, THROWS } from '#shared/daily/puzzle.ts';
import { TIMINGS, type Timing } from '#shared/daily/ranking.ts';
import { type Answer, AnswerSchema, SpanSchema } from '#shared/daily/score.ts';
import { shapeOf } from '#shared/daily/week.ts';
import type { Millis } from '#shared/engine/game.ts';
import { compareTexts, TimeSchema } from './lists.ts';
import { runNow } from './stored-run.ts';

/** Not for the server, not there yet, there, not wanted there. */
export const DELIVERIES = ['kept', 'waiting', 'delivered', 'refused'] as const;
/** Of two copies of a run, the one that knows more of its fate stands. */
const CERTAINTY: Record<(typeof DELIVERIES)[number], number> = {
  kept: 0,
  waiting: 1,
  refused: 2,
  delivered: 3,
};

/** From the common clock, in minutes: no calendar is more than a day away. */
const FARTHEST = 24 * 60;

const FIELDS = {
  date: DateSchema,
  generator: v.literal(GENERATOR),
  /** Begun on its own day, by the calendar of the device. */
  onDay: v.boolean(),
  started: TimeSchema,
  /** How many minutes the calendar of the device was ahead of the common clock when it was begun; older runs don't say. */
  ahead: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-FARTHEST), v.maxValue(FARTHEST))),
  answers: v.pipe(v.array(AnswerSchema), v.maxLength(THROWS)),
  /** How long each answer took. */
  spans: v.array(SpanSchema),
  /** When the marbles of the current throw lay still; null between throws. */
  revealed: v.nullable(TimeSchema),
  finished: v.nullable(TimeSchema),
  /** The rolling ticket while the server keeps the time. */
  ticket: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  /** Before it was said who kept it, the server's time was called verified. */
  timing: v.nullable(v.picklist([...TIMINGS, 'verified'])),
  delivery: v.picklist(DELIVERIES),
  refusal: v.nullable(v.picklist(REFUSALS)),
  /** How many steps the server has acknowledged: the reveal and the answer of each throw. Once, all were. */
  acknowledged: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(THROWS * 2))),
  /** When the oldest of the others was first asked for. */
  asked: v.optional(v.nullable(TimeSchema)),
};

const StoredSchema = v.strictObject(FIELDS);
export type StoredRun = v.InferOutput<typeof StoredSchema>;
export type Run = Omit<StoredRun, 'timing' | 'acknowledged' | 'asked'> & {
  timing: Timing | null;
  acknowledged: number;
  asked: Millis | null;
};

export const RunSchema = v.pipe(
  StoredSchema,
  v.check(({ answers, spans }) => answers.length === spans.length),
  // Days before the first would count in rows and averages, and nothing that came from a file is ever removed.
  v.check(({ date, answers }) => v.is(DateSchema, date) && isDay(date) && answers.every(isInGalaxyOf(date))),
  // Anything between could neither be played on nor be looked at.
  v.check(({ answers, finished, revealed }) =>
    answers.length === THROWS ? finished !== null && revealed === null : finished === null,
  ),
  v.transform(runNow),
);

const isDay = (date: string) => numberOf(date) >= 1;

function isInGalaxyOf(date: string): (answer: Answer) => boolean {
  const { size } = shapeOf(numberOf(date));
  return (answer) => answer === 'none' || answer < size * size;
}

/** The same for equal runs, in whichever order their fields were written. */
export function runText(run: Run): string {
  return JSON.stringify(run, Object.keys(FIELDS));
}

/** Of two runs of the same date: one order over all runs, so that every device comes to the same. */
export function mergedRun(one: Run, other: Run): Run {
  return compareRuns(one, other) <= 0 ? one : other;
}

function compareRuns(one: Run, other: Run): number {
  return (
    Number(other.onDay) - Number(one.onDay) ||
    Number(one.finished === null) - Number(other.finished === null) ||
    compareProgress(one, other) ||
    CERTAINTY[other.delivery] - CERTAINTY[one.delivery] ||
    other.acknowledged - one.acknowledged ||
    compareTexts(runText(one), runText(other))
  );
}

function compareProgress(one: Run, other: Run): number {
  if (one.finished !== null && other.finished !== null) return one.finished - other.finished;
  return other.answers.length - one.answers.length || one.started - other.started;
}
