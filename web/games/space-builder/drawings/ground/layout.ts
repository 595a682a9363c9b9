// Where the nine sites lie on the ground of a board or a plan, about its middle.
import { SIDE } from '#shared/games/space-builder/components.ts';

/** From the middle of one site to the next; a site itself is 100 wide. */
const PITCH = 104;
/** From the middle to each edge. */
export const REACH = 184;

export interface Point {
  x: number;
  y: number;
}

export const middleOf = (site: number): Point => ({
  x: ((site % SIDE) - 1) * PITCH,
  y: (Math.floor(site / SIDE) - 1) * PITCH,
});
