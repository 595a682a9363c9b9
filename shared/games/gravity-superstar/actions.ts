// What can be said at a table of Gravity Superstar, and why it may be refused.
import { parsedByWords, type Said } from '#shared/engine/schemas.ts';
import { CARDS, COLOURS, type Loot, TRICKS, WAYS } from './components.ts';

const LOOT: readonly Loot[] = [...Array(COLOURS).keys(), 'token'];

const KINDS = {
  /** Take back every card lying in front of one. */
  refill: {},
  /** Any card face down: one cell to the left or right. */
  simple: { card: CARDS, way: ['left', 'right'] },
  /** A card face up: what it says. */
  special: { card: CARDS, trick: TRICKS, way: WAYS },
  steal: { loot: LOOT },
  /** No replay: the turn is over. */
  end: {},
  /** Takes back one's own last action. */
  undo: {},
} as const;

export const ActionSchema = parsedByWords(KINDS);
export type Action = Said<typeof KINDS>;
export type Move = Extract<Action, { type: 'simple' | 'special' }>;

export const REASONS = [
  'notYourTurn',
  'notNow',
  'nothingToRefill',
  'cardPlayed',
  'wrongCard',
  'wrongWay',
  'blocked',
  'mustSteal',
  'noSuchLoot',
  'nothingToUndo',
  'noClock',
] as const;
export type Reason = (typeof REASONS)[number];
