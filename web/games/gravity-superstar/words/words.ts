// The words of a table of Gravity Superstar, apart from the others so that only those who need them load them.
import { furtherWords } from '../../../words/words.ts';

export const gravityWords = await furtherWords({
  en: async () => (await import('./en.ts')).gravityEn,
  fr: async () => (await import('./fr.ts')).gravityFr,
  de: async () => (await import('./de.ts')).gravityDe,
});
