// What is drawn over a site when it is looked at: the number of a fault, a tick, or the light on how it should be.
import { type JSX, Show } from 'solid-js';
import type { Board } from '#shared/games/space-builder/components.ts';
import { type Fault, siteOf } from '#shared/games/space-builder/faults.ts';
import { middleOf } from '../../drawings/ground/layout.ts';
import './marks.css';

/** What is missing is marked where it would be, if nothing else stands there. */
export function FaultMark(props: { fault: Fault; board: Board; plan: Board }) {
  const site = () => {
    if (props.fault.reason !== 'missing') return siteOf(props.board, props.fault.building);
    const wanted = siteOf(props.plan, props.fault.building);
    return props.board[wanted] === null ? wanted : null;
  };
  return (
    <Show when={site() !== null}>
      <Over site={site()!} class={`builder-fault-mark ${props.fault.reason}`}>
        <rect x="-48" y="-48" width="96" height="96" rx="11" />
        <circle cx="34" cy="-34" r="19" />
        <text x="34" y="-33">
          {props.fault.points}
        </text>
      </Over>
    </Show>
  );
}

export function RightMark(props: { site: number }) {
  return (
    <Over site={props.site} class="builder-right-mark">
      <circle cx="39" cy="-39" r="12" />
      <path d="M33.5 -39l4 4.5 7.5 -8.5" />
    </Over>
  );
}

/** On the plan, where the fault that is being shown has its pattern. */
export function PlanLight(props: { site: number }) {
  return (
    <Over site={props.site} class="builder-plan-light">
      <rect x="-50" y="-50" width="100" height="100" rx="13" />
    </Over>
  );
}

/** What moves is inside: outside, it would move about the middle of the whole drawing. */
function Over(props: { site: number; class: string; children: JSX.Element }) {
  return (
    <g transform={`translate(${middleOf(props.site).x} ${middleOf(props.site).y})`}>
      <g class={props.class}>{props.children}</g>
    </g>
  );
}
