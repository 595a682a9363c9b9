// A match at once: one person against easy bots.
import { GAMES, type GameEntry, type GameId, quickBots } from '#shared/games/registry.ts';
import { beginMatch } from './begin.ts';
import { quickChairs } from './bots.ts';

export function beginQuickMatch(game: GameId): Promise<string> {
  const { seats, atHome = {} }: GameEntry = GAMES[game];
  return beginMatch(game, quickChairs(quickBots(seats)), atHome);
}
