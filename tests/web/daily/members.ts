// Made-up members of a league, for tests of what a page makes of its answer.
import type { LeagueAnswer, MemberLine } from '#shared/daily/protocol.ts';
import type { Result } from '#shared/daily/ranking.ts';

/** The Monday of the week shown. */
export const MONDAY = 16;

export const on = (score: number, time: number): Result => ({ score, time, timing: 'serverTimed' });

let members = 0;

export function member(
  name: string,
  week: (Result | null)[] = [],
  more: Partial<Omit<MemberLine, 'name' | 'week'>> = {},
): MemberLine {
  const line = { member: ++members, mine: false, maker: false, throws: null };
  return { name, week, total: { days: 0, score: 0, time: 0 }, ...line, ...more };
}

export function league(lines: MemberLine[], more: Partial<LeagueAnswer> = {}): LeagueAnswer {
  return {
    ok: true,
    id: 'abcdefgh23',
    name: 'Friday friends',
    member: true,
    maker: false,
    open: true,
    invite: null,
    monday: MONDAY,
    members: lines,
    winners: null,
    settling: false,
    ...more,
  };
}
