// Whose results of a day have come since one last looked.
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { dayStandings, type Standing } from './standings.ts';

type Results = Pick<LeagueAnswer, 'monday' | 'members'>;

/** The numbers of those who have played, oneself left out. */
export function othersWho(league: Results, number: number): number[] {
  return played(league, number).map(({ member }) => member.member);
}

/** In the order of the day. */
export function arrivedSince(league: Results, number: number, seen: readonly number[]): Standing[] {
  return played(league, number).filter(({ member }) => !seen.includes(member.member));
}

function played(league: Results, number: number): Standing[] {
  return dayStandings(league, number).filter(({ days, member }) => days > 0 && !member.mine);
}
