// Which cards matter when the disc lies on a card: that card, and every card under something in the box.
import { cardsUnder, type Extent } from '#shared/games/space-bowl/geometry.ts';
import type { Throw } from '#shared/games/space-bowl/solver.ts';

export function windowOf(extent: Extent, thrown: Throw, card: number, turn: number): number[] {
  const used = new Set([thrown.disc, ...thrown.marbles.map((marble) => marble.cell)]);
  const under = cardsUnder(extent, thrown.disc, card, turn);
  return under.filter((at, cell): at is number => at !== null && used.has(cell));
}
