// A station in space: capsules in a line, and places round them.
import { createMemo, For, type JSX } from 'solid-js';
import { CAPSULES } from '#shared/games/space-lab/components.ts';
import { Framework } from './framework.tsx';
import { boxOfCapsule, boxOfSlot, sizeOf } from './plan.ts';
import './station.css';

export function Station(props: {
  capsules: number;
  /** On which places a card lies. */
  taken: readonly boolean[];
  slot: (slot: number) => JSX.Element;
  capsule: (capsule: number) => JSX.Element;
}) {
  const size = createMemo(() => sizeOf(props.capsules));
  const place = (box: { x: number; y: number; width: number }) => (element: HTMLElement) => {
    const { width, height } = size();
    element.style.setProperty('left', `${(100 * box.x) / width}%`);
    element.style.setProperty('top', `${(100 * box.y) / height}%`);
    element.style.setProperty('width', `${(100 * box.width) / width}%`);
  };
  return (
    <div class="lab-station" classList={{ double: props.capsules > CAPSULES }}>
      <svg class="lab-frame" viewBox={`0 0 ${size().width} ${size().height}`} aria-hidden="true">
        <Framework capsules={props.capsules} taken={props.taken} />
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
