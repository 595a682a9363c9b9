// Limits for each address, checked before any other work.
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { LARGEST_BODY } from '#shared/api/refusals.ts';
import { addressOf, householdOf } from './addresses.ts';
import type { HttpEnv } from './env.ts';
import { refused } from './refusals.ts';

/** What makes new rows or asks many objects is limited more than the rest. */
const DEARER = [
  [/^\/api\/daily\/[^/]+\/(start|result)$/, 'RUNS'],
  [/^\/api\/(daily\/withdraw|leagues|rooms)\/?$/, 'RARE'],
  [/^\/api\/leagues\/[^/]+\/me$/, 'RUNS'],
  [/^\/api\/rooms\/[^/]+\/socket$/, 'RUNS'],
] as const;

export const limited = createMiddleware<{ Bindings: HttpEnv }>(async (context, next) => {
  const [, limit] = DEARER.find(([path]) => path.test(context.req.path)) ?? [null, 'REQUESTS' as const];
  const { success } = await context.env[limit].limit({ key: householdOf(addressOf(context)) });
  return success ? next() : refused(context, 'too-many');
});

export const smallBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => refused(context, 'too-large'),
});

/** Whoever asks for pages too often gets them without a look at what is behind them; nothing else becomes less by it. */
export async function mayLookUp(context: Context): Promise<boolean> {
  const { RUNS }: HttpEnv = context.env;
  return (await RUNS.limit({ key: `page ${householdOf(addressOf(context))}` })).success;
}
