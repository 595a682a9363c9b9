// Every finished match of this device as one line of a table: against whom, with how many points, and whether it was won.
import { LEVELS } from '#shared/engine/game.ts';
import type { GameId } from '#shared/games/registry.ts';
import type { MatchSave } from '../saves/match-save.ts';

/** Against whom: bots of one level or of several, nobody, or others round the same screen. */
export const RIVALS = ['alone', ...LEVELS, 'mixed', 'people'] as const;
export type Rivals = (typeof RIVALS)[number];

export interface Played {
  match: string;
  rivals: Rivals;
  seat: number;
  points: number;
  /** The most that anybody else has. */
  others: number;
  when: number;
  /** Null where equals at the top are told apart by something else than points; round one screen nobody is meant. */
  won: boolean | null;
}

/** The first played first. What went on from a room is a match of others too, and in none of these. */
export function playedOf(saves: readonly MatchSave[], game: GameId): Played[] {
  return saves
    .flatMap((save) => (save.header.game === game ? (playedIn(save) ?? []) : []))
    .sort((one, other) => one.when - other.when || (one.match < other.match ? -1 : 1));
}

function playedIn({ id, header, chairs, scores, over, played: when }: MatchSave): Played | null {
  if (!over || header.position !== undefined || scores.length !== chairs.length) return null;
  // Of several people whoever has most.
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seat = people.reduce(
    (best, other) => (scores[other]! > scores[best]! ? other : best),
    people[0] ?? 0,
  );
  const rivals = rivalsOf(chairs);
  if (!rivals) return null;
  const points = scores[seat]!;
  // Somebody alone beats nobody.
  const others = Math.max(0, ...scores.filter((_, other) => other !== seat));
  const won = rivals === 'alone' || rivals === 'people' ? false : points === others ? null : points > others;
  return { match: id, rivals, seat, points, others, when, won };
}

/** Null where nobody played. */
function rivalsOf(chairs: MatchSave['chairs']): Rivals | null {
  const people = chairs.filter(({ kind }) => kind === 'person').length;
  if (people === 0) return null;
  if (people > 1) return 'people';
  const levels = new Set(chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.level] : [])));
  if (levels.size > 1) return 'mixed';
  return [...levels][0] ?? 'alone';
}
