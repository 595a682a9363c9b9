// One of the six planets (or the black hole) at 0,0 in a circle of radius 50, and the same as a small picture.
import { Show } from 'solid-js';
import { planetLetters } from './palette.ts';

export interface PlanetProps {
  /** 0 ringed, 1 striped, 2 cratered, 3 two-toned, 4 spotted, 5 ice-capped. */
  kind: number;
  /** Draws A to F on top, upright however far the planet is turned. */
  letter?: boolean | undefined;
  /** Degrees. */
  turn?: number | undefined;
}

export function Planet(props: PlanetProps) {
  return (
    <g>
      <use href={`#planet-${props.kind}`} transform={`rotate(${props.turn ?? 0})`} />
      <Show when={props.letter}>
        <text class="art-letter" y="16.5">
          {planetLetters[props.kind]}
        </text>
      </Show>
    </g>
  );
}

export function PlanetIcon(props: PlanetProps) {
  return (
    <svg class="art-planet" viewBox="-51 -51 102 102" aria-hidden="true">
      <Planet kind={props.kind} letter={props.letter} turn={props.turn} />
    </svg>
  );
}

export function HoleIcon() {
  return (
    <svg class="art-planet" viewBox="-51 -51 102 102" aria-hidden="true">
      <use href="#art-hole" />
    </svg>
  );
}
