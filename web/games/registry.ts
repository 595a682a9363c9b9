// What the page adds to each game of the registry: who made it, and its table and options, loaded when needed.
import type { Component } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import { roomsWords } from '../rooms/words/words.ts';
import type { Table } from '../table/host/table.ts';
import { tutorialWords } from '../table/kit/learn/words/words.ts';
import { withWords } from '../words/loader.ts';
import { gravityLearnWords } from './gravity-superstar/learn/words/words.ts';
import { gravityWords } from './gravity-superstar/words/words.ts';
import { learnWords } from './space-bowl/learn/words/words.ts';
import { bowlWords } from './space-bowl/words/words.ts';

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

/** Who made the published game. */
interface Credits {
  authors: readonly string[];
  illustrators: readonly string[];
  publisher: string;
}

export interface GamePages {
  credits: Credits;
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
    credits: {
      authors: ['Stéphane Brachet'],
      illustrators: ['Gyom', 'Alexandre Bonvalot'],
      publisher: 'Sit Down!',
    },
    table: () => withWords(import('./space-bowl/table/table.tsx'), bowlWords),
    options: () => import('./space-bowl/options.tsx'),
    optionsSaid: () => withWords(import('./space-bowl/options-said.tsx'), roomsWords),
    learn: () => withWords(import('./space-bowl/learn/learn.tsx'), bowlWords, learnWords, tutorialWords),
    peopleHere: 4,
    sharedOptions: { grace: 10 },
  },
  'gravity-superstar': {
    credits: { authors: ['Julian Allain'], illustrators: ['Gyom'], publisher: 'Sit Down!' },
    table: () => withWords(import('./gravity-superstar/table/table.tsx'), gravityWords),
    options: () => withWords(import('./gravity-superstar/options.tsx'), gravityWords),
    optionsSaid: () => withWords(import('./gravity-superstar/options-said.tsx'), gravityWords),
    learn: () =>
      withWords(
        import('./gravity-superstar/learn/learn.tsx'),
        gravityWords,
        gravityLearnWords,
        tutorialWords,
      ),
    thinker: () => new Worker(new URL('./gravity-superstar/thinker.ts', import.meta.url), { type: 'module' }),
    peopleHere: 6,
    sharedOptions: {},
  },
};
