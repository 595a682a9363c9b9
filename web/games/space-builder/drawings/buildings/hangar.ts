// A hangar under a sloping roof with a great door: its window is left or right of the door.
import { body, box, type Drawing, disc, flat, line } from '../paint/shape.ts';
import { plate } from './plate.ts';

const windowAt = (x: number) => [body('lamp', box(x, 7, 12, 14, 3.5)), line('ink', 2, `M${x + 6} 7V21`)];

export const hangar: Drawing = {
  shapes: [
    ...plate,
    line('ink', 4, 'M30 -18V-34'),
    body('hull', disc(30, -30, 8)),
    flat('shade', 'M36.7 -30A6.7 6.7 0 0 1 26 -24.6Q34 -26 36.7 -30Z'),
    body('light', 'M-39 -29L39 -6V36H-39Z'),
    flat('base', 'M33 -8L37.7 -6V34.7H33ZM-37.7 28H-19V34.7H-37.7ZM19 28H33V34.7H19Z'),
    flat('base', disc(-23, -9, 6)),
    line('hull', 2.4, 'M-32 -5Q-21 -5 -14.5 -13'),
    body('night', 'M-18 36V8A6 6 0 0 1 -12 2H12A6 6 0 0 1 18 8V36Z'),
    flat('glow', 'M-16.7 34.7L-10 14H10L16.7 34.7Z'),
    body('accent', 'M-18 13V8A6 6 0 0 1 -12 2H12A6 6 0 0 1 18 8V13Z'),
    line('ink', 4, 'M-13 12L-8 4M-3 12L2 4M7 12L12 4'),
    body('steel', box(-12, 28, 7, 9, 3) + box(5, 28, 7, 9, 3)),
    body('glass', 'M-7 25V23A6 6 0 0 1 -1 17H1A6 6 0 0 1 7 23V25Z'),
    body('hull', box(-11, 23, 22, 10, 4.5)),
    flat('accent', disc(-6, 28, 2.3) + disc(6, 28, 2.3)),
    body('deep', 'M-45.5 -43L45.5 -17V-3.5L-45.5 -29.5Z'),
    flat('base', 'M-44.2 -41.2L44.2 -16V-11.5L-44.2 -36.7Z'),
    line('ink', 2, 'M-23 -36.5V-23M0 -30V-16.5M23 -23.5V-10'),
  ],
  details: [windowAt(-34), windowAt(21.5)],
};
