// The table in words: cards, throws and results as a screen reader says them.

import { planetsOf } from '../../../shared/space-bowl/components.ts';
import type { Throw } from '../../../shared/space-bowl/solver.ts';
import type { Shown } from '../../../shared/space-bowl/view.ts';
import { language, words } from '../../words/words.ts';

export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}

export function cardName(shown: Shown): string {
  const text = words().spaceBowl;
  if (shown.card === null) return text.faceDown;
  const parts = planetsOf(shown.planets).map((planet) => text.planets[planet]!);
  if (shown.hole) parts.push(text.blackHole);
  return listed(parts);
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
