// A match at once: one person against easy bots.
import { GAMES, type GameId, quickBots } from '#shared/games/registry.ts';
import { beginMatch } from './begin.ts';
import { quickChairs } from './bots.ts';

export function beginQuickMatch(game: GameId): Promise<string> {
  return beginMatch(game, quickChairs(quickBots(GAMES[game].seats)), {});
}
