// A building as it lies: about 0,0 inside a larger drawing, or as a picture by itself.
import { Show } from 'solid-js';
import { nameOf, shapesOf } from './buildings/buildings.ts';
import { Site } from './ground/site.tsx';
import { Shapes } from './paint/shapes.tsx';
import type { Ground } from './paint/tones.ts';
import './paint/picture.css';

export interface BuildingProps {
  building: number;
  /** Quarters, clockwise. */
  turn?: number | undefined;
  face?: number | undefined;
}

export function Building(props: BuildingProps) {
  return (
    <g transform={`rotate(${90 * (props.turn ?? 0)})`}>
      <Shapes shapes={shapesOf(props.building, props.face ?? 0)} drawn={nameOf(props.building)} />
    </g>
  );
}

/** With a site under it, where it says on what. */
export function BuildingPicture(props: BuildingProps & { on?: Ground | undefined }) {
  return (
    <svg class="builder-picture" viewBox="-50 -50 100 100" aria-hidden="true">
      <Show when={props.on}>{(ground) => <Site on={ground()} empty={false} />}</Show>
      <Building building={props.building} turn={props.turn} face={props.face} />
    </svg>
  );
}
