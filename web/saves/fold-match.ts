// A match of this device folded from its log, for pages that look through many: the page is free between any two.
import { isRefusal } from '#shared/engine/game.ts';
import { type Match, replay } from '#shared/engine/match.ts';
import { GAMES, isGameId } from '#shared/games/registry.ts';
import { loadMatch } from './load-match.ts';

/** As it ended; null for one that cannot be read, or not by these rules. `see` is shown each step of it. */
export async function foldMatch(id: string, see?: (match: Match) => void): Promise<Match | null> {
  const record = await loadMatch(id).catch(() => null);
  if (!record || record === 'damaged') return null;
  const { header } = record.save;
  if (!isGameId(header.game)) return null;
  const folded = replay(await GAMES[header.game].load(), header, record.log, see);
  return isRefusal(folded) ? null : folded;
}

/** What is pressed meanwhile is heard. */
export const breathe = () => new Promise<void>((go) => setTimeout(go));
