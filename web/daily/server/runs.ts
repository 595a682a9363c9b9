// The requests of a run: its start, each throw, and a whole run that only this device has timed.
import type * as v from 'valibot';
import type { RunBody } from '#shared/daily/protocol.ts';
import { GENERATOR } from '#shared/daily/puzzle.ts';
import type { Result } from '#shared/daily/ranking.ts';
import type { Answer } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { ask, type Reply } from './ask.ts';

interface Ticketed {
  ok: true;
  ticket: string;
}
export interface Revealed extends Ticketed {
  /** How long ago the clock was started; more than nothing when asked again. */
  ago: Millis;
}
export interface Answered {
  ok: true;
  /** As it counts. */
  span: Millis;
  /** Null after the sixth, which has a result. */
  ticket: string | null;
  result: Result | null;
  record: string | null;
}

interface Player {
  name: string;
  /** What the server has said of their days before. */
  record: string | null;
}

export const startRun = (
  secret: string,
  date: string,
  { name, record }: Player,
  signal: AbortSignal,
): Promise<Reply<Ticketed>> =>
  ask(
    '$post',
    '/api/daily/:date/start',
    secret,
    { param: { date }, json: { generator: GENERATOR, name, ...(record === null ? {} : { record }) } },
    signal,
  );

export const revealThrow = (
  secret: string,
  date: string,
  ticket: string,
  index: number,
  signal: AbortSignal,
): Promise<Reply<Revealed>> =>
  ask(
    '$post',
    '/api/daily/:date/reveal',
    secret,
    { param: { date }, json: { ticket, throw: index } },
    signal,
  );

interface Given {
  index: number;
  answer: Answer;
  /** As this device has measured it. */
  span: Millis;
}

export const answerThrow = (
  secret: string,
  date: string,
  ticket: string,
  { index, answer, span }: Given,
  signal: AbortSignal,
): Promise<Reply<Answered>> =>
  ask(
    '$post',
    '/api/daily/:date/answer',
    secret,
    { param: { date }, json: { ticket, throw: index, answer, span } },
    signal,
  );

export const sendRun = (
  secret: string,
  date: string,
  run: v.InferInput<typeof RunBody>,
): Promise<Reply<{ ok: true; result: Result }>> =>
  ask('$post', '/api/daily/:date/result', secret, { param: { date }, json: run });
