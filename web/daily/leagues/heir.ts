// Who looks after a league once its maker has left: whoever has been there longest.
import type { LeagueAnswer, MemberLine } from '#shared/daily/protocol.ts';

/** Null for whoever does not look after it, and where nobody else is there. */
export function heirOf({ maker, members }: Pick<LeagueAnswer, 'maker' | 'members'>): MemberLine | null {
  if (!maker) return null;
  const others = members.filter(({ mine }) => !mine);
  return others.reduce<MemberLine | null>(
    (first, one) => (first === null || one.member < first.member ? one : first),
    null,
  );
}
