// A rocket before its flight, with its tower at the right: it has one porthole or two.
import { body, box, type Drawing, disc, flat, line } from '../paint/shape.ts';
import { plate } from './plate.ts';

const porthole = (y: number) => [
  body('glass', disc(-14, y, 9)),
  line('hull', 2.4, `M-18.5 ${y}A4.5 4.5 0 0 1 -14 ${y - 4.5}`),
];

export const rocket: Drawing = {
  shapes: [
    ...plate,
    body('metal', 'M19 34V-24H36V34Z'),
    line('ink', 2.2, 'M19 -24L36 -9L19 6L36 21L19 34M36 -24L19 -9L36 6L19 21L36 34'),
    body('base', box(15, -34, 25, 11, 4)),
    line('light', 2.2, 'M20 -31H30'),
    flat('halo', disc(27.5, -39, 8.5)),
    body('lamp', disc(27.5, -39, 4.5)),
    line('ink', 8.5, 'M4 -12H20'),
    line('shade', 3.6, 'M4 -12H20'),
    body('base', 'M-30 4L-45 20V35L-28 29Z'),
    body('deep', 'M2 4L17 20V35L0 29Z'),
    body('steel', 'M-22 24H-6L-2 35H-26Z'),
    flat('lamp', 'M-21 33L-14 26L-7 33Z'),
    body('hull', 'M-14 -47C2 -35 8 -14 3 27H-31C-36 -14 -30 -35 -14 -47Z'),
    flat('shade', 'M-4 -20C1 -6 1 10 -2 25.7H2C6.5 -4 4 -22 -4 -34Z'),
    body('base', 'M-14 -47C-5 -41 0 -33 2.5 -25H-30.5C-28 -33 -23 -41 -14 -47Z'),
    line('light', 3, 'M-24 -30C-22 -35 -19 -38 -17 -40'),
    line('base', 3, 'M-31 21H3'),
    ...porthole(-12),
  ],
  details: [[], porthole(10)],
};
