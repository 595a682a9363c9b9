// The plate that every building stands on, with its lights: so one sees where down is.
import { body, box, disc, flat, line } from '../paint/shape.ts';

const lights = [-37, -12.5, 12.5, 37];

export const plate = [
  flat('shadow', box(-41, 34, 90, 15, 7)),
  body('rim', box(-46, 29, 92, 16, 7)),
  flat(
    'metal',
    'M-44.7 36A5.7 5.7 0 0 1 -39 30.3H39A5.7 5.7 0 0 1 44.7 36Q44 39.5 39 39.5H-39Q-44 39.5 -44.7 36Z',
  ),
  line('shade', 1.6, 'M-39 32H30'),
  flat('lamp', lights.map((x) => disc(x, 42, 1.7)).join('')),
];
