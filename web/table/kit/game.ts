// What a game gives to the pages: who made it, and its table and options, loaded when needed.
import type { Component, JSX } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { GameId } from '#shared/games/registry.ts';
import type { Wording } from '#web/words/loader.ts';
import type { Table } from '../host/table.ts';
import type { About } from './about.ts';
import type { LookingBack } from './looking-back.ts';

/** A match at home with one chair, of which there is a result. */
export interface Alone {
  /** Under which name it is kept. */
  match: string;
  /** What the game is called. */
  name: string;
  options: object;
  seed: string;
  /** What somebody else has reached from this seed, as a link says. */
  toBeat?: number | undefined;
  /** Begins another that starts as this one did. */
  sameAgain: () => void;
}

/** Another match in a room, which others must want too. */
interface AgainInRoom {
  /** What the button says to whoever has said so. */
  takeBack: () => string | null;
  /** Who else is ready, and how the evening stands. */
  ready: () => JSX.Element;
  score: () => JSX.Element;
}

export interface TableProps {
  game: GameId;
  // biome-ignore lint/suspicious/noExplicitAny: each game's table knows its own view
  table: Table<any>;
  /** Leaves the table; the match stays under "continue". */
  leave: () => void;
  /** What it is called where nobody plays and a finished match is looked at. */
  lookingBack?: string;
  again: () => void;
  inRoom?: AgainInRoom | undefined;
  replay: () => void;
  alone?: Alone | undefined;
}

export interface OptionsProps {
  options: Record<string, unknown>;
  change: (options: Record<string, unknown>) => void;
  /** How many sit at the table, where that is decided: some options are only for few. */
  seats?: number;
}

export interface OptionsSaidProps {
  options: unknown;
  /** As in the options. */
  seats?: number;
}

/** Who made the published game. */
interface Credits {
  authors: readonly string[];
  illustrators: readonly string[];
  publisher: string;
}

/** Matches of this device that were played to their end, the last one first, each with one's own seat. */
export interface InsightProps {
  matches: readonly { match: string; seat: Seat }[];
}

export interface LearnProps {
  game: GameId;
}

/** Words for each of its reasons to refuse: one without does not compile. */
type Refusing<Reason extends string> = Wording<{ refusals: Readonly<Record<Reason, string>> }>;

export interface GamePages<Reason extends string = string> {
  about: About;
  credits: Credits;
  words: Refusing<Reason>;
  table: () => Promise<{ default: Component<TableProps> }>;
  options: () => Promise<{ default: Component<OptionsProps> }>;
  /** What the options mean for this match, in words. */
  optionsSaid: () => Promise<{ default: Component<OptionsSaidProps> }>;
  learn: () => Promise<{ default: Component<LearnProps> }>;
  /** What its matches tell of whoever plays, beside points. */
  insight?: () => Promise<{ default: Component<InsightProps> }>;
  /** Where its bots think, when they think long. */
  thinker?: () => Worker;
  /** How many people can share this device, and how they do, or that they cannot. */
  peopleHere: number;
  sharing: 'corners' | 'turns' | 'curtain' | 'none';
  /** Looking back stops where this says so of what a watcher sees, and at both ends; without it, at every step. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's pages know its own view
  stopsAt?: (view: any, before: any) => boolean;
  /** What is told of a match that is looked back at. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's pages know its own view
  lookingBack?: () => Promise<{ default: LookingBack<any> }>;
  /** Whom everybody waits for, as anybody sees; not where time runs for all at once. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's pages know its own view
  toAct?: (view: any) => readonly Seat[];
  /** Options that make sense where people share a device. */
  sharedOptions: Record<string, unknown>;
}
