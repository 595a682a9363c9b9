// The parts of a station in words: what a capsule still asks for, and what a free place would bring.
import { capsulesFor, OBJECTIVES } from '#shared/games/space-lab/components.ts';
import { capsuleUnderSlot } from '#shared/games/space-lab/station.ts';
import type { CrewView, View } from '#shared/games/space-lab/view.ts';
import { listed } from '#web/words/words.ts';
import { labWords } from '../../words/words.ts';
import { bonusBelow, capsuleOf, rewardOf } from './capsules.ts';
import { capsuleName, objectiveSaid, slotName } from './speech.ts';

export function capsuleSaid(view: View, crew: CrewView, capsule: number): string {
  const text = labWords().objective;
  const capsules = capsulesFor(view.seats);
  const name = capital(capsuleName(capsule, capsules));
  const { objective, validated } = capsuleOf(crew, capsule);
  if (objective === null) return `${name}.`;
  if (validated !== null) return `${name}: ${text.done(validated)}.`;
  return `${name}: ${objectiveSaid(objective)} ${openSaid(view, crew, capsule)}`;
}

/** How far an objective has come, and what it would bring. */
function openSaid(view: View, crew: CrewView, capsule: number): string {
  const { agencies, objective: text } = labWords();
  const { objective, met, lost } = capsuleOf(crew, capsule);
  if (lost) return text.lost;
  const missing = OBJECTIVES[objective!]!.symbols.filter((_, at) => !met[at]).map(
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
