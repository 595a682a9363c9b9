// The ship's computer: nine wells of 100 by 100 units, looking the same from every side; marbles lie above it.
import { For } from 'solid-js';

const steps = [0, 100, 200] as const;
const rivets = [100, 200] as const;

export function BoxGround() {
  return (
    <svg class="art-box" viewBox="0 0 300 300" aria-hidden="true">
      <rect width="300" height="300" rx="24" fill="url(#art-rim)" />
      <rect x="2.5" y="2.5" width="295" height="295" rx="22" class="art-rim-line" />
      <For each={steps}>
        {(x) => (
          <For each={steps}>
            {(y) => (
              <>
                <rect
                  x={x + 7}
                  y={y + 7}
                  width="86"
                  height="86"
                  rx="18"
                  fill="url(#art-well)"
                  class="art-well-edge"
                />
                <circle cx={x + 50} cy={y + 50} r="30" class="art-well-mark" />
              </>
            )}
          </For>
        )}
      </For>
      <For each={rivets}>
        {(x) => <For each={rivets}>{(y) => <circle cx={x} cy={y} r="4.5" class="art-rivet" />}</For>}
      </For>
    </svg>
  );
}
