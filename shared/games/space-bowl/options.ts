// The table options of Space Bowl; all variants combine freely.
import * as v from 'valibot';
import { LARGER_SIDE, SIDE } from './components.ts';

export const VARIANTS = ['blackHole', 'noJoker', 'void', 'larger', 'rotation', 'ring', 'training'] as const;
/** Seconds; 0 is no limit. */
export const SEARCH_LIMITS = [60, 120, 180, 300, 0] as const;
export const REST_LIMITS = [0, 30, 60] as const;
/** Seconds after zero in which picks may still change; more than three for people who share a screen. */
export const GRACES = [3, 10, 20] as const;

export const OptionsSchema = v.strictObject({
  blackHole: v.optional(v.boolean(), false),
  noJoker: v.optional(v.boolean(), false),
  void: v.optional(v.boolean(), false),
  larger: v.optional(v.boolean(), false),
  rotation: v.optional(v.boolean(), false),
  ring: v.optional(v.boolean(), false),
  training: v.optional(v.boolean(), false),
  search: v.optional(v.picklist(SEARCH_LIMITS), 180),
  rest: v.optional(v.picklist(REST_LIMITS), 0),
  grace: v.optional(v.picklist(GRACES), 3),
});
export type Options = v.InferOutput<typeof OptionsSchema>;

export const sideOf = ({ larger }: Options) => (larger ? LARGER_SIDE : SIDE);
