// What holds a station together: tubes, which light up as it grows, and panels towards the sun.
import { createMemo, For } from 'solid-js';
import { around } from '#shared/games/space-lab/station.ts';
import { boxOfCapsule, boxOfSlot, CARD, GAP, middleOf, sizeOf } from './plan.ts';
import './framework.css';

export function Framework(props: {
  capsules: number;
  /** On which places a card lies. */
  taken: readonly boolean[];
}) {
  const size = createMemo(() => sizeOf(props.capsules));
  return (
    <>
      <Panels {...size()} />
      <For each={[...Array(props.capsules).keys()]}>
        {(capsule) => (
          <For each={around(capsule)}>
            {(slot) => (
              <Tube
                from={middleOf(boxOfCapsule(capsule))}
                to={middleOf(boxOfSlot(slot))}
                lit={props.taken[slot] === true}
              />
            )}
          </For>
        )}
      </For>
    </>
  );
}

interface Point {
  x: number;
  y: number;
}

function Tube(props: { from: Point; to: Point; lit: boolean }) {
  const d = () => `M${props.from.x} ${props.from.y}L${props.to.x} ${props.to.y}`;
  return (
    <g class="lab-tube" classList={{ lit: props.lit }}>
      <path class="lab-tube-wall" d={d()} />
      <path class="lab-tube-light" d={d()} />
    </g>
  );
}

/** Solar panels in the corners, where no card can lie. */
function Panels(props: { width: number; height: number }) {
  const wing = CARD.width * 0.78;
  const rows = () => [CARD.height / 2, props.height - CARD.height / 2];
  return (
    <For each={rows()}>
      {(y) => (
        <For each={[wing / 2 + GAP, props.width - wing / 2 - GAP]}>
          {(x) => (
            <g class="lab-panel" transform={`translate(${x} ${y})`}>
              <path
                class="lab-panel-arm"
                d={`M0 ${y < props.height / 2 ? 30 : -30}V${y < props.height / 2 ? 74 : -74}`}
              />
              <rect x={-wing / 2} y="-32" width={wing} height="64" rx="5" />
              <path
                class="lab-panel-lines"
                d={`M${-wing / 2} 0H${wing / 2}M${-wing / 6}-32V32M${wing / 6}-32V32`}
              />
            </g>
          )}
        </For>
      )}
    </For>
  );
}
