// Who asks: a secret made on the device, of which the server keeps only the hash.
import { createMiddleware } from 'hono/factory';
import { SECRET_FORM } from '#shared/api/refusals.ts';
import { hashOf } from '#worker/http/hash.ts';
import { refused } from '#worker/http/refusals.ts';

/** 128 bits of the hash, as hexadecimal digits. */
export type Player = string;
const DIGITS = 32;

export interface WithPlayer<Bindings extends object = object> {
  Bindings: Bindings;
  Variables: { player: Player };
}

export const withPlayer = createMiddleware<WithPlayer>(async (context, next) => {
  const [scheme, secret] = (context.req.header('Authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || !secret || !SECRET_FORM.test(secret)) return refused(context, 'no-player');
  context.set('player', await playerOf(secret));
  return next();
});

export async function playerOf(secret: string): Promise<Player> {
  return (await hashOf(secret)).slice(0, DIGITS);
}
