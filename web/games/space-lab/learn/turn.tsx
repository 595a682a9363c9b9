// The last step of the tutorial: how a turn runs, in six drawings.
import { For, type JSX } from 'solid-js';
import type { LabId } from '#shared/games/space-lab/components.ts';
import { LastStep } from '#web/table/kit/learn/last-step.tsx';
import { BonusSigns } from '../drawings/bonus.tsx';
import { Capsule } from '../drawings/capsule.tsx';
import { LabCard } from '../drawings/lab-card.tsx';
import { AgencyShape, CardShape } from '../drawings/signs.tsx';
import { labOf, objectiveOf } from './lesson/small-match.ts';
import { labLearnWords } from './words/words.ts';
import './turn.css';

const REVEALED = [labOf('red', 'pilot', 2), labOf('red', 'researcher', 1), labOf('green', 'pilot', 3)];
const PLACED = [labOf('blue', 'technician', 1), labOf('golden', 'doctor', 0)];

function Fan(props: { labs: readonly LabId[] }) {
  return (
    <span class="learn-lab-fan">
      <For each={props.labs}>{(lab) => <LabCard lab={lab} />}</For>
    </span>
  );
}

function Sign(props: { children: JSX.Element }) {
  return (
    <svg class="learn-lab-sign" viewBox="-30 -16 60 32" aria-hidden="true">
      {props.children}
    </svg>
  );
}

const PICTURES: (() => JSX.Element)[] = [
  () => <Fan labs={REVEALED} />,
  () => (
    <Sign>
      <AgencyShape agency="blue" x={-13} />
      <CardShape card="lab" x={15} />
    </Sign>
  ),
  () => <Fan labs={PLACED} />,
  () => (
    <Sign>
      <For each={[14, 0, -14]}>{(x) => <CardShape card="project" x={x} />}</For>
    </Sign>
  ),
  () => (
    <Sign>
      <g transform="scale(0.62)">
        <BonusSigns bonus="doctor" x={0} y={0} />
      </g>
    </Sign>
  ),
  () => (
    <span class="learn-lab-place">
      <Capsule objective={objectiveOf('red', 'golden')} met={[]} validated={5} reward={null} />
    </span>
  ),
];

export function TurnView() {
  return <LastStep game="space-lab" lines={labLearnWords().turn.steps} pictures={PICTURES} />;
}
