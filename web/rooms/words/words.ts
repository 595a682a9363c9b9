// The words of online rooms, apart from the others so that only those who need them load them.
import { furtherWords } from '../../words/words.ts';

export const roomsWords = await furtherWords({
  en: async () => (await import('./en.ts')).roomsEn,
  fr: async () => (await import('./fr.ts')).roomsFr,
  de: async () => (await import('./de.ts')).roomsDe,
});
