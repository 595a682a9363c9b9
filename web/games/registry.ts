// What the page adds to each game of the registry: its table, its options, all loaded when needed.
import type { Component } from 'solid-js';
import type { GameId } from '../../shared/games.ts';
import type { Table } from '../table/table.ts';

export interface TableProps {
  // biome-ignore lint/suspicious/noExplicitAny: each game's table knows its own view
  table: Table<any>;
  /** Leaves the table; the match stays under "continue". */
  leave: () => void;
  again: () => void;
  replay: () => void;
}

export interface OptionsProps {
  options: Record<string, unknown>;
  change: (options: Record<string, unknown>) => void;
}

export interface GamePages {
  table: () => Promise<{ default: Component<TableProps> }>;
  options: () => Promise<{ default: Component<OptionsProps> }>;
  /** What the options mean for this match, in words. */
  optionsSaid: () => Promise<{ default: Component<{ options: unknown }> }>;
  learn: () => Promise<{ default: Component }>;
  /** Where its bots think, when they think long. */
  thinker?: () => Worker;
  /** How many people can share this device. */
  peopleHere: number;
  /** Options that make sense where people share a device. */
  sharedOptions: Record<string, unknown>;
}

export const GAME_PAGES: Record<GameId, GamePages> = {
  'space-bowl': {
    table: () => import('./space-bowl/table.tsx'),
    options: () => import('./space-bowl/options.tsx'),
    optionsSaid: () => import('./space-bowl/options-said.tsx'),
    learn: () => import('./space-bowl/learn.tsx'),
    peopleHere: 4,
    sharedOptions: { grace: 10 },
  },
  'gravity-superstar': {
    table: () => import('./gravity-superstar/table.tsx'),
    options: () => import('./gravity-superstar/options.tsx'),
    optionsSaid: () => import('./gravity-superstar/options-said.tsx'),
    learn: () => import('./gravity-superstar/learn.tsx'),
    thinker: () => new Worker(new URL('./gravity-superstar/thinker.ts', import.meta.url), { type: 'module' }),
    peopleHere: 6,
    sharedOptions: {},
  },
};
