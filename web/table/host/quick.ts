// A match at once: one person against easy bots.
import type { GameId } from '#shared/games/registry.ts';
import { beginMatch } from './begin.ts';
import { quickChairs } from './bots.ts';

const QUICK_BOTS = 2;

export function beginQuickMatch(game: GameId): Promise<string> {
  return beginMatch(game, quickChairs(QUICK_BOTS), {});
}
