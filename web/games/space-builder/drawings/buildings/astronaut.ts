// Somebody who lives here, standing with their feet at a place.
import { body, box, disc, flat, line, type Shape } from '../paint/shape.ts';

export const astronaut = (x: number, y: number): readonly Shape[] => [
  body('accent', box(x - 4, y - 10, 8, 10, 3)),
  line('ink', 1.6, `M${x} ${y - 3}V${y}`),
  body('hull', disc(x, y - 12, 5)),
  flat('night', box(x - 1.5, y - 14.5, 5, 4.5, 2)),
];
