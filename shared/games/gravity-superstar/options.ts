// The table options of Gravity Superstar.
import * as v from 'valibot';

export const OptionsSchema = v.strictObject({
  /** The match ends with the round in which somebody reaches a number of points. */
  expert: v.optional(v.boolean(), false),
});
export type Options = v.InferOutput<typeof OptionsSchema>;
