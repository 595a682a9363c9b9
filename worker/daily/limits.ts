// Limits for each address, checked before any other work.
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { LARGEST_BODY } from '../../shared/daily/protocol.ts';
import type { Env } from '../env.ts';
import { refused } from './refused.ts';

export const limited = (limit: 'REQUESTS' | 'NEW_LEAGUES') =>
  createMiddleware<{ Bindings: Env }>(async (context, next) => {
    const { success } = await context.env[limit].limit({ key: addressOf(context) });
    return success ? next() : refused(context, 'too-many');
  });

export const smallBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => refused(context, 'too-large'),
});

/** One household has many addresses of the long kind: their first half counts. */
function addressOf(context: Context): string {
  const address = context.req.header('CF-Connecting-IP') ?? 'unknown';
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
