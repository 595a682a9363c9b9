// Whoever plays alone plays against themselves: the match that is to be beaten, with its log.
import { isRefusal, type Seen } from '#shared/engine/game.ts';
import { type Entry, replay, view } from '#shared/engine/match.ts';
import type { GameId } from '#shared/games/registry.ts';
import { loadMatch } from '#web/saves/load-match.ts';
import type { Alone } from '../game.ts';
import { comparable, fetchKept } from './kept.ts';
import { measureOf } from './measure.ts';
import { bestOf, fair, triesOf } from './standing.ts';

export interface Rival<View> {
  log: readonly Entry[];
  /** At the end of it. */
  view: View;
}

/** The best from the same seed, or else the best there is; null where there is none. */
export async function fetchRival<View extends Seen>(
  game: GameId,
  { options, seed }: Pick<Alone, 'options' | 'seed'>,
): Promise<Rival<View> | null> {
  const kept = await fetchKept(game);
  if (!kept) return null;
  const results = comparable(game, kept, options);
  const measure = measureOf(game);
  const best = bestOf(triesOf({ seed }, results), measure) ?? bestOf(fair(results), measure);
  const record = best && (await loadMatch(best.match));
  if (!record || record === 'damaged') return null;
  const match = replay(kept.rules, record.save.header, record.log);
  return isRefusal(match) ? null : { log: record.log, view: view(match, 0) as View };
}
