// The key of a seat stays on its device; the room knows it by its hash.
import type { KeyHash } from '../../shared/party.ts';

export async function hashOf(key: string): Promise<KeyHash> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return new Uint8Array(hash).toHex();
}
