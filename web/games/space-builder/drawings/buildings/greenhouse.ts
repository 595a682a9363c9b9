// A glass tunnel and a tall glass dome with a tree at the right: a sprout grows left or right of the tunnel's rib.
import { body, type Drawing, disc, flat, line } from '../paint/shape.ts';
import { plate } from './plate.ts';

const sprout = (x: number) => [
  line('deep', 3, `M${x} 26V13`),
  body('base', `M${x} 15C${x - 1} 8 ${x - 5} 4 ${x - 9} 5C${x - 9} 11 ${x - 6} 15 ${x} 15Z`),
  body('base', `M${x} 15C${x + 1} 6 ${x + 5} 2 ${x + 9} 2C${x + 10} 9 ${x + 7} 15 ${x} 15Z`),
];

export const greenhouse: Drawing = {
  shapes: [
    ...plate,
    body('light', 'M-43 35V8C-43 -8 -33 -15 -18 -15H12V35Z'),
    flat('hull', 'M-38 12V8C-38 -3 -32 -9 -24 -10L-33 12ZM-10 12L-1 -13.5H3L-6 12Z'),
    flat('accent', 'M-42 34V27Q-30 23 -16 26T6 26V34Z'),
    line('ink', 6.5, 'M-19 -14V34'),
    line('hull', 3, 'M-19 -13V33'),
    body('light', 'M4 35V-20A20 21 0 0 1 44 -20V35Z'),
    body('accent', 'M19 34C22 24 22 10 21 0H28C27 10 27 24 30 34Z'),
    flat('accent', 'M5.3 34V27Q14 23 24 25T42.7 26V34Z'),
    body(
      'base',
      'M25 10C14 12 8 3 11 -4C5 -11 9 -22 17 -22C20 -31 31 -32 33 -24C41 -22 43 -12 38 -6C41 4 34 11 25 10Z',
    ),
    flat('deep', 'M25 9C33 10 39 4 37 -4.5C41 -11 40 -20 34 -22.5C36 -12 33 -3 25 2Z'),
    flat('deep', disc(38.5, 22, 4) + disc(35, 25, 4)),
    flat('lamp', disc(17, -13, 2.6) + disc(27, -19, 2.6) + disc(20, 1, 2.6) + disc(31, -6, 2.6)),
    line('hull', 3.5, 'M9 -10V-20A15 15 0 0 1 16 -33'),
  ],
  details: [sprout(-31), sprout(-7)],
};
