// Somebody's station as it is: cards that say what they are, capsules with what is still missing.
import { type JSX, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import {
  type LabId,
  OBJECTIVES,
  VALIDATION_BONUSES,
  VALIDATION_POINTS,
} from '#shared/games/space-lab/components.ts';
import { metOf } from '#shared/games/space-lab/effects.ts';
import { pointsOnSlot } from '#shared/games/space-lab/score.ts';
import { capsuleOverSlot, capsuleUnderSlot, columnOf } from '#shared/games/space-lab/station.ts';
import type { CrewView } from '#shared/games/space-lab/view.ts';
import { Capsule } from '../../drawings/capsule.tsx';
import { LabCard } from '../../drawings/lab-card.tsx';
import { FreeSlot } from '../../drawings/slot.tsx';
import { Station } from '../../drawings/station.tsx';
import { labWords } from '../../words/words.ts';
import { looksAt } from '../model/looks.ts';
import type { Model } from '../model/model.ts';
import { capsuleName, labSaid, objectiveSaid, slotName } from '../model/speech.ts';
import './station.css';

/** Each place as it is, with what a table lays over it. */
export function CrewStation(props: {
  model: Model;
  seat: Seat;
  over?: (slot: number, drawn: JSX.Element) => JSX.Element;
  overCapsule?: (capsule: number, drawn: JSX.Element) => JSX.Element;
  /** A card that is about to be placed. */
  aimed?: { lab: LabId; slot: number } | null;
}) {
  const crew = () => props.model.view().crews[props.seat]!;
  const slotDrawn = (slot: number) => (
    <Slot model={props.model} crew={crew()} slot={slot} aimed={props.aimed ?? null} />
  );
  const capsuleDrawn = (capsule: number) => (
    <CapsuleSeen model={props.model} crew={crew()} capsule={capsule} />
  );
  return (
    <Station
      capsules={props.model.capsules()}
      taken={crew().slots.map((lab) => lab !== null)}
      slot={(slot) => (props.over ? props.over(slot, slotDrawn(slot)) : slotDrawn(slot))}
      capsule={(capsule) =>
        props.overCapsule ? props.overCapsule(capsule, capsuleDrawn(capsule)) : capsuleDrawn(capsule)
      }
    />
  );
}

interface OfSlot {
  model: Model;
  crew: CrewView;
  slot: number;
}

function Slot(props: OfSlot & { aimed: { lab: LabId; slot: number } | null }) {
  const aimed = () => (props.aimed?.slot === props.slot ? props.aimed.lab : null);
  return (
    <Show
      when={props.crew.slots[props.slot] !== null}
      fallback={
        <Show when={aimed() !== null} fallback={<Free {...props} />}>
          <div class="lab-aimed">
            <LabCard lab={aimed()!} />
          </div>
        </Show>
      }
    >
      <Placed {...props} />
    </Show>
  );
}

/** Pressed, it says what it is and what it counts for now. */
function Placed(props: OfSlot) {
  const lab = () => props.crew.slots[props.slot]!;
  const worth = () =>
    pointsOnSlot({ slots: props.crew.slots, projects: props.crew.projects ?? [] }, props.slot);
  return (
    <button type="button" class="lab-placed" ref={looksAt(props.model, lab)}>
      <LabCard lab={lab()} />
      <span class="unseen">{`${slotName(props.slot, props.model.capsules())}: ${labSaid(lab())} ${labWords().lab.worth(worth())}`}</span>
      <Show when={worth() > 0}>
        <span class="lab-worth" aria-hidden="true">
          {worth()}
        </span>
      </Show>
    </button>
  );
}

function Free(props: OfSlot) {
  const bonus = () => {
    const capsule = capsuleOverSlot(props.slot);
    const objective = capsule === null ? undefined : props.crew.objectives?.[capsule];
    return objective === undefined ? null : OBJECTIVES[objective]!.bonus;
  };
  return <FreeSlot draws={capsuleUnderSlot(props.slot, props.model.capsules()) !== null} bonus={bonus()} />;
}

function CapsuleSeen(props: { model: Model; crew: CrewView; capsule: number }) {
  const objective = () => props.crew.objectives?.[props.capsule] ?? null;
  const met = () => (objective() === null ? [] : metOf(props.crew.slots, props.capsule, objective()!));
  const reward = () => {
    const column = columnOf(props.capsule);
    const place = props.model.view().taken[column]!;
    const points = VALIDATION_POINTS[place];
    return points === undefined ? null : { points, bonus: VALIDATION_BONUSES[column]![place] ?? null };
  };
  return (
    <>
      <Capsule
        objective={objective()}
        met={met()}
        validated={props.crew.validated[props.capsule] ?? null}
        reward={reward()}
      />
      <span class="unseen">
        {capsuleSaid(props.model, { ...props, objective: objective(), met: met(), reward: reward() })}
      </span>
    </>
  );
}

interface Seen {
  crew: CrewView;
  capsule: number;
  objective: number | null;
  met: readonly boolean[];
  reward: { points: number; bonus: 'lab' | 'project' | null } | null;
}

function capsuleSaid(model: Model, { crew, capsule, objective, met, reward }: Seen): string {
  const text = labWords();
  const name = capsuleName(capsule, model.capsules());
  if (objective === null) return name;
  const points = crew.validated[capsule];
  if (points !== null && points !== undefined) return `${name}: ${text.objective.done(points)}`;
  const { symbols } = OBJECTIVES[objective]!;
  const missing = symbols.filter((_, at) => !met[at]).map((agency) => text.agencies[agency]);
  return [
    `${name}: ${objectiveSaid(objective)}`,
    text.objective.missing(missing.join(', ')),
    reward
      ? [text.objective.brings(reward.points), reward.bonus ? text.objective.bringsWith[reward.bonus] : '']
          .join(' ')
          .trim()
      : '',
  ]
    .filter(Boolean)
    .join('; ');
}
