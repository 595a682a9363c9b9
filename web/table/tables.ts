// The table of each game, loaded when it is first drawn.
import { type Component, lazy } from 'solid-js';
import type { GameId } from '../../shared/games.ts';
import { GAME_PAGES, type TableProps } from '../games/registry.ts';

export const TABLES = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, pages]) => [id, lazy(pages.table)]),
) as unknown as Record<GameId, ReturnType<typeof lazy<Component<TableProps>>>>;
