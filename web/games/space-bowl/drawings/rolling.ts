// Where things in the box come to rest, and the way they roll there.
import { SETTLE } from '#shared/games/space-bowl/components.ts';

export interface Spot {
  x: number;
  y: number;
}

const CELL = 100 / 3;
/** Offsets in parts of a cell, so that several marbles in one cell stay apart. */
const ARRANGED: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-0.22, -0.12],
    [0.22, 0.12],
  ],
  3: [
    [0, -0.24],
    [-0.24, 0.18],
    [0.24, 0.18],
  ],
  4: [
    [-0.22, -0.22],
    [0.22, -0.22],
    [-0.22, 0.22],
    [0.22, 0.22],
  ],
  5: [
    [-0.25, -0.25],
    [0.25, -0.25],
    [0, 0],
    [-0.25, 0.25],
    [0.25, 0.25],
  ],
};

/** In per cent of the box. */
export function settledAt(cell: number, index: number, of: number): Spot {
  const [right, down] = ARRANGED[of]![index]!;
  return {
    x: ((cell % 3) + 0.5 + right) * CELL,
    y: (Math.floor(cell / 3) + 0.5 + down) * CELL,
  };
}

const BOUNCES = 4;

/** In from one side, off the walls and to rest; each thing its own way, the same each time it is drawn. */
export function rollingPath(
  rest: Spot,
  order: number,
  round: number,
): { frames: Keyframe[]; timing: KeyframeAnimationOptions } {
  const chance = (step: number) => (((order + 1) * 73 + round * 151 + step * 197) % 101) / 100;
  const spots: Spot[] = [{ x: chance(0) * 100, y: -30 }];
  for (let bounce = 1; bounce < BOUNCES; bounce++) {
    const along = 8 + chance(bounce) * 84;
    const side = (bounce + order) % 2 === 0 ? 8 : 92;
    spots.push(bounce % 2 === 0 ? { x: side, y: along } : { x: along, y: side });
  }
  spots.push(rest);
  const frames = spots.map(({ x, y }, step): Keyframe => {
    const turn = (spots.length - 1 - step) * (order % 2 === 0 ? 160 : -160);
    return { left: `${x}%`, top: `${y}%`, rotate: `${turn}deg`, offset: Math.sqrt(step / BOUNCES) };
  });
  return {
    frames,
    timing: {
      duration: SETTLE - 150 - chance(9) * 350,
      easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)',
      fill: 'backwards',
    },
  };
}
