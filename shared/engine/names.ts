// Names that others see: cleaned of whatever shows nothing or turns the direction of writing, and cut between signs.

export const NAME_LENGTH = 20;

/** A picture with its colour, told from a letter of the same shape by a selector. */
const PICTURE = String.raw`(?!\p{Cn})\p{Extended_Pictographic}\p{EMod}?\ufe0f?`;
/** Joined to one sign: without its joiners, a family falls into four people. No emoji has more than four. */
const PICTURES = String.raw`${PICTURE}(?:\u200d${PICTURE}){0,3}`;
// Controls, the signs that turn the direction of writing, and whatever else shows nothing (DI).
const PICTURES_OR_UNSEEN = new RegExp(String.raw`(${PICTURES})|[\p{C}\p{DI}\u2800]`, 'gu');
const PICTURES_OR_ANY = new RegExp(`${PICTURES}|.`, 'gsu');

/** A letter with its accents is one sign: a name has room for so many units for each of its signs. */
const UNITS = 4;
export const NAME_UNITS = NAME_LENGTH * UNITS;

/** A name as it may be shown to others; cleaned again, it stays the same. */
export function cleanName(text: string, longest: number): string {
  const seen = text.replace(/\s/gu, ' ').replace(PICTURES_OR_UNSEEN, '$1');
  const even = unstacked(seen).replace(/ +/gu, ' ').trim();
  let name = '';
  for (const sign of signsOf(even).slice(0, longest)) {
    if (name.length + sign.length > longest * UNITS) break;
    name += sign;
  }
  return name.trim();
}

const REPEATED_MARK = /(\p{M})\1+/gu;
/** They belong to no script, so that any number of them can be put on any letter. */
const ACCENTS = /(^|.)((?:(?=\p{M})\p{Script=Inherited}){3,})/gsu;
/** Some scripts write up to four on one letter. */
const MARKS = /(\p{M}{4})\p{M}+/gu;

/** Stacked marks tower over the lines above and below: two accents stay, or as many as are on a letter of its own. */
function unstacked(text: string): string {
  return text
    .normalize('NFD')
    .replace(REPEATED_MARK, '$1')
    .replace(ACCENTS, (stack: string, base: string, accents: string) =>
      [...stack.normalize('NFC')].length === 1 ? stack : base + [...accents].slice(0, 2).join(''),
    )
    .replace(MARKS, '$1')
    .normalize('NFC');
}

const segmenter = Intl.Segmenter && new Intl.Segmenter();

/** As people count: a flag, or a hand with its colour, is one. Where nobody knows, none is cut in halves at least. */
export const signsOf = (text: string): string[] =>
  segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : (text.match(PICTURES_OR_ANY) ?? []);

/** What stands on a token. */
export const initialOf = (name: string) => signsOf(name.toUpperCase())[0];
