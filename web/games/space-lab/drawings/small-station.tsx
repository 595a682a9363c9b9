// A station from afar: who works where, what is still missing round each capsule, and what is validated.
import { createMemo, For, Show } from 'solid-js';
import { type LabId, OBJECTIVES, type ObjectiveId } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { Framework } from './framework.tsx';
import { boxOfCapsule, boxOfSlot, CARD, sizeOf } from './plan.ts';
import { AgencyShape, Points, SpecialtyShape } from './signs.tsx';
import './small-station.css';

export interface FarCapsule {
  /** Null while nothing lies in it. */
  objective: ObjectiveId | null;
  /** Which of its three symbols have a card around it. */
  met: readonly boolean[];
  /** The points of the tile that lies on it. */
  validated: number | null;
}

/** How much night there is round it. */
const MARGIN = 14;

export function SmallStation(props: { slots: readonly (LabId | null)[]; capsules: readonly FarCapsule[] }) {
  const box = createMemo(() => {
    const { width, height } = sizeOf(props.capsules.length);
    return `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
  });
  return (
    <svg class="lab-small" viewBox={box()} aria-hidden="true">
      <Framework capsules={props.capsules.length} taken={props.slots.map((lab) => lab !== null)} />
      <For each={[...props.capsules.keys()]}>
        {(at) => <Capsule {...boxOfCapsule(at)} capsule={props.capsules[at]!} />}
      </For>
      <For each={[...props.slots.keys()]}>
        {(slot) => <Slot {...boxOfSlot(slot)} lab={props.slots[slot] ?? null} />}
      </For>
    </svg>
  );
}

interface Corner {
  x: number;
  y: number;
}

function Slot(props: Corner & { lab: LabId | null }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <Show
        when={props.lab !== null}
        fallback={
          <rect class="lab-small-port" x="4" y="4" width={CARD.width - 8} height={CARD.height - 8} rx="12" />
        }
      >
        <Module lab={props.lab!} />
      </Show>
    </g>
  );
}

function Module(props: { lab: LabId }) {
  const lab = () => LABS[props.lab]!;
  return (
    <g class="lab-small-module" data-agency={lab().agency}>
      <rect x="3" y="3" width={CARD.width - 6} height={CARD.height - 6} rx="12" />
      <AgencyShape agency={lab().agency} x={50} y={38} size={50} />
      <g class="lab-small-crew">
        <SpecialtyShape specialty={lab().specialty} x={50} y={98} size={58} />
      </g>
    </g>
  );
}

function Capsule(props: Corner & { capsule: FarCapsule }) {
  const symbols = () => {
    const { objective } = props.capsule;
    return objective === null ? [] : OBJECTIVES[objective]!.symbols;
  };
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect class="lab-small-hull" x="3" y="3" width="74" height="134" rx="34" />
      <Show
        when={props.capsule.validated === null}
        fallback={<Points points={props.capsule.validated!} x={40} y={70} size={58} />}
      >
        <For each={symbols()}>
          {(agency, at) => (
            <g
              class="lab-small-symbol"
              classList={{ met: props.capsule.met[at()] === true }}
              data-agency={agency}
            >
              <rect x="17" y={17 + 37 * at()} width="46" height="32" rx="16" />
              <AgencyShape agency={agency} x={40} y={33 + 37 * at()} size={28} />
            </g>
          )}
        </For>
      </Show>
    </g>
  );
}
