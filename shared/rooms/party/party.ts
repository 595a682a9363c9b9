// Who is in a room: its seats, who is host, who is away. Every change is a value; whoever hosts the room stores it.
import type { Language } from '../../api/languages.ts';
import type { Level, Millis, Refusal, Seat } from '../../engine/game.ts';
import type { GameId } from '../../games/registry.ts';
import type { Again } from './again.ts';
import type { Evening } from './evening.ts';
import { passHost } from './host.ts';
import type { Pass } from './passes.ts';
import type { Waiting } from './row.ts';
import type { SeatView } from './view.ts';

/** What a seat's key is known by: only its device has the key itself. */
export type KeyHash = string;
export const PRESENCES = ['here', 'away', 'left'] as const;
export type Presence = (typeof PRESENCES)[number];

/** When a bot came: behind so many entries of the log, and in which round, where one was running that it lets pass. */
export interface Arrival {
  from: number;
  letsPass?: number | undefined;
}
/** A bot that plays for a person until they are back. */
export interface StandIn extends Arrival {
  level: Level;
}

export type PartySeat =
  | { kind: 'free' }
  | { kind: 'bot'; name: string; colour: number; level: Level }
  | {
      kind: 'person';
      name: string;
      colour: number;
      key: KeyHash;
      presence: Presence;
      since: Millis;
      standIn: StandIn | null;
      /** Who wants a bot to play for this seat while its person is away. */
      votes: readonly Seat[];
    };
export type PersonSeat = Extract<PartySeat, { kind: 'person' }>;

export const STANDS_WHY = ['nobody', 'pause', 'fault'] as const;
/** Why and since when the time of the match stands still. */
export interface Stands {
  why: (typeof STANDS_WHY)[number];
  since: Millis;
  /** Whom it waits for. */
  awaited: readonly Seat[];
  /** When it goes on, whoever is missing. */
  until: Millis | null;
}

export interface Party {
  game: GameId;
  options: unknown;
  /** Of whoever opened the room, for the preview of its link. */
  language?: Language;
  seats: readonly PartySeat[];
  host: Seat | null;
  /** Who opened the room and has not sat down is the host, and has been away so long. */
  opener: { key: KeyHash; away: Millis | null } | null;
  /** Who wants to play in the next match. */
  row: readonly Waiting[];
  /** Closed to all but those who were inside then. */
  door: readonly KeyHash[] | null;
  /** Who was removed may watch, and sits down no more. */
  removed: readonly KeyHash[];
  /** How many matches were begun. */
  match: number;
  stage: 'lobby' | 'match';
  /** The rules were renewed while a match was on, so that it could not go on. */
  stopped: boolean;
  stands: Stands | null;
  /** When the time of the match last began to run. */
  wentOn: Millis;
  /** Who wants a pause, or in a pause to go on. */
  pausing: readonly Seat[];
  /** Who wants another match. */
  again: Again | null;
  evening: Evening;
  opened: Millis;
  /** When a person was last here. */
  seen: Millis;
  /** Codes that give a seat to another device, and how many wrong ones were tried. */
  passes: readonly Pass[];
  wrongPasses: number;
}

export const PARTY_REASONS = [
  'notSeated',
  'notHost',
  'notNow',
  'seatTaken',
  'noSuchSeat',
  'roomFull',
  'badOptions',
  'tooFew',
  'notAway',
  'removed',
  'hostStays',
  'doorClosed',
  'tooMany',
] as const;
export type PartyReason = (typeof PARTY_REASONS)[number];
export type Changed = Party | Refusal<PartyReason>;

/** So long a turn game waits for somebody who is away. */
export const AWAY_GRACE: Millis = 60_000;
const MOST_REMOVED = 20;
const DAY: Millis = 86_400_000;
export const EMPTY_LIFE: Millis = DAY;
export const LIFE: Millis = 7 * DAY;
/** A bot that plays for somebody, unless the host chooses another. */
export const STAND_IN_LEVEL: Level = 2;

export function newParty(game: GameId, seats: number, options: unknown, now: Millis): Party {
  return {
    game,
    options,
    seats: freeSeats(seats),
    host: null,
    opener: null,
    row: [],
    door: null,
    removed: [],
    match: 0,
    stage: 'lobby',
    stopped: false,
    stands: null,
    wentOn: now,
    pausing: [],
    again: null,
    evening: { counted: 0, people: [] },
    opened: now,
    seen: now,
    passes: [],
    wrongPasses: 0,
  };
}

export function freeSeats(many: number): PartySeat[] {
  return Array.from({ length: Math.max(0, many) }, () => ({ kind: 'free' }));
}

export function seatOf(party: Party, key: KeyHash | null): Seat | null {
  const seat = party.seats.findIndex((seat) => seat.kind === 'person' && seat.key === key);
  return key === null || seat < 0 ? null : seat;
}

export function personAt(party: Party, seat: Seat): PersonSeat | null {
  const found = party.seats[seat];
  return found?.kind === 'person' ? found : null;
}

/** Takes the first free seat; whoever sits already changes name and colour. */
export function sit(party: Party, key: KeyHash, name: string, colour: number, now: Millis): Changed {
  const own = seatOf(party, key);
  if (own !== null) {
    const free = colourFor(party, colour, own);
    return changed(party, own, { ...personAt(party, own)!, name, colour: free });
  }
  if (party.removed.includes(key)) return { refused: 'removed' };
  if (party.stage !== 'lobby') return { refused: 'notNow' };
  const seat = party.seats.findIndex(({ kind }) => kind === 'free');
  return seat < 0 ? { refused: 'roomFull' } : seatPerson(party, seat, { key, name, colour }, now);
}

