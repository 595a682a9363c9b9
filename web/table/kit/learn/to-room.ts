// Whoever learns a game from the lobby of a room goes back there: the address says which room it is.
import { useLocation } from '@solidjs/router';
import { ROOM_ID_FORM } from '#shared/rooms/link.ts';

/** The path of that room, or null; reactive. */
export function createToRoom(): () => string | null {
  const location = useLocation();
  return () => {
    const { room } = location.query;
    return typeof room === 'string' && ROOM_ID_FORM.test(room) ? `/r/${room}` : null;
  };
}
