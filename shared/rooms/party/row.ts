// Latecomers: they wait in a row for the next match, or take over from a bot at once.
import type { Millis, Refusal, Seat } from '../../engine/game.ts';
import {
  freeSeats,
  type KeyHash,
  type Party,
  type PartyReason,
  type PartySeat,
  seatPerson,
} from './party.ts';

export interface WaitingView {
  name: string;
  colour: number;
  /** Since when their connection is lost; null while they are here. */
  away: Millis | null;
}
export interface Waiting extends WaitingView {
  key: KeyHash;
}
type Newcomer = Pick<Waiting, 'key' | 'name' | 'colour'>;

const LONGEST_ROW = 8;

export const placeInRow = (party: Party, key: KeyHash): number | null => {
  const place = party.row.findIndex((waiting) => waiting.key === key);
  return place < 0 ? null : place;
};

/** At its end; whoever waits already changes name and colour. */
export function standInRow(party: Party, newcomer: Newcomer): Party | Refusal<PartyReason> {
  if (party.removed.includes(newcomer.key)) return { refused: 'removed' };
  const waiting = { ...newcomer, away: null };
  if (placeInRow(party, newcomer.key) !== null)
    return { ...party, row: party.row.map((old) => (old.key === newcomer.key ? waiting : old)) };
  // Whoever has gone makes way.
  const gone = party.row.find(({ away }) => away !== null);
  const row = party.row.length < LONGEST_ROW ? party.row : party.row.filter((other) => other !== gone);
  return row.length < LONGEST_ROW ? { ...party, row: [...row, waiting] } : { refused: 'roomFull' };
}

export function leaveRow(party: Party, key: KeyHash): Party {
  return { ...party, row: party.row.filter((waiting) => waiting.key !== key) };
}

export function markInRow(party: Party, key: KeyHash, away: Millis | null): Party {
  const place = placeInRow(party, key);
  if (place === null || (party.row[place]!.away === null) === (away === null)) return party;
  return { ...party, row: party.row.with(place, { ...party.row[place]!, away }) };
}

/** Before a match: whoever waits and is here sits down, on what is free, then in place of bots. */
export function seatRow(party: Party, now: Millis, from: readonly PartySeat['kind'][] = ['free']): Party {
  const next = party.row.find(({ away }) => away === null);
  if (!next) return party;
  const seat = from
    .map((kind) => party.seats.findLastIndex((other) => other.kind === kind))
    .find((at) => at >= 0);
  if (seat === undefined) return party;
  const first =
    party.seats[seat]!.kind === 'free' ? party.seats.findIndex(({ kind }) => kind === 'free') : seat;
  return seatRow(seatPerson(party, first, next, now), now, from);
}

/** For somebody who is new, a bot's seat in the middle of a match; the seat of somebody who left is one, too. */
export function takeOver(
  party: Party,
  seat: Seat,
  newcomer: Newcomer,
  now: Millis,
): Party | Refusal<PartyReason> {
  const old = party.seats[seat];
  if (party.removed.includes(newcomer.key)) return { refused: 'removed' };
  if (!old) return { refused: 'noSuchSeat' };
  if (party.stage !== 'match') return { refused: 'notNow' };
  const isFree = old.kind === 'bot' || (old.kind === 'person' && old.presence === 'left');
  return isFree ? seatPerson(party, seat, newcomer, now) : { refused: 'seatTaken' };
}

/** Another game has seats for so many: whoever has none any more is first in the row. */
export function withSeats(party: Party, most: number): Party {
  const taken = party.seats.flatMap((seat, at) => (seat.kind === 'free' ? [] : [{ seat, at }]));
  const people = taken.filter(({ seat }) => seat.kind === 'person');
  const bots = taken.filter(({ seat }) => seat.kind === 'bot');
  // Nobody has to stand up for a bot, and the host for nobody.
  const order = [
    ...people.filter(({ at }) => at === party.host),
    ...people.filter(({ at }) => at !== party.host),
  ];
  const stay = [...order, ...bots].slice(0, most).sort((one, other) => one.at - other.at);
  const up = order.slice(most).flatMap(({ seat }) => (seat.kind === 'person' ? [waitingFor(seat)] : []));
  const host = stay.findIndex(({ at }) => at === party.host);
  return {
    ...party,
    seats: [...stay.map(({ seat }) => seat), ...freeSeats(most - stay.length)],
    row: [...up, ...party.row].slice(0, LONGEST_ROW),
    host: host < 0 ? null : host,
    passes: [],
  };
}

const waitingFor = ({
  key,
  name,
  colour,
  presence,
  since,
}: Extract<PartySeat, { kind: 'person' }>): Waiting => ({
  ...{ key, name, colour },
  away: presence === 'here' ? null : since,
});
