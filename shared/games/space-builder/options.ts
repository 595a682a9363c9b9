// The table options of Space Builder.
import * as v from 'valibot';
import { STARRED } from './components.ts';

/** Straight, everybody sees the plan as their own board lies; turned, it lies at a quarter, a half or three quarters. */
export const LIES = ['straight', 'turned'] as const;
/** Seconds for a round. */
export const LIMITS = [60, 120, 180, 300] as const;
/** Between rounds nobody waits longer than half a minute for the others, or all wait until everybody is ready. */
export const RESTS = ['timed', 'open'] as const;
/** With how many buildings somebody alone builds. */
export const COUNTS = [4, 5, 6, 7, 8] as const;

export const OptionsSchema = v.strictObject({
  lie: v.optional(v.picklist(LIES), 'straight'),
  limit: v.optional(v.picklist(LIMITS), 180),
  rest: v.optional(v.picklist(RESTS), 'timed'),
  count: v.optional(v.picklist(COUNTS), STARRED),
});
export type Options = v.InferOutput<typeof OptionsSchema>;
