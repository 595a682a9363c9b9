// The words of the ways into a room, apart from those of the rooms: the start page shows them.
import { wording } from '#web/words/loader.ts';

export const roomsEntryWords = wording({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
});
