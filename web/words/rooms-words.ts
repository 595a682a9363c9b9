// The words of online rooms, apart from the others so that only those who need them load them.
import { furtherWords } from './words.ts';

export const roomsWords = await furtherWords({
  en: async () => (await import('./rooms-en.ts')).roomsEn,
  fr: async () => (await import('./rooms-fr.ts')).roomsFr,
  de: async () => (await import('./rooms-de.ts')).roomsDe,
});
