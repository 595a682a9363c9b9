// What a match page shows, loaded when it is first drawn: the table of each game, or why there is none.
import { type Component, lazy } from 'solid-js';
import type { GameId } from '../../shared/games.ts';
import { GAME_PAGES, type TableProps } from '../games/registry.ts';

export const TABLES = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, pages]) => [id, lazy(pages.table)]),
) as unknown as Record<GameId, ReturnType<typeof lazy<Component<TableProps>>>>;

/** It can save everything into a file, and so brings all that is saved with it. */
export const Trouble = lazy(() => import('./trouble.tsx'));
