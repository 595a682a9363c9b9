// The words of the ways into a room, apart from those of the rooms: the start page shows them.
import { furtherWords } from '../../words/words.ts';

export const roomsEntryWords = await furtherWords({
  en: async () => (await import('./en.ts')).roomsEntryEn,
  fr: async () => (await import('./fr.ts')).roomsEntryFr,
  de: async () => (await import('./de.ts')).roomsEntryDe,
});
