// The order of a league's members: more right answers first, then less time; equals share their place.
import type { MemberLine } from '#shared/daily/protocol.ts';
import type { Millis } from '#shared/engine/game.ts';

interface Sum {
  days: number;
  score: number;
  time: Millis;
}

export interface Standing extends Sum {
  member: MemberLine;
  /** Null for those who have played no day. */
  place: number | null;
}

export function weekStandings(members: readonly MemberLine[]): Standing[] {
  return standings(members, weekSum);
}

export function allTimeStandings(members: readonly MemberLine[]): Standing[] {
  return standings(members, ({ total }) => total);
}

function weekSum({ week }: MemberLine): Sum {
  const results = week.filter((result) => result !== null);
  return {
    days: results.length,
    score: results.reduce((sum, { score }) => sum + score, 0),
    time: results.reduce((sum, { time }) => sum + time, 0),
  };
}

function standings(members: readonly MemberLine[], sumOf: (member: MemberLine) => Sum): Standing[] {
  const sums = members.map((member) => ({ member, ...sumOf(member) })).sort(inOrder);
  return sums.map((sum) => ({
    ...sum,
    place: sum.days === 0 ? null : sums.findIndex((other) => inOrder(other, sum) === 0) + 1,
  }));
}

/** No time at all would beat every time: those who have played no day come last. */
function inOrder(one: Sum, other: Sum): number {
  const absent = Number(one.days === 0) - Number(other.days === 0);
  return absent || other.score - one.score || one.time - other.time;
}
