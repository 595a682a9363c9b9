// From where a result comes, in so far as one place may not fill a board: known by a hash that is worth nothing the next day.
import type { DateText } from '#shared/daily/calendar.ts';
import { groupsOf } from '#worker/http/addresses.ts';
import { type KeyEnv, keptKey } from '#worker/http/key.ts';
import { partsOf } from './day.ts';

export interface Network {
  hash: string;
  /** How many of its results count for others on one day. */
  ceiling: number;
}

/** A household may hold some dozens of people behind one address of the short kind, and never runs out of long ones. */
export const CEILINGS = { address: 12, 64: 6, 56: 12, 48: 24 } as const;

const HASH_BYTES = 12;

let known: CryptoKey | null = null;

/**
 * The widest comes first: it says which part of the board counts for all of them. What devices have timed is counted
 * apart, by each part of the board for itself: it is in no number but how many there are, and asks no other object.
 */
export async function networksOf(
  env: KeyEnv,
  date: DateText,
  address: string,
  timing: 'serverTimed' | 'selfTimed' = 'serverTimed',
): Promise<Network[]> {
  known ??= await keptKey(env, 'networks');
  const key = known;
  const shares = timing === 'selfTimed' ? partsOf(date) : 1;
  const hashed = async (network: string, ceiling: number): Promise<Network> => {
    const text = new TextEncoder().encode(`${date} ${timing} ${network}`);
    const signature = await crypto.subtle.sign('HMAC', key, text);
    return { hash: new Uint8Array(signature, 0, HASH_BYTES).toHex(), ceiling: Math.ceil(ceiling / shares) };
  };
  return Promise.all(widening(address).map(([network, ceiling]) => hashed(network, ceiling)));
}

function widening(address: string): [network: string, ceiling: number][] {
  const groups = groupsOf(address);
  if (!groups) return [[address, CEILINGS.address]];
  const [first, second, third, fourth] = groups.map((group) => Number.parseInt(group, 16));
  const half = fourth! >> 8;
  return [
    [`48 ${first} ${second} ${third}`, CEILINGS[48]],
    [`56 ${first} ${second} ${third} ${half}`, CEILINGS[56]],
    [`64 ${first} ${second} ${third} ${fourth}`, CEILINGS[64]],
  ];
}
