// A tapering mast, a dish at its left and a brace at its right: its lamp is at the top or in the middle.
import { body, box, type Drawing, disc, flat, line } from '../paint/shape.ts';
import { plate } from './plate.ts';

const lampAt = (x: number, y: number) => [
  flat('halo', disc(x, y, 11.5)),
  body('lamp', disc(x, y, 7)),
  flat('glow', disc(x - 2.2, y - 2.2, 2.4)),
];

export const mast: Drawing = {
  shapes: [
    ...plate,
    line('ink', 8.5, 'M16 -14L38 27'),
    line('shade', 3.6, 'M16 -14L38 27'),
    body('steel', box(33, 27, 10, 9, 3)),
    line('ink', 11, 'M-12 -6L12 6'),
    line('metal', 6, 'M-12 -6L12 6'),
    body('hull', box(-43, 17, 27, 19, 4)),
    flat('shade', 'M-23 18.3H-20A2.7 2.7 0 0 1 -17.3 21V32A2.7 2.7 0 0 1 -20 34.7H-23Z'),
    body('base', 'M-46 19L-42 12H-17L-13 19Z'),
    body('lamp', box(-38, 23.5, 8, 7, 2)),
    body('hull', 'M9 -32H17L26 36H0Z'),
    flat('base', 'M8.5 -23.5H17L19 -9H6.5ZM4.5 6H21.5L23.5 20H2.5Z'),
    flat('shade', 'M14.8 -30.7H15.8L24.5 34.7H19Z'),
    line('ink', 1.8, 'M8 -9L22 5M18 -9L4.5 5M3 20L25 35M23 20L1 35'),
    line('ink', 4.5, 'M13 -32V-40'),
    body('metal', 'M-42 5A25 21 -45 0 0 -6 -31Z'),
    body('hull', 'M-42 5A25.5 11.5 -45 0 1 -6 -31A25.5 11.5 -45 0 1 -42 5Z'),
    flat('shade', 'M-40.5 5.5A24 10.5 -45 0 0 -5.5 -29.5C-6 -20 -26 3 -40.5 5.5Z'),
    line('ink', 3.5, 'M-23 -12L-35 -26'),
    body('base', disc(-36, -27, 5)),
  ],
  details: [lampAt(13, -38), lampAt(13, -2)],
};
