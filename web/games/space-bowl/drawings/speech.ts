// The table in words: cards, throws and results as a screen reader says them.

import { planetsOf } from '#shared/games/space-bowl/components.ts';
import type { Fault, Throw } from '#shared/games/space-bowl/solver.ts';
import type { Shown } from '#shared/games/space-bowl/view.ts';
import { listed, words } from '#web/words/words.ts';

export function cardName(shown: Shown): string {
  const text = words().spaceBowl;
  if (shown.card === null) return text.faceDown;
  const parts = planetsOf(shown.planets).map((planet) => text.planets[planet]!);
  if (shown.hole) parts.push(text.blackHole);
  return listed(parts);
}

/** Where a card lies, counted from 1. */
export function placeName(card: number, size: number): string {
  return words().spaceBowl.place(Math.floor(card / size) + 1, (card % size) + 1);
}

export function shortPlaceName(card: number, size: number): string {
  return words().spaceBowl.shortPlace(Math.floor(card / size) + 1, (card % size) + 1);
}

/** Why a card is no destination. */
export function faultName({ kind, cell, planet, card }: Fault, size: number): string {
  const { cells, planets, faults } = words().spaceBowl;
  const wanted = planet === null ? '' : planets[planet]!;
  return faults[kind](cells[cell]!, wanted, card === null ? '' : placeName(card, size));
}

/** The box, cell by cell, empty cells left out. */
export function throwName(thrown: Throw): string {
  const text = words().spaceBowl;
  const cells = text.cells.flatMap((cell, at) => {
    const things = thrown.marbles
      .filter((marble) => marble.cell === at)
      .map((marble) => text.planets[marble.planet]!);
    if (thrown.disc === at) things.unshift(text.destination);
    if (thrown.hole === at) things.unshift(text.blackHoleDisc);
    return things.length > 0 ? [`${cell}: ${listed(things)}`] : [];
  });
  return cells.join('; ');
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
