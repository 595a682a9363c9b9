// The options of a table of Nim.
import * as v from 'valibot';

export const HEAPS = [9, 15, 21] as const;

export const OptionsSchema = v.strictObject({
  /** How many stones lie there at the beginning. */
  heap: v.optional(v.picklist(HEAPS), 15),
});
export type Options = v.InferOutput<typeof OptionsSchema>;
