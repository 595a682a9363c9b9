// Who plays on this device: random secrets, more than one after devices were merged, the oldest in use.
import * as v from 'valibot';
import { SECRET_FORM } from '#shared/api/refusals.ts';
import { changeList, readable, TimeSchema, united } from './lists.ts';
import type { Database } from './schema.ts';

const SECRET_BYTES = 32;

export const PlayerSchema = v.strictObject({
  secret: v.pipe(v.string(), v.regex(SECRET_FORM)),
  since: TimeSchema,
});
export type Player = v.InferOutput<typeof PlayerSchema>;

export function mergedPlayers(one: readonly Player[], other: readonly Player[]): Player[] {
  return united([...one, ...other], ({ secret }) => secret);
}

export function playersOf(stored: unknown): Player[] {
  return mergedPlayers(readable(PlayerSchema, stored), []);
}

/** The secret in use; made when there is none. */
export async function secretIn(db: Database): Promise<string> {
  const known = playersOf(await db.get('settings', 'players'));
  if (known[0]) return known[0].secret;
  const fresh: Player = { secret: newSecret(), since: Date.now() };
  const [first = fresh] = await changeList(db, 'players', (stored) => {
    const others = playersOf(stored);
    return others.length > 0 ? others : [fresh];
  });
  return first.secret;
}

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
