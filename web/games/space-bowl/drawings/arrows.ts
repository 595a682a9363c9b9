// Arrow keys over a galaxy, round its edges.
import { cardAt } from '#shared/games/space-bowl/geometry.ts';

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function isArrow(key: string): boolean {
  return Object.hasOwn(STEPS, key);
}

/** The card that an arrow leads to from this one. */
export function cardBeside(card: number, key: string, size: number): number {
  const [down, right] = STEPS[key]!;
  return cardAt({ size, ring: true }, Math.floor(card / size) + down, (card % size) + right)!;
}

export function cardElement(within: ParentNode, card: number): HTMLElement | null {
  return within.querySelector(`[data-card="${card}"]`);
}
