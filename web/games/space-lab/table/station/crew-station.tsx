// Somebody's station as it is: cards that say what they are, capsules with what is still missing.
import { type JSX, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { LabId } from '#shared/games/space-lab/components.ts';
import { pointsOnSlot } from '#shared/games/space-lab/score.ts';
import { capsuleUnderSlot } from '#shared/games/space-lab/station.ts';
import type { CrewView } from '#shared/games/space-lab/view.ts';
import { Capsule } from '../../drawings/capsule.tsx';
import { LabCard } from '../../drawings/lab-card.tsx';
import { FreeSlot } from '../../drawings/slot.tsx';
import { Station } from '../../drawings/station.tsx';
import { labWords } from '../../words/words.ts';
import { bonusBelow, capsuleOf, rewardOf } from '../model/capsules.ts';
import { looksAt } from '../model/looks.ts';
import type { Model } from '../model/model.ts';
import { labSaid, slotName } from '../model/speech.ts';
import { capsuleSaid, freeSaid } from '../model/station-speech.ts';
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
    <button type="button" class="lab-part" ref={looksAt(props.model, () => labSaid(lab()))}>
      <span class="lab-placed">
        <LabCard lab={lab()} />
      </span>
      <span class="unseen">{`${slotName(props.slot, props.model.capsules())}: ${labSaid(lab())} ${labWords().lab.worth(worth())}`}</span>
      <Show when={worth() > 0}>
        <span class="lab-worth" aria-hidden="true">
          {worth()}
        </span>
      </Show>
    </button>
  );
}

/** Its signs are explained under a mouse or a finger; what keys reach is the place that takes a card. */
function Free(props: OfSlot) {
  const bonus = () => bonusBelow(props.crew, props.slot);
  return (
    <div ref={looksAt(props.model, () => freeSaid(props.crew, props.slot, props.model.capsules()))}>
      <FreeSlot draws={capsuleUnderSlot(props.slot, props.model.capsules()) !== null} bonus={bonus()} />
    </div>
  );
}

/** Pressed, it says what its objective asks for, and what it brings. */
function CapsuleSeen(props: { model: Model; crew: CrewView; capsule: number }) {
  const reward = () => rewardOf(props.model.view(), props.capsule);
  const said = () => capsuleSaid(props.model.view(), props.crew, props.capsule);
  return (
    <button type="button" class="lab-part" ref={looksAt(props.model, said)}>
      <Capsule {...capsuleOf(props.crew, props.capsule)} reward={reward()} />
      <span class="unseen">{said()}</span>
    </button>
  );
}
