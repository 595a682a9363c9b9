// The words of the ways into a room, apart from those of the rooms: the start page shows them.
import { furtherWords } from './words.ts';

export const roomsEntryWords = await furtherWords({
  en: async () => (await import('./rooms-entry-en.ts')).roomsEntryEn,
  fr: async () => (await import('./rooms-entry-fr.ts')).roomsEntryFr,
  de: async () => (await import('./rooms-entry-de.ts')).roomsEntryDe,
});
