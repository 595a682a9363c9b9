// Where a card's planets, black hole, stars and comet lie: loose, never touching, and the same on every device.
import { type Scatter, scatter } from './scatter.ts';
import { apart, cardSize, dice, type Spot } from './spot.ts';

export interface PlanetSpot extends Spot {
  kind: number;
}
export interface Placement extends Scatter {
  planets: PlanetSpot[];
  hole: Spot | null;
}
export interface PlacementOf {
  id: number;
  /** One bit per planet. */
  planets: number;
  hole: boolean;
  bigger: boolean;
}

const smallestRadius = 13.2;
/** By the number of things on the card; loose enough that they do not lock into rows. */
const layouts = {
  usual: { margin: 4, gap: 2, radius: [0, 26, 23.5, 20.5, 18.3, 16.6, 15.2] },
  bigger: { margin: 2.5, gap: 1.2, radius: [0, 30, 26.5, 23.4, 20.9, 18.7, 17.2] },
} as const;
type Layout = (typeof layouts)['usual' | 'bigger'];

const inside = (value: number, edge: number) => Math.min(cardSize - edge, Math.max(edge, value));

/** Pushes overlapping spots apart, in place; true once nothing overlaps. */
function settle(spots: Spot[], { margin, gap }: Layout): boolean {
  for (let round = 0; round < 120; round++) {
    let clear = true;
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1)) {
        const far = apart(a, b);
        const missing = a.r + b.r + gap - far;
        if (missing <= 0) continue;
        clear = false;
        const push = (missing / 2 + 0.15) / (far || 1);
        const [dx, dy] = far ? [(a.x - b.x) * push, (a.y - b.y) * push] : [push, 0];
        a.x = inside(a.x + dx, a.r + margin);
        a.y = inside(a.y + dy, a.r + margin);
        b.x = inside(b.x - dx, b.r + margin);
        b.y = inside(b.y - dy, b.r + margin);
      }
    });
    if (clear) return true;
  }
  return false;
}

export function place(card: PlacementOf): Placement {
  const kinds = [0, 1, 2, 3, 4, 5].filter((kind) => card.planets & (1 << kind));
  const roll = dice(card.id * 256 + card.planets * 2 + (card.hole ? 1 : 0));
  const layout = layouts[card.bigger ? 'bigger' : 'usual'];
  const wanted = layout.radius[kinds.length + (card.hole ? 1 : 0)] ?? smallestRadius;
  const sizes = kinds.map(() => wanted * (0.94 + roll() * 0.12));
  for (let attempt = 0; ; attempt++) {
    const shrink = Math.max(0.5, 1 - attempt * 0.008);
    const put = (r: number): Spot => ({
      x: inside(roll() * cardSize, r + layout.margin),
      y: inside(roll() * cardSize, r + layout.margin),
      r,
      turn: Math.round(roll() * 36 - 18),
    });
    const planets = sizes.map((size, i) => {
      const spot = put(Math.max(smallestRadius, size * shrink));
      return { kind: kinds[i] ?? 0, ...spot };
    });
    const hole = card.hole ? put(Math.max(12.5, wanted * 0.84 * shrink)) : null;
    const spots = hole ? [...planets, hole] : planets;
    if (!settle(spots, layout) && attempt < 60) continue;
    return { planets, hole, ...scatter({ spots, roll, few: card.bigger }) };
  }
}
