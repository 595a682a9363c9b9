// The moves drawn among the rules, on boards of three cells by three, numbered row by row from 0.
import type { Move } from '#shared/games/gravity-superstar/actions.ts';
import { below, type Plan, rightOf, standing } from '../lesson/small-board.ts';

export interface Example {
  plan: Plan;
  move: Move;
}

const [BLUE, YELLOW] = [0, 1] as const;
/** A door has to be somewhere; where a drawing has none in it, this cell is not on its board. */
const NO_DOOR = standing(99);

const special = (trick: 'long' | 'high' | 'drop' | 'rotate', way: 'left' | 'right' | 'down'): Move => ({
  type: 'special',
  card: trick,
  trick,
  way,
});
const step = (way: 'left' | 'right'): Move => ({ type: 'simple', card: 'wild', way });
const on = (me: number, more: Partial<Plan>): Plan => ({
  size: 3,
  walls: [],
  door: NO_DOOR,
  me: standing(me),
  ...more,
});

export const EXAMPLES = {
  long: { plan: on(3, { walls: below(3, 5) }), move: special('long', 'right') },
  high: { plan: on(6, { walls: below(6, 4) }), move: special('high', 'right') },
  drop: { plan: on(1, { walls: below(1, 4) }), move: special('drop', 'down') },
  rotate: { plan: on(3, { walls: [...below(3), ...rightOf(5)] }), move: special('rotate', 'left') },
  step: { plan: on(3, { walls: below(3, 4) }), move: step('right') },
  fall: { plan: on(0, { walls: below(0, 7), stars: { 4: YELLOW, 7: BLUE } }), move: step('right') },
  edge: { plan: on(4, { walls: below(4, 3) }), move: special('long', 'right') },
  eject: { plan: on(0, { walls: below(0, 7), rival: standing(7) }), move: step('right') },
} satisfies Record<string, Example>;
