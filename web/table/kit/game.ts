// What a game gives to the pages: who made it, and its table and options, loaded when needed.
import type { Component } from 'solid-js';
import type { Table } from '../host/table.ts';

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
