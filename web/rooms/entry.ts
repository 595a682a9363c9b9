// What other pages may show of rooms: only those who are online need it, so nothing waits for it.
import { part } from '../ui/fetched.tsx';

export const PlayWithFriends = part(() => import('./opening/play-with-friends.tsx'));
export const PasteLink = part(() => import('./opening/paste-link.tsx'));
