// Lets bots play against each other and prints who wins: `tournament.ts [game] [matches]`.
import { GAME_IDS, GAMES, type GameId, isGameId } from '#shared/games/registry.ts';
import { printBowl } from './tournament-bowl.ts';
import { printBuilder } from './tournament-builder.ts';
import { printGravity } from './tournament-gravity.ts';
import { printLab } from './tournament-lab.ts';
import { printDuels } from './tournament-play.ts';

export { type Calls, callsOf, duel, type Played, playBots, quantile } from './tournament-bowl.ts';

/** Games whose bots are looked at more closely than by who beats whom. */
const MORE: Partial<Record<GameId, (matches: number) => void>> = {
  'space-bowl': printBowl,
  'gravity-superstar': printGravity,
  'space-lab': printLab,
  'space-builder': printBuilder,
};

if (import.meta.main) {
  const [game = 'space-bowl', matches = '400'] = process.argv.slice(2);
  if (!isGameId(game)) throw new Error(`No game is called ${game}; there are: ${GAME_IDS.join(', ')}`);
  const kit = { game: await GAMES[game].load(), bot: await GAMES[game].loadBot() };
  printDuels(kit, Number(matches));
  MORE[game]?.(Number(matches));
}
