// Players for the tests of the daily's server: their requests, and whole runs by a clock that the test sets.
import { env, exports } from 'cloudflare:workers';
import { vi } from 'vitest';
import { dateOf, openNumbers } from '#shared/daily/calendar.ts';
import { GENERATOR, puzzleOf, THROWS } from '#shared/daily/puzzle.ts';
import { type Answer, truthOf } from '#shared/daily/score.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { snapshotKey } from '#worker/daily/board/snapshot.ts';
import type { Env } from '#worker/index.ts';

/** Far ahead, so that no alarm of that day is due by the clock of the platform, which no test can set. */
export const NOON = Date.UTC(2046, 10, 14, 12);
/** Today's date wherever a day begins early, and where it ends late. */
export const TODAY = dateOf(openNumbers(NOON).first);

export const { BOARD, LEAGUE } = env as unknown as Env;

export interface Said {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export function setClock(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(time);
}

export function passTime(millis: number): void {
  vi.setSystemTime(Date.now() + millis);
}

let players = 0;

export type Player = ReturnType<typeof newPlayer>;

/** Each from a network of their own, unless they share one. */
export function newPlayer(name = 'Ana', address?: string) {
  const number = players++;
  const secret = btoa(String(number).padStart(32, '.')).replace('=', '');
  const headers = {
    Authorization: `Bearer ${secret}`,
    'CF-Connecting-IP': address ?? `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  };

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Said> {
    const content =
      body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const json = { 'Content-Type': 'application/json' };
    const request = new Request(`https://starboard.test/api/${path}`, {
      method,
      headers: { ...headers, ...json, ...more },
      ...content,
    });
    const answer = await exports.default.fetch(request);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  }

  const daily = (date: string) => {
    const fresh = async (looked: () => Promise<Said>) => {
      await caches.default.delete(snapshotKey(date));
      return looked();
    };
    const post = (step: string, body: unknown) => ask('POST', `daily/${date}/${step}`, body);
    return {
      start: (generator = GENERATOR, record?: string) => post('start', { generator, name, record }),
      reveal: (ticket: string | undefined, index: number) => post('reveal', { ticket, throw: index }),
      /** The page has measured no more than the server, unless it says so. */
      answer: (ticket: string | undefined, index: number, answer: Answer, span = 0) =>
        post('answer', { ticket, throw: index, answer, span }),
      send: (run: unknown) => post('result', run),
      board: () => fresh(() => ask('GET', `daily/${date}/board`)),
      place: () => fresh(() => ask('GET', `daily/${date}/place`)),
    };
  };

  return { name, secret, ask, daily };
}

/** Six answers of which so many are right, from the first on. */
export function answersTo(date: string, right: number): Answer[] {
  const puzzle = puzzleOf(date);
  return Array.from({ length: THROWS }, (_, at): Answer => {
    const { answers } = truthOf(puzzle, at);
    if (at < right) return answers[0] ?? 'none';
    return answers.length > 0 ? 'none' : 0;
  });
}

/** Six that take so long on average, as uneven as a person's. */
export const spansAround = (span: number) =>
  [0.5, 1.1, 0.9, 1.2, 0.8, 1.5].map((part) => Math.round(part * span));

export const selfTimed = (date: string, right = 6, span = 10_000, name = 'Ana') => ({
  generator: GENERATOR,
  name,
  answers: answersTo(date, right),
  spans: spansAround(span),
});

interface Playing {
  right?: number;
  spans?: readonly number[];
  record?: string | undefined;
}

/** A whole run with the server's clock; the network takes no time. */
export async function playRun(
  player: Player,
  date: string,
  { right = 6, spans = spansAround(10_000), record }: Playing = {},
): Promise<Said> {
  const { start, reveal, answer } = player.daily(date);
  let said = await start(GENERATOR, record);
  for (const [index, chosen] of answersTo(date, right).entries()) {
    said = await reveal(said.body.ticket, index);
    passTime(SETTLE + spans[index]!);
    said = await answer(said.body.ticket, index, chosen);
  }
  return said;
}
