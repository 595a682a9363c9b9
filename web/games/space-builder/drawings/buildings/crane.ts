// A crane over an unfinished house: its load is square or round.
import { body, box, type Drawing, disc, flat, line } from '../paint/shape.ts';
import { astronaut } from './astronaut.ts';
import { plate } from './plate.ts';

export const crane: Drawing = {
  shapes: [
    ...plate,
    body('hull', 'M0 36V21H16V29H43V36Z'),
    flat('shade', 'M11.5 22.3H14.7V34.7H11.5ZM36 30.3H41.7V34.7H36Z'),
    line('ink', 2, 'M16 29V36M29.5 29V36'),
    body('lamp', box(4, 25, 6, 6, 1)),
    ...astronaut(-7, 36),
    body('base', 'M-31 36V-26H-15V36Z'),
    flat('light', 'M-29.7 34.7V-20H-26.5V34.7Z'),
    line('ink', 2.2, 'M-31 -10L-15 5L-31 20L-15 35M-15 -10L-31 5L-15 20L-31 35'),
    line('ink', 2.6, 'M-23 -46L-44 -31M-23 -46L40 -31M-23 -46V-31'),
    body('deep', box(-46, -25, 13, 18, 3)),
    body('base', 'M-46 -33H44L41 -23H-46Z'),
    line('light', 2, 'M-42 -30.5H38'),
    line('ink', 2, 'M0 -23L7 -31L14 -23L21 -31L28 -23L35 -31'),
    body('hull', box(-19, -25, 19, 17, 4)),
    flat('glass', box(-12, -21, 9, 9, 2)),
    line('ink', 2.6, 'M22.5 -23V-12'),
  ],
  details: [
    [body('accent', box(9, -12, 27, 27, 3)), line('ink', 2.4, 'M10 -3H35M10 6H35')],
    [body('accent', disc(22.5, 1.5, 14)), line('ink', 2.4, 'M22.5 -12V15')],
  ],
};
