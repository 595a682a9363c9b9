// The words of a Space Bowl table, apart from the others so that only those who need them load them.
import { furtherWords } from './words.ts';

export const bowlWords = await furtherWords({
  en: async () => (await import('./bowl-en.ts')).bowlEn,
  fr: async () => (await import('./bowl-fr.ts')).bowlFr,
  de: async () => (await import('./bowl-de.ts')).bowlDe,
});
