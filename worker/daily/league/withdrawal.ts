// Withdrawing: a player's results leave the boards, and the player the leagues.
import { type DateText, numberOf, openNumbers } from '#shared/daily/calendar.ts';
import type { Millis } from '#shared/engine/game.ts';
import { partOf } from '../board/day.ts';
import type { Player } from '../run/player.ts';
import { isClosed } from '../run/timekeeper.ts';
import { type LeagueEnv, leagueOf } from './place.ts';

/** Takes a player's results off all these boards and out of these leagues; says how many there were. */
export async function withdrawn(
  env: LeagueEnv,
  player: Player,
  dates: readonly DateText[],
  leagues: readonly string[],
  now: Millis,
): Promise<number> {
  const { last } = openNumbers(now);
  const played = [...new Set(dates)].filter((date) => numberOf(date) >= 1 && numberOf(date) <= last);
  const removed = await Promise.all(
    played.map((date) => partOf(env, date, player).withdraw(player, isClosed(numberOf(date), now))),
  );
  await Promise.all([...new Set(leagues)].map((id) => leagueOf(env, id).forget(player, now)));
  return removed.filter(Boolean).length;
}
