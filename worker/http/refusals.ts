// Every failure is JSON with a code; the page has words for each.
import type { Context } from 'hono';
import type { RefusalCode, Refused } from '#shared/api/refusals.ts';
import type { Result } from '#shared/daily/ranking.ts';

const STATUS = {
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  'not-found': 404,
  'no-player': 401,
  future: 403,
  archived: 410,
  'no-ticket': 401,
  'bad-ticket': 403,
  'wrong-day': 403,
  'wrong-player': 403,
  'out-of-order': 409,
  replayed: 409,
  'no-such-card': 422,
  'other-version': 409,
  'second-result': 409,
  'league-full': 409,
  'league-closed': 403,
  'not-maker': 403,
  'wrong-origin': 403,
  'server-error': 500,
} as const satisfies Record<RefusalCode, number>;

export function refused(context: Context, code: RefusalCode, standing?: Result): Response {
  const body: Refused & { standing?: Result } = { ok: false, code, ...(standing ? { standing } : {}) };
  return context.json(body, STATUS[code]);
}
