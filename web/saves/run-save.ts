// What is kept of a run of the daily, and which of two devices' runs of one date stands.
import * as v from 'valibot';
import { REFUSALS } from '#shared/api/refusals.ts';
import { DateSchema, numberOf } from '#shared/daily/calendar.ts';
import { GENERATOR, THROWS } from '#shared/daily/puzzle.ts';
import { TIMINGS } from '#shared/daily/ranking.ts';
import { type Answer, AnswerSchema, SpanSchema } from '#shared/daily/score.ts';
import { shapeOf } from '#shared/daily/week.ts';
import { compareTexts, TimeSchema } from './lists.ts';

/** Not for the server, not there yet, there, not wanted there. */
export const DELIVERIES = ['kept', 'waiting', 'delivered', 'refused'] as const;
/** Of two copies of a run, the one that knows more of its fate stands. */
const CERTAINTY: Record<(typeof DELIVERIES)[number], number> = {
  kept: 0,
  waiting: 1,
  refused: 2,
  delivered: 3,
};

const FIELDS = {
  date: DateSchema,
  generator: v.literal(GENERATOR),
  /** Begun on its own day, by the calendar of the device. */
  onDay: v.boolean(),
  started: TimeSchema,
  answers: v.pipe(v.array(AnswerSchema), v.maxLength(THROWS)),
  /** How long each answer took. */
  spans: v.array(SpanSchema),
  /** When the marbles of the current throw lay still; null between throws. */
  revealed: v.nullable(TimeSchema),
  finished: v.nullable(TimeSchema),
  /** The rolling ticket while the server keeps the time. */
  ticket: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  timing: v.nullable(v.picklist(TIMINGS)),
  delivery: v.picklist(DELIVERIES),
  refusal: v.nullable(v.picklist(REFUSALS)),
};

export const RunSchema = v.pipe(
  v.strictObject(FIELDS),
  v.check(({ answers, spans }) => answers.length === spans.length),
  v.check(({ date, answers }) => v.is(DateSchema, date) && answers.every(isInGalaxyOf(date))),
);
export type Run = v.InferOutput<typeof RunSchema>;

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
    compareTexts(runText(one), runText(other))
  );
}

function compareProgress(one: Run, other: Run): number {
  if (one.finished !== null && other.finished !== null) return one.finished - other.finished;
  return other.answers.length - one.answers.length || one.started - other.started;
}
