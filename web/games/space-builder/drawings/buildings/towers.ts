// Two unequal cooling towers with steam: the band of the tall one is high or low.
import { body, box, type Drawing, disc, flat, line, oval } from '../paint/shape.ts';
import { plate } from './plate.ts';

const tall = disc(-14, -31, 9) + disc(-2, -35, 11) + disc(12, -31, 8);
const small = disc(26, -4, 7) + disc(36, -10, 8);
const puff = (d: string) => [line('ink', 5.2, d), flat('hull', d)];

export const towers: Drawing = {
  shapes: [
    ...plate,
    ...puff(tall),
    ...puff(small),
    flat('shade', 'M-2 -25A11 11 0 0 0 8 -31A8 8 0 0 0 19 -28A8 8 0 0 1 6 -25Z'),
    flat('shade', 'M28 2A7 7 0 0 0 33 -4A8 8 0 0 0 43 -7A8 8 0 0 1 33 2Z'),
    body('base', 'M-32 -20C-30 0 -32 18 -38 35H6C0 18 -2 0 0 -20Z'),
    flat('light', 'M-30 -14C-28 4 -30 20 -34.5 33.7H-28C-24 18 -23 4 -24 -14Z'),
    flat('deep', 'M-9 -17C-11 4 -9 20 -5 33.7H4C-1 18 -3 0 -1.3 -17Z'),
    body('night', oval(-16, -20, 16, 5)),
    body('base', 'M9 8C11 19 10 27 6 35H43C39 27 38 19 40 8Z'),
    flat('light', 'M11 12C12 20 11 27 8.5 33.7H13C15.5 27 15.5 20 15 12Z'),
    flat('deep', 'M32 10C31 20 32 28 34.5 33.7H41C37.5 26 37 18 38.5 10Z'),
    body('night', oval(24.5, 8, 15.5, 5)),
    body('lamp', box(20, 22, 9, 14, 4)),
  ],
  details: [
    [body('accent', 'M-31.3 -10Q-16 -5 -0.7 -10L-0.7 -3.5Q-16 1.5 -31.3 -3.5Z')],
    [body('accent', 'M-32.8 14Q-16 19.5 0.8 14L2 20.5Q-16 26.5 -34 20.5Z')],
  ],
};