/** Whoever opened the room is its host, also when others sit down before. */
export function seatPerson(
  party: Party,
  seat: Seat,
  { key, name, colour }: Pick<PersonSeat, 'key' | 'name' | 'colour'>,
  now: Millis,
): Party {
  const person: PersonSeat = {
    kind: 'person',
    name,
    colour: colourFor(party, colour, seat),
    key,
    presence: 'here',
    since: now,
    standIn: null,
    votes: [],
  };
  const opens = key === party.opener?.key;
  const [host, opener] = opens ? [seat, null] : [party.host ?? seat, party.opener];
  const row = party.row.filter((waiting) => waiting.key !== key);
  return { ...changed(party, seat, person), host: opener ? null : host, opener, row, seen: now };
}

/** Before the match the seat is free again; in it, the seat stays and a bot may play on. */
export function leave(party: Party, seat: Seat, now: Millis): Party {
  const person = personAt(party, seat);
  if (!person) return party;
  const gone: PartySeat =
    party.stage === 'lobby'
      ? { kind: 'free' }
      : { ...person, key: '', presence: 'left', since: now, votes: [] };
  // A code that outlives its person would give the seat of the next one away.
  const passes = party.passes.filter((pass) => pass.seat !== seat);
  const pausing = party.pausing.filter((other) => other !== seat);
  return passHost({ ...changed(party, seat, gone), passes, pausing, seen: now }, seat);
}

export function markPresence(party: Party, seat: Seat, presence: 'here' | 'away', now: Millis): Party {
  const person = personAt(party, seat);
  if (!person || person.presence === presence || person.presence === 'left') return party;
  const back = presence === 'here' ? { standIn: null, votes: [] } : {};
  return { ...changed(party, seat, { ...person, presence, since: now, ...back }), seen: now };
}

/** A bot on a free seat, another level for it, or none; in a match, a bot for somebody who is not here. */
export function fill(party: Party, seat: Seat, level: Level | null, name: string, now: Arrival): Changed {
  const old = party.seats[seat];
  if (!old) return { refused: 'noSuchSeat' };
  if (old.kind === 'person') {
    if (old.presence === 'here') return { refused: 'seatTaken' };
    if (party.stage === 'lobby') return { refused: 'notNow' };
    return standIn(party, seat, level, now);
  }
  if (old.kind === 'bot' && level !== null) return changed(party, seat, { ...old, level });
  if (party.stage !== 'lobby') return { refused: 'notNow' };
  if (level === null) return changed(party, seat, { kind: 'free' });
  return changed(party, seat, { kind: 'bot', name, colour: colourFor(party, seat, seat), level });
}

/** One more wants a bot to play for somebody away; it comes when more than half of those here want it. */
export function vote(party: Party, by: Seat, seat: Seat, now: Arrival): Changed {
  const person = personAt(party, seat);
  if (!person) return { refused: 'noSuchSeat' };
  if (party.stage !== 'match') return { refused: 'notNow' };
  if (person.presence === 'here' || by === seat) return { refused: 'notAway' };
  if (person.standIn) return party;
  const isNew = !person.votes.includes(by);
  const votes = isNew ? [...person.votes, by] : person.votes;
  const inFavour = seatsHere(party).filter((seat) => votes.includes(seat));
  const voted = isNew ? changed(party, seat, { ...person, votes }) : party;
  return inFavour.length >= majorityOf(party) ? standIn(voted, seat, STAND_IN_LEVEL, now) : voted;
}

export function standIn(party: Party, seat: Seat, level: Level | null, now: Arrival): Party {
  const person = personAt(party, seat)!;
  const standIn = level === null ? null : { ...(person.standIn ?? now), level };
  return changed(party, seat, { ...person, standIn, votes: [] });
}

export function remove(party: Party, seat: Seat, now: Millis): Changed {
  const old = party.seats[seat];
  if (!old || old.kind === 'free') return { refused: 'noSuchSeat' };
  // In a match whoever is losing would remove whoever is winning; a bot plays for those who are not here.
  if (party.stage !== 'lobby') return { refused: 'notNow' };
  if (seat === party.host) return { refused: 'hostStays' };
  if (old.kind === 'person') {
    const removed = old.key === '' ? party.removed : [...party.removed, old.key].slice(-MOST_REMOVED);
    return { ...leave(party, seat, now), removed };
  }
  return changed(party, seat, { kind: 'free' });
}

/** When an abandoned room is wiped. */
export function endOf({ opened, seen, seats }: Party): Millis {
  const someoneHere = seats.some((seat) => seat.kind === 'person' && seat.presence === 'here');
  return someoneHere ? opened + LIFE : Math.min(opened + LIFE, seen + EMPTY_LIFE);
}

export function changed(party: Party, seat: Seat, value: PartySeat): Party {
  return { ...party, seats: party.seats.map((old, at) => (at === seat ? value : old)) };
}

/** The colour wished for, or the next that nobody else has. */
function colourFor({ seats }: Party, wish: number, own: Seat): number {
  const taken = new Set(
    seats.flatMap((seat, at) => (seat.kind === 'free' || at === own ? [] : [seat.colour])),
  );
  const colours = Array.from({ length: COLOURS }, (_, step) => (wish + step) % COLOURS);
  return colours.find((colour) => !taken.has(colour)) ?? wish;
}
const COLOURS = 8;

/** More than half of those who are here: so many decide. */
export const majorityOf = (party: Parameters<typeof seatsHere>[0]): number =>
  Math.floor(seatsHere(party).length / 2) + 1;

/** Where people sit who are here now; known to the room and to every page. */
export function seatsHere({ seats }: { seats: readonly (PartySeat | SeatView)[] }): Seat[] {
  return seats.flatMap((person, seat) =>
    person.kind === 'person' && person.presence === 'here' ? [seat] : [],
  );
}
