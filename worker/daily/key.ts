// The key that signs tickets: a secret of the account, or a random one kept in a Durable Object.
import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env.ts';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

export class TicketKey extends DurableObject<Env> {
  read(): Uint8Array {
    const kept = this.ctx.storage.kv.get<Uint8Array>('key');
    if (kept) return kept;
    const made = crypto.getRandomValues(new Uint8Array(32));
    this.ctx.storage.kv.put('key', made);
    return made;
  }
}

let imported: Promise<CryptoKey> | null = null;

/** Asked for once in the life of a Worker; a failure is not remembered. */
export function ticketKey(env: Env): Promise<CryptoKey> {
  imported ??= importKey(env).catch((error: unknown) => {
    imported = null;
    throw error;
  });
  return imported;
}

async function importKey(env: Env): Promise<CryptoKey> {
  const bytes = env.TICKET_KEY
    ? new TextEncoder().encode(env.TICKET_KEY)
    : await env.KEY.get(env.KEY.idFromName('tickets')).read();
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify']);
}
