// When somebody in a room is to hear that they are wanted: of what has changed, once, and of rounds only while they look
// elsewhere.
import type { Millis, Seat, Wanted } from '#shared/engine/game.ts';

/** `begun`: the match, without a turn of theirs. */
export type Why = Wanted['why'] | 'begun';

/** What there is at a moment. */
export interface Moment {
  seat: Seat | null;
  /** The match on the table; null in the lobby. */
  match: number | null;
  wanted: Wanted | null;
  isSeen: boolean;
  at: Millis;
}

export interface Missed {
  why: Why;
  since: Millis;
  /** How long it went on without them, once that is known. */
  lasted: Millis | null;
}

export interface Noticed {
  moment: Moment;
  /** The occasion that was heard of last. */
  heard: string | null;
  /** What the tab says. */
  said: Why | null;
  /** It is said from now on. */
  isNew: boolean;
  /** What began while nobody looked. */
  missed: Missed | null;
}

export function noticed(before: Noticed | null, moment: Moment): Noticed {
  const begins = before ? beginning(before, moment) : null;
  const fresh = begins && moment.isSeen && isOnTable(begins) ? null : begins;
  const said = fresh ?? (before?.said && goesOn(before.said, moment) ? before.said : null);
  const missed = fresh && !moment.isSeen ? { why: fresh, since: moment.at, lasted: null } : before?.missed;
  return {
    moment,
    heard: occasionOf(moment) ?? before?.heard ?? null,
    said,
    isNew: fresh !== null,
    missed: missed ? timed(missed, moment, said) : null,
  };
}

/** Whoever looks sees it without being called. */
const isOnTable = (why: Why) => why === 'round' || why === 'begun';

function beginning({ moment: before, heard }: Noticed, now: Moment): Why | null {
  const isAnother = now.match !== before.match;
  // On another seat than just now, everything is seen for the first time; a new match may move people up.
  if (now.seat === null || now.match === null || (now.seat !== before.seat && !isAnother)) return null;
  const isFresh = now.wanted && (before.wanted === null || isAnother) && occasionOf(now) !== heard;
  return isFresh ? now.wanted!.why : isAnother ? 'begun' : null;
}

function occasionOf({ match, wanted }: Moment): string | null {
  return wanted && `${match} ${wanted.why} ${wanted.of}`;
}

function goesOn(why: Why, { seat, match, wanted, isSeen }: Moment): boolean {
  if (seat === null || match === null || (isSeen && isOnTable(why))) return false;
  return why === 'begun' || wanted?.why === why;
}

function timed(missed: Missed, { isSeen, at }: Moment, said: Why | null): Missed {
  const isOver = isSeen || said !== missed.why;
  return missed.lasted === null && isOver ? { ...missed, lasted: at - missed.since } : missed;
}
