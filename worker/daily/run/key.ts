// The key that signs tickets: a secret of the account, or a random one kept in a Durable Object.
import { DurableObject } from 'cloudflare:workers';

export interface KeyEnv {
  KEY: DurableObjectNamespace<TicketKey>;
  /** Signs the tickets, at least 32 characters; without it, a random one is made and kept. */
  TICKET_KEY?: string;
}

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

export class TicketKey extends DurableObject {
  read(): Uint8Array {
    const kept = this.ctx.storage.kv.get<Uint8Array>('key');
    if (kept) return kept;
    const made = crypto.getRandomValues(new Uint8Array(32));
    this.ctx.storage.kv.put('key', made);
    return made;
  }
}

const SHORTEST_SECRET = 32;

let known: CryptoKey | null = null;

/** Remembers the key but never the request for it: one that is broken off would keep everybody waiting. */
export async function ticketKey(env: KeyEnv): Promise<CryptoKey> {
  known ??= await importKey(env);
  return known;
}

async function importKey(env: KeyEnv): Promise<CryptoKey> {
  if (env.TICKET_KEY && env.TICKET_KEY.length < SHORTEST_SECRET)
    throw new Error(`TICKET_KEY is shorter than ${SHORTEST_SECRET} characters.`);
  const bytes = env.TICKET_KEY
    ? new TextEncoder().encode(env.TICKET_KEY)
    : await env.KEY.get(env.KEY.idFromName('tickets')).read();
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify']);
}
