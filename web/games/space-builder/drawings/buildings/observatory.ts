// A half dome on a drum, with an airlock at the left: its telescope looks out to the left or to the right.
import { body, box, type Drawing, disc, flat, line } from '../paint/shape.ts';
import { plate } from './plate.ts';

export const observatory: Drawing = {
  shapes: [
    ...plate,
    body('shade', 'M-46 36V21A13 13 0 0 1 -33 8H-16V36Z'),
    flat('hull', 'M-44.7 27V21A11.7 11.7 0 0 1 -33 9.3H-26V13H-32A8 8 0 0 0 -40 21V27Z'),
    body('deep', 'M-40 36V25A6.5 6.5 0 0 1 -27 25V36Z'),
    flat('lamp', disc(-33.5, 25.5, 3)),
    body('hull', 'M-23 2V33Q8.5 42 40 33V2Z'),
    flat('shade', 'M24 8H38.7V32Q32 34.5 24 36Z'),
    body('lamp', box(-14.5, 18, 8, 10, 3)),
    body('lamp', box(4.5, 20, 8, 10, 3)),
    body('lamp', box(23.5, 18, 8, 10, 3)),
    body('base', 'M-27 2A35.5 36 0 0 1 44 2Q8.5 18 -27 2Z'),
    flat('deep', 'M42.6 2A34 34.5 0 0 0 20 -31C36 -19 36 -5 31 5Q37 4.5 42.6 2Z'),
    line('light', 4, 'M-20 -3A28 29 0 0 1 -8 -22'),
    body('night', 'M1 -9C0 -17 1 -27 3 -34H14C16 -27 17 -17 16 -9Q8.5 -6 1 -9Z'),
    body('deep', 'M-29 0Q8.5 17 46 0V7Q8.5 24 -29 7Z'),
    line('light', 2, 'M-25 4.5Q-9 11.5 6 12'),
  ],
  details: [
    [
      body('shade', 'M3.5 -12L-7.5 -33L1 -37.5L12.5 -16.5Z'),
      body('glass', 'M-11 -33L2 -40L-.5 -44.5L-13.5 -37.5Z'),
    ],
    [
      body('shade', 'M13.5 -12L24.5 -33L16 -37.5L4.5 -16.5Z'),
      body('glass', 'M28 -33L15 -40L17.5 -44.5L30.5 -37.5Z'),
    ],
  ],
};
