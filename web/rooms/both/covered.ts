// When a table is covered: while time stands still where the first to press wins, nobody may see anything to get ahead by.
import type { GameId } from '#shared/games/registry.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import type { GamePages } from '#web/table/kit/game.ts';

/** One plays after the other, and nothing is lost by looking. */
export const isInTurns = (game: GameId): boolean => (GAME_PAGES[game] as GamePages).toAct !== undefined;

export const isCovered = ({ game, stands }: PartyView): boolean => stands !== null && !isInTurns(game);
