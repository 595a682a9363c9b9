// What the Worker gives to players to carry, signed so that it comes back as it was given.

/** What is sealed as one of these opens as nothing else. */
type Kind = 'ticket' | 'record';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export async function sealed(key: CryptoKey, kind: Kind, value: object): Promise<string> {
  const content = encoder.encode(JSON.stringify(value));
  const signature = await crypto.subtle.sign('HMAC', key, marked(kind, content));
  return `${text(content)}.${text(new Uint8Array(signature))}`;
}

/** Null for anything that this Worker has not signed as it is. */
export async function opened<T>(key: CryptoKey, kind: Kind, sealedText: string): Promise<T | null> {
  const [content, signature] = sealedText.split('.').map(bytes);
  if (!content || !signature) return null;
  // The same spelt otherwise would count as another.
  if (sealedText !== `${text(content)}.${text(signature)}`) return null;
  const ours = await crypto.subtle.verify('HMAC', key, signature, marked(kind, content));
  return ours ? (JSON.parse(decoder.decode(content)) as T) : null;
}

/** Tells one sealed text from another in little room. */
export function fingerprint(sealedText: string): string {
  return sealedText.slice(sealedText.indexOf('.') + 1);
}

function marked(kind: Kind, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const mark = encoder.encode(`${kind} `);
  const whole = new Uint8Array(mark.length + content.length);
  whole.set(mark);
  whole.set(content, mark.length);
  return whole;
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
