// Lets bots play against each other and prints who wins: `tournament.ts [game] [matches]`.
import { GAME_IDS, type GameId, isGameId } from '#shared/games/registry.ts';
import { printBowl } from './tournament-bowl.ts';
import { printGravity } from './tournament-gravity.ts';

export { type Calls, callsOf, duel, type Played, playBots, quantile } from './tournament-bowl.ts';

const PRINT: Record<GameId, (matches: number) => void> = {
  'space-bowl': printBowl,
  'gravity-superstar': printGravity,
};

if (import.meta.main) {
  const [game = 'space-bowl', matches = '400'] = process.argv.slice(2);
  if (!isGameId(game)) throw new Error(`No game is called ${game}; there are: ${GAME_IDS.join(', ')}`);
  PRINT[game](Number(matches));
}
