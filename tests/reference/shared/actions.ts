// What can be done at a table of Nim, and why it may be refused.
import * as v from 'valibot';

/** Stones that may be taken at once. */
export const MOST = 3;

export const ActionSchema = v.strictObject({
  type: v.literal('take'),
  many: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
});
export type Action = v.InferOutput<typeof ActionSchema>;

export const REASONS = ['notYourTurn', 'notSoMany', 'noClock'] as const;
export type Reason = (typeof REASONS)[number];
