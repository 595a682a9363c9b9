// A site: a pad with bolts in its corners, and the mark to land on, which shows while nothing stands on it.
// On rock and on paper it differs in colour alone.
import { box, disc, flat, line, type Shape } from '../paint/shape.ts';

const bolts = [-1, 1].flatMap((x) => [-1, 1].map((y) => disc(41.5 * x, 41.5 * y, 1.8)));
/** Round where one lands. */
const lights = [...Array(12).keys()].map((hour) => {
  const angle = (hour * Math.PI) / 6;
  return disc(Math.round(29 * Math.cos(angle)), Math.round(29 * Math.sin(angle)), 2);
});

export const PAD: readonly Shape[] = [
  flat('rim', box(-49, -49, 98, 98, 12)),
  flat('base', box(-47.5, -47.5, 95, 95, 10.5)),
  line('light', 1.4, 'M-46.5 -30V-37A9.5 9.5 0 0 1 -37 -46.5H-30'),
  flat('accent', bolts.join('')),
];

export const MARK: readonly Shape[] = [
  flat('deep', disc(0, 0, 22)),
  flat('light', lights.join('')),
  line('light', 2.4, disc(0, 0, 6)),
];
