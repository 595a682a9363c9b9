// The games as the pages know them.
import type { GameId } from '#shared/games/registry.ts';
import type { GamePages } from '../table/kit/game.ts';
import './looks.ts';
import { gravitySuperstar } from './gravity-superstar/entry.ts';
import { spaceBowl } from './space-bowl/entry.ts';

export const GAME_PAGES: Record<GameId, GamePages> = {
  'space-bowl': spaceBowl,
  'gravity-superstar': gravitySuperstar,
};
