// The words of settings, a new match and looking back, apart from the others so that only those who need them load them.
import { furtherWords } from '../words.ts';

export const pagesWords = await furtherWords({
  en: async () => (await import('./en.ts')).pagesEn,
  fr: async () => (await import('./fr.ts')).pagesFr,
  de: async () => (await import('./de.ts')).pagesDe,
});
