// What the link of a room tells whoever is sent it, before they come: who invites, to which game, and whether there is room.
import type { Language } from '../../api/languages.ts';
import type { GameId } from '../../games/registry.ts';
import { type Party, personAt } from './party.ts';

export interface Invitation {
  game: GameId;
  language: Language | null;
  /** Null while nobody sits there who could invite. */
  by: string | null;
  taken: number;
  seats: number;
  inMatch: boolean;
}

export function invitationOf(party: Party): Invitation {
  const { game, language = null, seats, host, stage } = party;
  return {
    game,
    language,
    by: host === null ? null : (personAt(party, host)?.name ?? null),
    taken: seats.filter(({ kind }) => kind !== 'free').length,
    seats: seats.length,
    inMatch: stage === 'match',
  };
}
