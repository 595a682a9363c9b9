// Players for the tests of the daily's server: their requests, and whole runs by a clock that the test sets.
import { env, exports } from 'cloudflare:workers';
import { vi } from 'vitest';
import { dateOf, openNumbers } from '#shared/daily/calendar.ts';
import { GENERATOR, puzzleOf, THROWS } from '#shared/daily/puzzle.ts';
import { type Answer, truthOf } from '#shared/daily/score.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import type { Env } from '#worker/index.ts';

export const NOON = Date.UTC(2026, 10, 18, 12);
/** Today's date wherever a day begins early, and where it ends late. */
export const TODAY = dateOf(openNumbers(NOON).first);

export const { BOARD, LEAGUE } = env as unknown as Env;

export interface Said {
  status: number;
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

export function newPlayer(name = 'Ana') {
  const number = players++;
  const secret = btoa(String(number).padStart(32, '.')).replace('=', '');
  const headers = {
    Authorization: `Bearer ${secret}`,
    'CF-Connecting-IP': `10.0.${number >> 8}.${number & 255}`,
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
    return { status: answer.status, body: await answer.json() };
  }

  const daily = (date: string) => {
    const post = (step: string, body: unknown) => ask('POST', `daily/${date}/${step}`, body);
    return {
      start: (generator = GENERATOR) => post('start', { generator, name }),
      reveal: (ticket: string | undefined, index: number) => post('reveal', { ticket, throw: index }),
      answer: (ticket: string | undefined, index: number, answer: Answer) =>
        post('answer', { ticket, throw: index, answer }),
      send: (run: unknown) => post('result', run),
      board: () => ask('GET', `daily/${date}/board`),
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

export const selfTimed = (date: string, right = 6, span = 10_000, name = 'Ana') => ({
  generator: GENERATOR,
  name,
  answers: answersTo(date, right),
  spans: new Array<number>(THROWS).fill(span),
});

/** A whole run with the server's clock; each throw takes as long, the network no time. */
export async function playRun(player: Player, date: string, right = 6, span = 10_000): Promise<Said> {
  const { start, reveal, answer } = player.daily(date);
  let said = await start();
  for (const [index, chosen] of answersTo(date, right).entries()) {
    said = await reveal(said.body.ticket, index);
    passTime(SETTLE + span);
    said = await answer(said.body.ticket, index, chosen);
  }
  return said;
}
