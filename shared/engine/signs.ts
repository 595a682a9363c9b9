// Signs as people count them: how long names are, and what stands on a token.

export const NAME_LENGTH = 20;

/** A picture with its colour, told from a letter of the same shape by a selector. */
const PICTURE = String.raw`(?!\p{Cn})\p{Extended_Pictographic}\p{EMod}?\ufe0f?`;
/** Joined to one sign: without its joiners, a family falls into four people. No emoji has more than four. */
export const PICTURES = String.raw`${PICTURE}(?:\u200d${PICTURE}){0,3}`;
const PICTURES_OR_ANY = new RegExp(`${PICTURES}|.`, 'gsu');

/** A letter with its accents is one sign: a name has room for so many units for each of its signs. */
export const UNITS = 4;
export const NAME_UNITS = NAME_LENGTH * UNITS;

const segmenter = Intl.Segmenter && new Intl.Segmenter();

/** As people count: a flag, or a hand with its colour, is one. Where nobody knows, none is cut in halves at least. */
export const signsOf = (text: string): string[] =>
  segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : (text.match(PICTURES_OR_ANY) ?? []);

/** What stands on a token. */
export const initialOf = (name: string) => signsOf(name.toUpperCase())[0];
