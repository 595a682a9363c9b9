// The capsules of a station as they are drawn and told: how far each has come, and what it brings.
import { OBJECTIVES, VALIDATION_BONUSES, VALIDATION_POINTS } from '#shared/games/space-lab/components.ts';
import { isInReach, metOf } from '#shared/games/space-lab/effects.ts';
import { capsuleOverSlot, columnOf } from '#shared/games/space-lab/station.ts';
import type { CrewView, View } from '#shared/games/space-lab/view.ts';

/** Null while no objective lies in it; lost when too few places are left around it. */
export function capsuleOf({ objectives, slots, validated }: CrewView, capsule: number) {
  const objective = objectives?.[capsule] ?? null;
  return {
    objective,
    met: objective === null ? [] : metOf(slots, capsule, objective),
    lost: objective !== null && !isInReach(slots, capsule, objective),
    validated: validated[capsule] ?? null,
  };
}

/** What the next tile of its column would bring; null where there is none left. */
export function rewardOf(view: View, capsule: number) {
  const column = columnOf(capsule);
  const place = view.taken[column]!;
  const points = VALIDATION_POINTS[place];
  return points === undefined ? null : { points, bonus: VALIDATION_BONUSES[column]![place] ?? null };
}

/** Which specialty brings something on this place. */
export function bonusBelow(crew: CrewView, slot: number) {
  const capsule = capsuleOverSlot(slot);
  const objective = capsule === null ? undefined : crew.objectives?.[capsule];
  return objective === undefined ? null : OBJECTIVES[objective]!.bonus;
}
