// The score of the evening: matches won and points, which stay with the room from game to game.
import type { Outcome, Seat } from '../../engine/game.ts';
import { type KeyHash, type Party, personAt, seatOf } from './party.ts';
import type { PartyView } from './view.ts';

interface Score {
  name: string;
  colour: number;
  played: number;
  won: number;
  points: number;
}
interface Line extends Score {
  key: KeyHash;
}
export interface Evening {
  /** The number of the last match that is in it. */
  counted: number;
  people: readonly Line[];
}
export interface EveningLine extends Score {
  /** Where they sit now. */
  seat: Seat | null;
}
export interface EveningView {
  counted: number;
  people: EveningLine[];
}

/** More than come to one table in an evening: those who played least recently go first. */
const MOST_LINES = 24;

/** A match that is over counts once, for everybody who has a seat of theirs. */
export function counted(party: Party, outcome: Outcome): Party {
  const { evening, match } = party;
  if (evening.counted === match) return party;
  const played = [...party.seats.keys()].flatMap((seat) => {
    const person = personAt(party, seat);
    if (!person || person.key === '') return [];
    const { key, name, colour } = person;
    const before = evening.people.find((line) => line.key === key);
    return { key, ...scored(before, { name, colour }, outcome, seat) };
  });
  const others = evening.people.filter(({ key }) => !played.some((line) => line.key === key));
  return { ...party, evening: { counted: match, people: [...played, ...others].slice(0, MOST_LINES) } };
}

function scored(
  before: Score | undefined,
  who: Pick<Score, 'name' | 'colour'>,
  { places, scores }: Outcome,
  seat: Seat,
): Score {
  const { played = 0, won = 0, points = 0 } = before ?? {};
  return {
    ...who,
    played: played + 1,
    won: won + (places[seat] === 1 ? 1 : 0),
    points: points + scores[seat]!,
  };
}

/** A seat that goes to another device takes its score along. */
export function withKey(evening: Evening, from: KeyHash, to: KeyHash): Evening {
  const people = evening.people
    .filter(({ key }) => key !== to || from === to)
    .map((line) => (line.key === from ? { ...line, key: to } : line));
  return { ...evening, people };
}

export function viewOfEvening(party: Party): EveningView {
  const { counted, people } = party.evening;
  return { counted, people: people.map(({ key, ...line }) => ({ ...line, seat: seatOf(party, key) })) };
}

/** As a page shows it, most matches won first: with the match that has just ended, of which the room says no more. */
export function eveningOf({ evening, match, seats }: PartyView, outcome: Outcome | null): EveningLine[] {
  const isCounted = outcome === null || evening.counted === match;
  const played = seats.flatMap((person, seat) => {
    if (isCounted || person.kind !== 'person' || person.presence === 'left') return [];
    const before = evening.people.find((line) => line.seat === seat);
    return { seat, ...scored(before, person, outcome, seat) };
  });
  const others = evening.people.filter(({ seat }) => !played.some((line) => line.seat === seat));
  return [...played, ...others]
    .map(({ name, colour, played, won, points, seat }) => ({ name, colour, played, won, points, seat }))
    .toSorted((one, other) => other.won - one.won || other.points - one.points);
}
