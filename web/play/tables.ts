// What a match page shows, fetched when it is first drawn: the table of each game, or why there is none.
import type { GameId } from '#shared/games/registry.ts';
import { GAME_PAGES, type TableProps } from '../games/registry.ts';
import { type Fetched, page } from '../ui/fetched.tsx';

export const TABLES = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, pages]) => [id, page(pages.table)]),
) as Record<GameId, Fetched<TableProps>>;

/** It can save everything into a file, and so brings all that is saved with it. */
export const Trouble = page(() => import('./trouble.tsx'));
