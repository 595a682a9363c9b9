// Secrets and keys stay on their devices; the server knows them by their hashes.

/** SHA-256 as hexadecimal digits. */
export async function hashOf(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return new Uint8Array(hash).toHex();
}
