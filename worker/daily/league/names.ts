// A name stands once in a league: whoever comes later under the same one gets a number.
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';

/** The name as it will stand among those taken; who has none needs no number. */
export function nameAmong(taken: readonly string[], wanted: string): string {
  const name = cleanName(wanted, NAME_LENGTH);
  if (name === '') return name;
  const others = new Set(taken.map(folded));
  let number = 1;
  let shown = name;
  while (others.has(folded(shown))) shown = numbered(name, ++number);
  return shown;
}

/** A long name is shortened: its number has to be seen. */
function numbered(name: string, number: number): string {
  const end = ` ${number}`;
  return cleanName(name, NAME_LENGTH - end.length) + end;
}

/** Small and large letters are the same, also where one becomes two, and so are wide or bold ones. */
const folded = (name: string) =>
  name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
