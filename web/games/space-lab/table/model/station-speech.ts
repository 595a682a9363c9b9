// The parts of a station in words: what a capsule still asks for, and what a free place would bring.
import {
  capsulesFor,
  OBJECTIVES,
  VALIDATION_BONUSES,
  VALIDATION_POINTS,
} from '#shared/games/space-lab/components.ts';
import { isInReach, metOf } from '#shared/games/space-lab/effects.ts';
import { capsuleOverSlot, capsuleUnderSlot, columnOf } from '#shared/games/space-lab/station.ts';
import type { CrewView, View } from '#shared/games/space-lab/view.ts';
import { listed } from '#web/words/words.ts';
import { labWords } from '../../words/words.ts';
import { capsuleName, objectiveSaid, slotName } from './speech.ts';

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

export function capsuleSaid(view: View, crew: CrewView, capsule: number): string {
  const text = labWords().objective;
  const capsules = capsulesFor(view.seats);
  const name = capital(capsuleName(capsule, capsules));
  const objective = crew.objectives?.[capsule] ?? null;
  if (objective === null) return `${name}.`;
  const points = crew.validated[capsule] ?? null;
  if (points !== null) return `${name}: ${text.done(points)}.`;
  return `${name}: ${objectiveSaid(objective)} ${openSaid(view, crew, capsule)}`;
}

/** How far an objective has come, and what it would bring. */
function openSaid(view: View, crew: CrewView, capsule: number): string {
  const { agencies, objective: text } = labWords();
  const objective = crew.objectives![capsule]!;
  if (!isInReach(crew.slots, capsule, objective)) return text.lost;
  const met = metOf(crew.slots, capsule, objective);
  const missing = OBJECTIVES[objective]!.symbols.filter((_, at) => !met[at]).map(
    (agency) => agencies[agency],
  );
  const reward = rewardOf(view, capsule);
  return [
    text.missing(listed(missing)),
    ...(reward ? [text.brings(reward.points, reward.bonus ? text.bringsWith[reward.bonus] : '')] : []),
  ].join(' ');
}

export function freeSaid(crew: CrewView, slot: number, capsules: number): string {
  const text = labWords().free;
  const bonus = bonusBelow(crew, slot);
  const brings = [
    ...(capsuleUnderSlot(slot, capsules) === null ? [] : [text.draws]),
    ...(bonus === null ? [] : [text.bonus[bonus]]),
  ];
  return `${capital(slotName(slot, capsules))}: ${brings.length > 0 ? brings.join(' ') : text.none}`;
}

const capital = (said: string) => said.charAt(0).toLocaleUpperCase() + said.slice(1);
