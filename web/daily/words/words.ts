// The words of the daily, apart from the others so that only those who need them load them.
import { furtherWords } from '../../words/words.ts';

export const dailyWords = await furtherWords({
  en: async () => (await import('./en.ts')).dailyEn,
  fr: async () => (await import('./fr.ts')).dailyFr,
  de: async () => (await import('./de.ts')).dailyDe,
});
