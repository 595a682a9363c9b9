// What other pages may show of rooms: only those who are online or have a seat need it, so nothing waits for it.

import { database } from '../saves/database.ts';
import type { LastSeen } from '../saves/last-seen.ts';
import { part } from '../ui/fetched.tsx';
import { withWords } from '../words/loader.ts';
import { roomsWords } from './words/words.ts';

export const PlayWithFriends = part(() => import('./opening/play-with-friends.tsx'));
export const PasteLink = part(() => import('./opening/paste-link.tsx'));

const fetchList = () => withWords(import('./kept/room-list.tsx'), roomsWords);
export const RoomList = part(fetchList);

/** The rooms in which this device has a seat; whoever has none fetches nothing for it. */
export async function keptRooms(): Promise<LastSeen[]> {
  const hasAny = (await (await database()).count('rooms')) > 0;
  return hasAny ? (await fetchList()).lastSeenRooms() : [];
}
