// A match of this device folded from its log, for pages that look through many: the page is free between any two.
import { isRefusal, type Refusal } from '#shared/engine/game.ts';
import { act, type Match, startMatch } from '#shared/engine/match.ts';
import { GAMES, isGameId } from '#shared/games/registry.ts';
import { loadMatch } from './load-match.ts';

/** As it ended; null for one that cannot be read, or not by these rules. `see` is shown it after each step. */
export async function foldMatch(
  id: string,
  see: (match: Match) => void = () => undefined,
): Promise<Match | null> {
  const record = await loadMatch(id).catch(() => null);
  if (!record || record === 'damaged') return null;
  const { header } = record.save;
  if (!isGameId(header.game)) return null;
  let match: Match | Refusal = startMatch(await GAMES[header.game].load(), header);
  for (const { by, action, at, pressed } of record.log) {
    if (isRefusal(match)) return null;
    match = act(match, by, action, at, pressed);
    if (!isRefusal(match)) see(match);
  }
  return isRefusal(match) ? null : match;
}

/** What is pressed meanwhile is heard. */
export const breathe = () => new Promise<void>((go) => setTimeout(go));
