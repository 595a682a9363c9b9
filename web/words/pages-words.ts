// The words of settings, a new match and looking back, apart from the others so that only those who need them load them.
import { furtherWords } from './words.ts';

export const pagesWords = await furtherWords({
  en: async () => (await import('./pages-en.ts')).pagesEn,
  fr: async () => (await import('./pages-fr.ts')).pagesFr,
  de: async () => (await import('./pages-de.ts')).pagesDe,
});
