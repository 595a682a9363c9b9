// What other pages may show of rooms: only those who are online need it, so nothing waits for it.
import { part } from '../ui/fetched.tsx';
import { withWords } from '../words/loader.ts';
import { roomsEntryWords } from './opening/words/words.ts';

export const PlayWithFriends = part(() =>
  withWords(import('./opening/play-with-friends.tsx'), roomsEntryWords),
);
export const PasteLink = part(() => withWords(import('./opening/paste-link.tsx'), roomsEntryWords));
