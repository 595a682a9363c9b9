// An objective tile by itself: three agencies, and which specialty below its capsule brings what.
import { For } from 'solid-js';
import { OBJECTIVES, type ObjectiveId } from '#shared/games/space-lab/components.ts';
import { BonusSigns } from './bonus.tsx';
import { AgencyShape } from './signs.tsx';
import './objective.css';

export function Objective(props: { objective: ObjectiveId }) {
  const objective = () => OBJECTIVES[props.objective]!;
  return (
    <svg class="lab-objective" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="lab-objective-face" x="2" y="2" width="96" height="96" rx="16" />
      <For each={objective().symbols}>
        {(agency, at) => (
          <g data-agency={agency}>
            <circle class="lab-objective-socket" cx={22 + 28 * at()} cy="32" r="13.5" />
            <AgencyShape agency={agency} x={22 + 28 * at()} y={32} size={21} />
          </g>
        )}
      </For>
      <path class="lab-objective-line" d="M12 56H88" />
      <BonusSigns bonus={objective().bonus} x={50} y={76} />
    </svg>
  );
}
