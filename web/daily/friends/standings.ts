// The order of a league's members on a day, in a week and of all time: more right answers first, then fewer whole
// seconds; equals share their place.
import { compared } from '#shared/daily/order.ts';
import type { LeagueAnswer, MemberLine } from '#shared/daily/protocol.ts';
import type { Result } from '#shared/daily/ranking.ts';
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

const WEEK = 7;

/** What somebody has made of the galaxy of that number; null too when it is of another week than was asked for. */
export function resultOn({ monday }: Pick<LeagueAnswer, 'monday'>, member: MemberLine, number: number) {
  const day = number - monday;
  return day >= 0 && day < WEEK ? (member.week[day] ?? null) : null;
}

export function dayStandings(league: Pick<LeagueAnswer, 'monday' | 'members'>, number: number): Standing[] {
  return standings(league.members, (member) => sumOf([resultOn(league, member, number)]));
}

export function weekStandings(members: readonly MemberLine[]): Standing[] {
  return standings(members, ({ week }) => sumOf(week));
}

export function allTimeStandings(members: readonly MemberLine[]): Standing[] {
  return standings(members, ({ total }) => total);
}

function sumOf(results: readonly (Result | null)[]): Sum {
  const played = results.filter((result) => result !== null);
  return {
    days: played.length,
    score: played.reduce((sum, { score }) => sum + score, 0),
    time: played.reduce((sum, { time }) => sum + time, 0),
  };
}

function standings(members: readonly MemberLine[], sum: (member: MemberLine) => Sum): Standing[] {
  const sums = members.map((member) => ({ member, ...sum(member) })).sort(inOrder);
  return sums.map((one) => ({
    ...one,
    place: one.days === 0 ? null : sums.findIndex((other) => inOrder(other, one) === 0) + 1,
  }));
}

/** No time at all would beat every time: those who have played no day come last. */
function inOrder(one: Sum, other: Sum): number {
  const absent = Number(one.days === 0) - Number(other.days === 0);
  return absent || compared(one, other);
}
