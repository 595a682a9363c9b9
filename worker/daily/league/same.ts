// Several devices of the same person are one member: nobody plays a day a second time by changing the device.
import type { Player } from '../run/player.ts';
import type { LeagueTable } from './table.ts';

/** The member whom both secrets belong to from now on; null when neither is known. New ones count from `since` on. */
export function sameMember(
  table: LeagueTable,
  player: Player,
  former: Player | null,
  since: number,
): number | null {
  const own = table.memberOf(player);
  if (former === null || former === player) return own;
  const before = table.memberOf(former);
  if (own === before) return own;
  const member = own !== null && before !== null ? table.merge(own, before) : (own ?? before)!;
  if (own === null) table.attach(player, member, since);
  // Of whoever was removed nothing comes back, not even as somebody else's.
  else if (before === null && !table.isRemoved(former)) table.attach(former, member, since);
  table.trim(member, player);
  return member;
}
