// What is to be done first in the lobby; everything else looks second.
import { GAMES } from '#shared/games/registry.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';

/** With fewer it is a match alone, for which nobody opens a room. */
const COMPANY = 2;

export function firstInLobby({
  party,
  seated,
  mayHost,
}: {
  party: Pick<PartyView, 'game' | 'seats'>;
  seated: boolean;
  mayHost: boolean;
}): 'sit' | 'invite' | 'start' | null {
  if (!seated) return 'sit';
  const taken = party.seats.filter(({ kind }) => kind !== 'free').length;
  if (taken < Math.max(GAMES[party.game].seats.min, COMPANY)) return 'invite';
  return mayHost ? 'start' : null;
}
