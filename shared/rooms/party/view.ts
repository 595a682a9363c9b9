// What everybody may know of a party.
import type { Level, Millis } from '../../engine/game.ts';
import { type AgainView, viewOfAgain } from './again.ts';
import { type EveningView, viewOfEvening } from './evening.ts';
import type { Party, PartySeat, PersonSeat } from './party.ts';
import type { WaitingView } from './row.ts';

export interface PartyView
  extends Pick<
    Party,
    'game' | 'options' | 'host' | 'match' | 'stage' | 'stopped' | 'stands' | 'wentOn' | 'pausing'
  > {
  opener: { away: Millis | null } | null;
  seats: SeatView[];
  row: WaitingView[];
  /** Nobody new comes in. */
  closed: boolean;
  again: AgainView | null;
  evening: EveningView;
}
export type SeatView =
  | Exclude<PartySeat, PersonSeat>
  | (Omit<PersonSeat, 'key' | 'standIn'> & { standIn: Level | null });

export function viewOfParty(party: Party): PartyView {
  const { game, options, host, match, stage, stopped, stands, wentOn, pausing } = party;
  return {
    ...{ game, options, host, match, stage, stopped, stands, wentOn, pausing },
    opener: party.opener && { away: party.opener.away },
    seats: party.seats.map(viewOfSeat),
    row: party.row.map(({ name, colour, away }) => ({ name, colour, away })),
    closed: party.door !== null,
    again: party.again && viewOfAgain(party.again),
    evening: viewOfEvening(party),
  };
}

function viewOfSeat(seat: PartySeat): SeatView {
  if (seat.kind !== 'person') return seat;
  const { kind, name, colour, presence, since, standIn, votes } = seat;
  return { kind, name, colour, presence, since, standIn: standIn?.level ?? null, votes };
}
