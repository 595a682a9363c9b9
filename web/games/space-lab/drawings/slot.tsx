// A free place of the station: where a module can dock, and what a card brings that lies there.
import { Show } from 'solid-js';
import type { Bonus } from '#shared/games/space-lab/components.ts';
import { BonusSigns } from './bonus.tsx';
import { CardShape } from './signs.tsx';
import './slot.css';

export function FreeSlot(props: {
  /** Above a capsule: a card draws projects. */
  draws: boolean;
  /** Below a capsule with this objective. */
  bonus: Bonus | null;
}) {
  return (
    <svg class="lab-slot" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="lab-slot-port" x="4" y="4" width="92" height="132" rx="12" />
      <Show when={props.draws}>
        <g class="lab-slot-hint" transform={`translate(0 ${props.bonus ? -24 : 0})`}>
          <CardShape card="project" x={66} y={70} size={36} />
          <path class="lab-for" d="M47 55L39 85" />
          <path class="lab-slot-cost" d="M12 56H34V78A8 8 0 0 1 26 86H12Z" />
        </g>
      </Show>
      <Show when={props.bonus}>
        {(bonus) => (
          <g class="lab-slot-hint">
            <BonusSigns bonus={bonus()} x={50} y={props.draws ? 104 : 70} />
          </g>
        )}
      </Show>
    </svg>
  );
}
