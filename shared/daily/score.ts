// Judging a run: which answers are right, and the result they make.
import * as v from 'valibot';
import type { Millis } from '../engine/game.ts';
import { answers, solve, type Verdict } from '../games/space-bowl/solver.ts';
import { type Puzzle, type Sky, THROWS } from './puzzle.ts';

/** A card of the galaxy, or the red button: there is no destination. */
export type Answer = number | 'none';
export const AnswerSchema = v.union([
  v.literal('none'),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(35)),
]);

/** Nobody thinks for longer; a run left open overnight counts this much for its throw. */
export const LONGEST_SPAN: Millis = 3_600_000;
export const SpanSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_SPAN));

export const MARKS = ['found', 'rightlyNone', 'wrong'] as const;
export type Mark = (typeof MARKS)[number];

export interface Truth {
  verdicts: Verdict[];
  answers: number[];
}

export function truthOf({ field, throws }: Sky, at: number): Truth {
  const verdicts = solve(field, throws[at]!);
  return { verdicts, answers: answers(verdicts) };
}

/** Null for a card that is not in this galaxy. */
export function markOf(sky: Sky, at: number, answer: Answer): Mark | null {
  if (answer !== 'none' && answer >= sky.cards.length) return null;
  const right = truthOf(sky, at).answers;
  if (answer === 'none') return right.length === 0 ? 'rightlyNone' : 'wrong';
  return right.includes(answer) ? 'found' : 'wrong';
}

/** The marks of a whole run; null when it is not six answers to this puzzle. */
export function replay(puzzle: Puzzle, given: readonly Answer[]): Mark[] | null {
  const marks = given.map((answer, at) => (at < THROWS ? markOf(puzzle, at, answer) : null));
  return marks.length === THROWS && marks.every((mark) => mark !== null) ? marks : null;
}

export function scoreOf(marks: readonly Mark[]): number {
  return marks.filter((mark) => mark !== 'wrong').length;
}

export function timeOf(spans: readonly Millis[]): Millis {
  return spans.reduce((sum, span) => sum + span, 0);
}
