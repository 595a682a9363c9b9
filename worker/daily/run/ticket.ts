// The rolling ticket: how far a run has come, carried by the player and signed by the Worker.
import type { Answer } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';

export interface Ticket {
  /** Which daily, by its number and the generator's, and who plays it under which name. */
  number: number;
  generator: number;
  player: string;
  name: string;
  issued: Millis;
  /** What the first request after the start took on its way; null before it came. */
  roundTrip: Millis | null;
  answers: Answer[];
  spans: Millis[];
  /** When the throw at hand was revealed; null between throws. */
  revealed: Millis | null;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export async function sealed(key: CryptoKey, ticket: Ticket): Promise<string> {
  const content = encoder.encode(JSON.stringify(ticket));
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, content));
  return `${text(content)}.${text(signature)}`;
}

/** Null for anything that this Worker has not signed as it is. */
export async function opened(key: CryptoKey, sealedText: string): Promise<Ticket | null> {
  const [content, signature] = sealedText.split('.').map(bytes);
  if (!content || !signature) return null;
  // The same ticket spelt otherwise would count as another.
  if (sealedText !== `${text(content)}.${text(signature)}`) return null;
  const ours = await crypto.subtle.verify('HMAC', key, signature, content);
  return ours ? (JSON.parse(decoder.decode(content)) as Ticket) : null;
}

/** Tells one ticket from another in little room. */
export function fingerprint(sealedText: string): string {
  return sealedText.slice(sealedText.indexOf('.') + 1);
}

function text(content: Uint8Array): string {
  return content.toBase64({ alphabet: 'base64url', omitPadding: true });
}

function bytes(content: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(content, { alphabet: 'base64url' });
  } catch {
    return null;
  }
}
