// Limits for each address, checked before any other work.
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { LARGEST_BODY } from '#shared/api/refusals.ts';
import type { HttpEnv } from './env.ts';
import { refused } from './refusals.ts';

/** What makes new rows or asks many objects is limited more than the rest. */
const DEARER = [
  [/^\/api\/daily\/[^/]+\/(start|result)$/, 'RUNS'],
  [/^\/api\/(daily\/withdraw|leagues|rooms)\/?$/, 'RARE'],
  [/^\/api\/rooms\/[^/]+\/socket$/, 'RUNS'],
] as const;

export const limited = createMiddleware<{ Bindings: HttpEnv }>(async (context, next) => {
  const [, limit] = DEARER.find(([path]) => path.test(context.req.path)) ?? [null, 'REQUESTS' as const];
  const { success } = await context.env[limit].limit({ key: addressOf(context) });
  return success ? next() : refused(context, 'too-many');
});

export const smallBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => refused(context, 'too-large'),
});

/** Whoever asks for pages too often gets them without a look at what is behind them; nothing else becomes less by it. */
export async function mayLookUp(context: Context): Promise<boolean> {
  const { RUNS }: HttpEnv = context.env;
  return (await RUNS.limit({ key: `page ${addressOf(context)}` })).success;
}

/** Of whoever asks; one for a whole household. */
export function addressOf(context: Context): string {
  return householdOf(context.req.header('CF-Connecting-IP') ?? 'unknown');
}

/** One household has many addresses of the long kind: the first four of their eight groups count. */
export function householdOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before, after = ''] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(before!), groups(after)];
  const gap = new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const all = address.includes('::') ? [...first, ...gap, ...last] : first;
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
