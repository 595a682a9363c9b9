// The table of each game, fetched when it is first drawn.
import type { GameId } from '#shared/games/registry.ts';
import type { TableProps } from '../table/kit/game.ts';
import { type Fetched, page } from '../ui/fetched.tsx';
import './looks.ts';
import { GAME_PAGES } from './registry.ts';

export const TABLES = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, pages]) => [id, page(pages.table)]),
) as Record<GameId, Fetched<TableProps>>;
