// Asking the Worker: every answer is a value, and having no network is one of them.
import type { ExtractSchema } from 'hono/types';
import type { Refused } from '#shared/api/refusals.ts';
import type { Api } from '#worker/index.ts';

/** Nobody could be reached, or not in time. */
export const OFFLINE = { ok: false, code: 'offline' } as const;
export type Reply<T> = T | Refused | typeof OFFLINE;

const PATIENCE = 5_000;

type Routes = ExtractSchema<Api>;
type Input<Route> = Route extends { input: infer In } ? In : never;

/** What a request carries; a type of its own, for the Worker knows more kinds of input. */
interface Carried {
  param?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  json?: unknown;
}

/**
 * As the Worker's routes are typed: another path, method or body does not compile. `secret`: as whom. What is answered
 * is said by whoever asks: every route may refuse, which leaves its own answer without a type.
 */
export async function ask<
  Path extends keyof Routes & string,
  Method extends keyof Routes[Path] & string,
  Answer extends { ok: true },
>(
  method: Method,
  path: Path,
  secret: string | null,
  carried: Input<Routes[Path][Method]>,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE),
): Promise<Reply<Answer>> {
  const { param = {}, query = {}, json } = carried as Carried;
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  const where = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name]!));
  try {
    const response = await fetch(`${asked}` ? `${where}?${asked}` : where, {
      method: method.slice(1).toUpperCase(),
      headers: {
        ...(secret === null ? {} : { Authorization: `Bearer ${secret}` }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: json === undefined ? null : JSON.stringify(json),
      signal,
    });
    const answer: unknown = await response.json();
    // What a café's network puts in the way of everything may be JSON too.
    return isReply(answer) ? (answer as Reply<Answer>) : OFFLINE;
  } catch {
    return OFFLINE;
  }
}

function isReply(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
