// The beacon that marks the same corner of plan and board, and the lock of a building that is not yet held.
import { body, box, disc, flat, line, type Shape } from '../paint/shape.ts';

/** About its lamp, with an arm along each edge of the corner at the top left. */
export const BEACON: readonly Shape[] = [
  line('ink', 12.5, 'M-13 46V3A16 16 0 0 1 3 -13H46'),
  line('base', 7.5, 'M-13 46V3A16 16 0 0 1 3 -13H46'),
  line('light', 2, 'M-14.5 44V3A17.5 17.5 0 0 1 3 -14.5H44'),
  flat('halo', disc(0, 0, 25)),
  body('base', disc(0, 0, 16)),
  body('accent', disc(0, 0, 9)),
  flat('glow', disc(-3, -3, 3)),
];

/** Upright however its building lies. */
export const LOCK: readonly Shape[] = [
  body('night', disc(0, 0, 14)),
  line('ink', 6.5, 'M-4.5 -1V-4A4.5 4.5 0 0 1 4.5 -4V-1'),
  line('hull', 3, 'M-4.5 -1V-4A4.5 4.5 0 0 1 4.5 -4V-1'),
  flat('base', box(-7, -1.5, 14, 10, 2.5)),
  flat('ink', `${disc(0, 2.5, 1.7)}M-.9 3H.9V6H-.9Z`),
];
