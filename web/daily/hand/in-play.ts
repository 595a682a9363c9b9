// What the screen of a throw needs to know of what is played: a run of the daily, or practice.
import type { Sky } from '#shared/daily/puzzle.ts';
import type { Answer, Mark, Truth } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Throw } from '#shared/games/space-bowl/solver.ts';
import type { Step } from '../run/run.ts';

export interface InPlay {
  puzzle: Pick<Sky, 'cards' | 'field'>;
  step(): Step;
  /** Which of its throws it is: each rolls another way. */
  at(): number;
  thrown(): Throw | null;
  /** Of this throw, once it is answered. */
  answered(): Answer | null;
  mark(): Mark | null;
  truth(): Truth | null;
  /** How long the answer took; null where nobody wants to know. */
  span(): Millis | null;
  elapsed(): Millis;
  /** How long the marbles still roll. */
  stillIn(): Millis;
  start(): Promise<void>;
  answer(chosen: Answer): Promise<void>;
  next(): Promise<void>;
}
