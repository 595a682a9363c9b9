// Play by chance that draws in secret where it can, and keeps in hand what nobody else has seen.
import type { Dice } from '#shared/engine/random.ts';
import type { Action, Placement } from '#shared/games/space-lab/actions.ts';
import type { LabId } from '#shared/games/space-lab/components.ts';
import { stepsOf } from '#shared/games/space-lab/effects.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { View } from '#shared/games/space-lab/view.ts';

const isPlacement = (action: Action): action is Placement => action.type === 'place';

export class Secretive {
  /** What has lain open: everything that was taken had. */
  readonly #open = new Set<LabId | null>();

  chosen(view: View, actions: readonly Action[], roll: Dice): Action {
    const one = <T>(items: readonly T[]) => items[roll.below(items.length)]!;
    for (const lab of [...view.revealed, ...view.centre, ...view.discards]) this.#open.add(lab);
    const kinds = [...new Set(actions.map(({ type }) => type))];
    // What was placed on purpose is seldom taken back.
    const kind = one(kinds.filter((type) => type !== 'undo' || kinds.length === 1 || roll.below(2) === 0));
    if (kind !== 'place') return one(actions.filter(({ type }) => type === kind));
    const placements = actions.filter(isPlacement).map((action) => this.#paid(view, action));
    const open = placements.filter(({ lab, paid }) => [lab, ...paid].every((card) => this.#open.has(card)));
    const some = open.length > 0 ? open : placements;
    const drawing = some.filter((action) => isDrawing(view, action));
    return one(drawing.length > 0 && roll.below(3) > 0 ? drawing : some);
  }

  /** With cards that all know, as far as there are any. */
  #paid(view: View, { lab, slot }: Placement): Placement {
    const { hand } = view.crews[view.viewer as number]!;
    const others = hand!.filter((card) => card !== lab);
    const known = others.filter((card) => this.#open.has(card));
    const paid = [...new Set([...known, ...others])].slice(0, LABS[lab]!.cost);
    return { type: 'place', lab, slot, paid };
  }
}

function isDrawing(view: View, { lab, slot }: Placement): boolean {
  const { slots, objectives, validated } = view.crews[view.viewer as number]!;
  const crew = { slots: slots.with(slot, lab), objectives: objectives!, validated };
  return stepsOf(crew, slot).some(({ kind }) => kind === 'lab');
}
