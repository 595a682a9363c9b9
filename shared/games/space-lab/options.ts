// The table options of Space Lab.
import * as v from 'valibot';

export const OptionsSchema = v.strictObject({
  /** Everybody passes one of their three objectives to the left before placing them. */
  draft: v.optional(v.boolean(), false),
});
export type Options = v.InferOutput<typeof OptionsSchema>;
