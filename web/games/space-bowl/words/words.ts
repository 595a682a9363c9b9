// The words of a Space Bowl table, apart from the others so that only those who need them load them.
import { furtherWords } from '../../../words/words.ts';

export const bowlWords = await furtherWords({
  en: async () => (await import('./en.ts')).bowlEn,
  fr: async () => (await import('./fr.ts')).bowlFr,
  de: async () => (await import('./de.ts')).bowlDe,
});
