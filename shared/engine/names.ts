// Names that others see: cleaned of whatever shows nothing or turns the direction of writing, and cut between signs.

export const NAME_LENGTH = 20;

// Controls, the signs that turn the direction of writing, and whatever else shows nothing (DI).
const UNSEEN = /[\p{C}\p{DI}\u2800]/gu;
/** A letter with any number of accents is one sign: a name has room for so many units for each of its signs. */
const UNITS = 4;
export const NAME_UNITS = NAME_LENGTH * UNITS;

/** A name as it may be shown to others; cleaned again, it stays the same. */
export function cleanName(text: string, longest: number): string {
  const seen = text.replace(/\s/gu, ' ').replace(UNSEEN, '').normalize('NFC').replace(/ +/gu, ' ').trim();
  let name = '';
  for (const sign of signsOf(seen).slice(0, longest)) {
    if (name.length + sign.length > longest * UNITS) break;
    name += sign;
  }
  return name.trim();
}

const segmenter = Intl.Segmenter && new Intl.Segmenter();

/** As people count: a flag, or a hand with its colour, is one. Where nobody knows, none is cut in halves at least. */
export const signsOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

/** What stands on a token. */
export const initialOf = (name: string) => signsOf(name.toUpperCase())[0];
