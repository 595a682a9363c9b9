// Chance, from the platform: letters of links, seeds of matches, codes that are read aloud or typed.

// No letter or digit that is taken for another.
export const LINK_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const SEED_BYTES = 16;

export const passCode = () => randomText(UPPER, 6);

export function seed(): string {
  return crypto.getRandomValues(new Uint8Array(SEED_BYTES)).toHex();
}

/** Bytes beyond the last whole round of the letters are drawn again: no letter comes more often. */
export function randomText(letters: string, length: number): string {
  const fair = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte! < fair) text += letters[byte! % letters.length];
  }
  return text;
}
