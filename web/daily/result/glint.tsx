// A few sparkles round what was just reached, once, and only for the eyes.
import { For } from 'solid-js';
import { sparkle } from '#web/art/sparkle.ts';
import './glint.css';

const SPARKLES = 6;
const REACH = 20;

export function Glint() {
  const around = Array.from({ length: SPARKLES }, (_, at) => (2 * Math.PI * at) / SPARKLES);
  return (
    <svg class="glint" viewBox="-24 -24 48 48" aria-hidden="true">
      <For each={around}>
        {(angle) => <path d={sparkle(REACH * Math.sin(angle), -REACH * Math.cos(angle), 4)} />}
      </For>
    </svg>
  );
}
