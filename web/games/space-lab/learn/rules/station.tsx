// A whole station, to look at.
import { Show } from 'solid-js';
import { OBJECTIVES, VALIDATION_BONUSES, VALIDATION_POINTS } from '#shared/games/space-lab/components.ts';
import { metOf } from '#shared/games/space-lab/effects.ts';
import { capsuleOverSlot, capsuleUnderSlot, columnOf } from '#shared/games/space-lab/station.ts';
import { Capsule } from '../../drawings/capsule.tsx';
import { LabCard } from '../../drawings/lab-card.tsx';
import { FreeSlot } from '../../drawings/slot.tsx';
import { Station } from '../../drawings/station.tsx';
import type { Example } from './example.ts';

export function StationDrawn(props: { example: Example; label: string }) {
  const { slots } = props.example;
  return (
    <div class="learn-station" role="img" aria-label={props.label}>
      <Station
        capsules={props.example.objectives.length}
        taken={slots.map((lab) => lab !== null)}
        slot={(slot) => (
          <Show when={slots[slot] !== null} fallback={<Free example={props.example} slot={slot} />}>
            <LabCard lab={slots[slot]!} />
          </Show>
        )}
        capsule={(capsule) => (
          <Capsule
            objective={props.example.objectives[capsule]!}
            met={metOf(slots, capsule, props.example.objectives[capsule]!)}
            validated={props.example.validated[capsule]!}
            reward={{ points: VALIDATION_POINTS[0], bonus: VALIDATION_BONUSES[columnOf(capsule)]![0]! }}
          />
        )}
      />
    </div>
  );
}

function Free(props: { example: Example; slot: number }) {
  const above = () => capsuleOverSlot(props.slot);
  return (
    <FreeSlot
      draws={capsuleUnderSlot(props.slot, props.example.objectives.length) !== null}
      bonus={above() === null ? null : OBJECTIVES[props.example.objectives[above()!]!]!.bonus}
    />
  );
}
