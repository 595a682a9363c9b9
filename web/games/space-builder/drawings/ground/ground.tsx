// The ground of a board or of a plan with its nine sites, and the beacon in the corner that tells how it lies.
import { For, type JSX } from 'solid-js';
import { SITES } from '#shared/games/space-builder/components.ts';
import type { Ground } from '../paint/tones.ts';
import { middleOf, REACH } from './layout.ts';
import { Paper } from './paper.tsx';
import { Rock } from './rock.tsx';
import { Beacon } from './signs.tsx';
import { Site } from './site.tsx';
import '../paint/picture.css';

export interface GroundProps {
  /** Whether something stands on each site. */
  taken: readonly boolean[];
  /** What stands there. */
  children?: JSX.Element;
}

export function BoardGround(props: GroundProps) {
  return (
    <Square>
      <Rock />
      <Sites on="rock" taken={props.taken} />
      <g transform="translate(-157 -157)">
        <Beacon />
      </g>
      {props.children}
    </Square>
  );
}

/** A plan as it lies: what stands on it turns with it. */
export function PlanGround(props: GroundProps & { turn?: number | undefined }) {
  return (
    <Square>
      <g transform={`rotate(${90 * (props.turn ?? 0)})`}>
        <Paper />
        <Sites on="paper" taken={props.taken} />
        <g transform="translate(-157 -157)">
          <Beacon />
        </g>
        {props.children}
      </g>
    </Square>
  );
}

function Square(props: { children: JSX.Element }) {
  return (
    <svg class="builder-picture" viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} aria-hidden="true">
      {props.children}
    </svg>
  );
}

function Sites(props: { on: Ground; taken: readonly boolean[] }) {
  return (
    <For each={[...Array(SITES).keys()]}>
      {(site) => (
        <g transform={`translate(${middleOf(site).x} ${middleOf(site).y})`}>
          <Site on={props.on} empty={props.taken[site] !== true} />
        </g>
      )}
    </For>
  );
}
