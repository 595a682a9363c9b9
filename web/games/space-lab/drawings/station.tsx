// A station in space: capsules in a line, places round them, and what joins them lights up as it grows.
import { createMemo, For, type JSX } from 'solid-js';
import { CAPSULES } from '#shared/games/space-lab/components.ts';
import { around } from '#shared/games/space-lab/station.ts';
import { boxOfCapsule, boxOfSlot, CARD, GAP, middleOf, sizeOf } from './plan.ts';
import './station.css';

export function Station(props: {
  capsules: number;
  /** On which places a card lies. */
  taken: readonly boolean[];
  slot: (slot: number) => JSX.Element;
  capsule: (capsule: number) => JSX.Element;
}) {
  const size = createMemo(() => sizeOf(props.capsules));
  const bands = () => props.capsules / CAPSULES;
  const place = (box: { x: number; y: number; width: number }) => (element: HTMLElement) => {
    const { width, height } = size();
    element.style.setProperty('left', `${(100 * box.x) / width}%`);
    element.style.setProperty('top', `${(100 * box.y) / height}%`);
    element.style.setProperty('width', `${(100 * box.width) / width}%`);
  };
  return (
    <div class="lab-station" classList={{ double: bands() > 1 }}>
      <svg class="lab-frame" viewBox={`0 0 ${size().width} ${size().height}`} aria-hidden="true">
        <Panels {...size()} bands={bands()} />
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
      </svg>
      <For each={[...Array(props.capsules).keys()]}>
        {(capsule) => (
          <div class="lab-place" ref={place(boxOfCapsule(capsule))}>
            {props.capsule(capsule)}
          </div>
        )}
      </For>
      <For each={[...props.taken.keys()]}>
        {(slot) => (
          <div class="lab-place" ref={place(boxOfSlot(slot))}>
            {props.slot(slot)}
          </div>
        )}
      </For>
    </div>
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
function Panels(props: { width: number; height: number; bands: number }) {
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
