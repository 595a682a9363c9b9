// The words of the daily, apart from the others so that only those who need them load them.
import { furtherWords } from './words.ts';

export const dailyWords = await furtherWords({
  en: async () => (await import('./daily-en.ts')).dailyEn,
  fr: async () => (await import('./daily-fr.ts')).dailyFr,
  de: async () => (await import('./daily-de.ts')).dailyDe,
});
