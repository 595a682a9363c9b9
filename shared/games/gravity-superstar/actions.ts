// What can be said at a table of Gravity Superstar, and why it may be refused.
import * as v from 'valibot';
import { CARDS, COLOURS, TRICKS, WAYS } from './components.ts';

const card = v.picklist(CARDS);

export const ActionSchema = v.variant('type', [
  /** Take back every card lying in front of one. */
  v.strictObject({ type: v.literal('refill') }),
  /** Any card face down: one cell to the left or right. */
  v.strictObject({ type: v.literal('simple'), card, way: v.picklist(['left', 'right']) }),
  /** A card face up: what it says. */
  v.strictObject({ type: v.literal('special'), card, trick: v.picklist(TRICKS), way: v.picklist(WAYS) }),
  v.strictObject({
    type: v.literal('steal'),
    loot: v.union([
      v.literal('token'),
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOURS - 1)),
    ]),
  }),
  /** No replay: the turn is over. */
  v.strictObject({ type: v.literal('end') }),
  /** Takes back one's own last action. */
  v.strictObject({ type: v.literal('undo') }),
]);
export type Action = v.InferOutput<typeof ActionSchema>;
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
