// Several devices of the same person are one member: nobody plays a day a second time by changing the device.
import type { Player } from '../run/player.ts';
import type { LeagueTable } from './table.ts';

/**
 * The member whom both secrets belong to from now on; null when neither is known. New ones count from the first open day
 * on, or from the day after the last where an old one has to go: what that one has played is not asked for any more.
 */
export function sameMember(
  table: LeagueTable,
  player: Player,
  former: Player | null,
  { first, last }: { first: number; last: number },
): number | null {
  const own = table.memberOf(player);
  if (former === null || former === player) return own;
  const before = table.memberOf(former);
  if (own === before) return own;
  const member = own !== null && before !== null ? table.merge(own, before) : (own ?? before)!;
  if (own === null) table.attach(player, member, first);
  // Of whoever was removed nothing comes back, not even as somebody else's.
  else if (before === null && !table.isRemoved(former)) table.attach(former, member, first);
  table.trim(member, player, last + 1);
  return member;
}
