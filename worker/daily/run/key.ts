// The key that signs tickets: a secret of the account, or one that the server has made itself.
import { type KeyEnv, keptKey, keyOf } from '#worker/http/key.ts';

export interface TicketEnv extends KeyEnv {
  /** Signs the tickets, at least 32 characters; without it, a random one is made and kept. */
  TICKET_KEY?: string;
}

const SHORTEST_SECRET = 32;

let known: CryptoKey | null = null;

/** Remembers the key but never the request for it: one that is broken off would keep everybody waiting. */
export async function ticketKey(env: TicketEnv): Promise<CryptoKey> {
  known ??= await importKey(env);
  return known;
}

function importKey(env: TicketEnv): Promise<CryptoKey> {
  if (!env.TICKET_KEY) return keptKey(env, 'tickets');
  if (env.TICKET_KEY.length < SHORTEST_SECRET)
    throw new Error(`TICKET_KEY is shorter than ${SHORTEST_SECRET} characters.`);
  return keyOf(new TextEncoder().encode(env.TICKET_KEY));
}
