// Parts of a whole, as the language writes them.
import { locale } from '../words/words.ts';

export const percentOf = (part: number, whole: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(whole === 0 ? 0 : part / whole);
