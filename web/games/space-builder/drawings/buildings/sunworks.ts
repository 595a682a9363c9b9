// Four by two solar panels on a leg, and a shed: the cell that is dark is at the bottom left, or the third at the top.
import { body, box, type Drawing, disc, flat, line } from '../paint/shape.ts';
import { astronaut } from './astronaut.ts';
import { plate } from './plate.ts';

/** The upper left corner of a cell of the panel, which rises to the right. */
const corner = (column: number, row: number) => {
  const x = -42 + column * 21.75;
  return `M${x} ${-28 + row * 18 - x / 5}`;
};
const cell = (column: number, row: number) => `${corner(column, row)}l18.75 -3.75v15l-18.75 3.75Z`;
const columns = [0, 1, 2, 3];

export const sunworks: Drawing = {
  shapes: [
    ...plate,
    ...astronaut(-36, 37),
    line('ink', 7.5, 'M-7 10L-24 34'),
    line('metal', 3, 'M-7 10L-24 34'),
    body('shade', 'M-12 10H-2L2 36H-16Z'),
    body('hull', box(13, 14, 28, 22, 4)),
    flat('shade', 'M35 15.5H39.7V32A2.7 2.7 0 0 1 37 34.7H35Z'),
    body('accent', 'M9 18L15 7H39L45 18Z'),
    body('lamp', 'M18 36V26A4 4 0 0 1 26 26V36Z'),
    body('lamp', disc(33, 25, 3)),
    body('hull', 'M-46 -22.8L46 -41.2V.8L-46 19.2Z'),
    flat('metal', 'M-44.7 15.2L44.7 -2.7V-.3L-44.7 17.6Z'),
    flat('base', columns.map((column) => cell(column, 0) + cell(column, 1)).join('')),
    flat('light', columns.map((column) => `${corner(column, 0)}l11 -2.2l-11 13Z`).join('')),
  ],
  details: [[flat('night', cell(0, 1))], [flat('night', cell(2, 0))]],
};
