// Names that others see: cleaned of whatever shows nothing or turns the direction of writing, and cut between signs.
import { PICTURES, signsOf, UNITS } from './signs.ts';

// Controls, the signs that turn the direction of writing, and whatever else shows nothing (DI).
const PICTURES_OR_UNSEEN = new RegExp(String.raw`(${PICTURES})|[\p{C}\p{DI}\u2800\ufffc\u{1d159}]`, 'gu');

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
