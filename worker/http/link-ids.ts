// What links end in: ids that carry a check, so that no object is asked for, and thereby made, under an invented one.
import { LINK_LETTERS, randomText } from './chance.ts';
import { type KeyEnv, keptKey } from './key.ts';

type Kind = 'room' | 'league';

/** Together as long as ids without a check were: one of either kind is as hard to guess. */
const CHANCE = 7;
const CHECK = 3;

let known: CryptoKey | null = null;

export async function newLinkId(env: KeyEnv, kind: Kind): Promise<string> {
  const chance = randomText(LINK_LETTERS, CHANCE);
  return chance + (await checkOf(env, kind, chance));
}

/** Whether this server has once given this id to something of that kind. */
export async function isLinkId(env: KeyEnv, kind: Kind, id: string): Promise<boolean> {
  return id.slice(CHANCE) === (await checkOf(env, kind, id.slice(0, CHANCE)));
}

/** Never signed with a secret of the account: links have to outlive a change of that. */
async function checkOf(env: KeyEnv, kind: Kind, chance: string): Promise<string> {
  known ??= await keptKey(env, 'links');
  const signature = await crypto.subtle.sign('HMAC', known, new TextEncoder().encode(`${kind} ${chance}`));
  let rest = new DataView(signature).getUint32(0);
  let check = '';
  while (check.length < CHECK) {
    check += LINK_LETTERS[rest % LINK_LETTERS.length];
    rest = Math.floor(rest / LINK_LETTERS.length);
  }
  return check;
}
