// Keys that the server makes itself, each kept in a Durable Object of its own.
import { DurableObject } from 'cloudflare:workers';

export interface KeyEnv {
  KEY: DurableObjectNamespace<KeptKey>;
}

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

export class KeptKey extends DurableObject {
  read(): Uint8Array {
    const kept = this.ctx.storage.kv.get<Uint8Array>('key');
    if (kept) return kept;
    const made = crypto.getRandomValues(new Uint8Array(32));
    this.ctx.storage.kv.put('key', made);
    return made;
  }
}

export function keyOf(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify']);
}

export async function keptKey(env: KeyEnv, name: string): Promise<CryptoKey> {
  return keyOf(await env.KEY.get(env.KEY.idFromName(name)).read());
}
