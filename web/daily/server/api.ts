// Asking the Worker: every answer is a value, and having no network is one of them.
import { hc } from 'hono/client';
import type * as v from 'valibot';
import type { Refused } from '#shared/api/refusals.ts';
import type { LeagueAnswer, LeagueBody, RunBody } from '#shared/daily/protocol.ts';
import { GENERATOR } from '#shared/daily/puzzle.ts';
import type { Result } from '#shared/daily/ranking.ts';
import type { Answer } from '#shared/daily/score.ts';
import type { Api } from '#worker/index.ts';

/** Nobody could be reached, or not in time. */
export const OFFLINE = { ok: false, code: 'offline' } as const;
export type Reply<T> = T | Refused | typeof OFFLINE;

const PATIENCE = 5_000;

const client = (secret: string) =>
  hc<Api>('/', {
    headers: { Authorization: `Bearer ${secret}` },
    init: { signal: AbortSignal.timeout(PATIENCE) },
  }).api;

async function asked<T extends { ok: true }>(
  request: Promise<{ json(): Promise<unknown> }>,
): Promise<Reply<T>> {
  try {
    return (await (await request).json()) as T | Refused;
  } catch {
    return OFFLINE;
  }
}

interface Ticketed {
  ok: true;
  ticket: string;
}
interface Revealed extends Ticketed {
  /** How long ago the clock was started; more than nothing when asked again. */
  ago: number;
}
interface Answered {
  ok: true;
  /** Of the throw just answered, as the server measured it. */
  span: number;
  ticket: string | null;
  /** After the sixth. */
  result: Result | null;
}

const param = (date: string) => ({ date });

export const startRun = (secret: string, date: string, name: string) =>
  asked<Ticketed>(
    client(secret).daily[':date'].start.$post({ param: param(date), json: { generator: GENERATOR, name } }),
  );

export const revealThrow = (secret: string, date: string, ticket: string, index: number) =>
  asked<Revealed>(
    client(secret).daily[':date'].reveal.$post({ param: param(date), json: { ticket, throw: index } }),
  );

export const answerThrow = (secret: string, date: string, ticket: string, index: number, answer: Answer) =>
  asked<Answered>(
    client(secret).daily[':date'].answer.$post({
      param: param(date),
      json: { ticket, throw: index, answer },
    }),
  );

/** A run that only this device has timed. */
export const sendRun = (secret: string, date: string, run: v.InferInput<typeof RunBody>) =>
  asked<{ ok: true; result: Result }>(
    client(secret).daily[':date'].result.$post({ param: param(date), json: run }),
  );

export const withdraw = (secret: string, dates: string[], leagues: string[]) =>
  asked<{ ok: true; removed: number }>(client(secret).daily.withdraw.$post({ json: { dates, leagues } }));

export const makeLeague = (secret: string, league: v.InferInput<typeof LeagueBody>) =>
  asked<{ ok: true; id: string }>(client(secret).leagues.$post({ json: league }));

/** `monday` chooses a week; without it, the current one. */
export const askLeague = (secret: string, id: string, monday?: number) =>
  asked<LeagueAnswer>(
    client(secret).leagues[':id'].$get({
      param: { id },
      query: monday === undefined ? {} : { monday },
    }),
  );

export const joinLeague = (secret: string, id: string, nickname: string, formerly?: string) =>
  asked<{ ok: true }>(
    client(secret).leagues[':id'].me.$put({
      param: { id },
      json: formerly === undefined ? { nickname } : { nickname, formerly },
    }),
  );

export const leaveLeague = (secret: string, id: string) =>
  asked<{ ok: true }>(client(secret).leagues[':id'].me.$delete({ param: { id } }));
