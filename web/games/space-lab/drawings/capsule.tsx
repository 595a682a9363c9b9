// A capsule of the station: the agencies its objective asks for, and what it brings, or has brought.
import { For, Show } from 'solid-js';
import { type Agency, type Drawn, OBJECTIVES, type ObjectiveId } from '#shared/games/space-lab/components.ts';
import { AgencyShape, CardShape, Points } from './signs.tsx';
import './capsule.css';

export interface Reward {
  points: number;
  bonus: Drawn | null;
}

export function Capsule(props: {
  /** Null while nothing lies in it. */
  objective: ObjectiveId | null;
  /** Which of its three symbols have a card around it. */
  met: readonly boolean[];
  /** No more places around it than what it misses. */
  lost?: boolean;
  /** The points of the tile that lies on it. */
  validated: number | null;
  /** What the next tile would bring. */
  reward: Reward | null;
}) {
  const symbols = (): readonly Agency[] =>
    props.objective === null ? [] : OBJECTIVES[props.objective]!.symbols;
  return (
    <svg
      class="lab-capsule"
      classList={{ lost: props.lost === true && props.validated === null }}
      viewBox="0 0 80 140"
      aria-hidden="true"
    >
      <rect class="lab-hull" x="3" y="3" width="74" height="134" rx="34" />
      <rect class="lab-hull-inside" x="10" y="10" width="60" height="120" rx="27" />
      <Show when={props.validated === null} fallback={<Tile points={props.validated!} />}>
        <For each={symbols()}>
          {(agency, at) => <Socket agency={agency} y={29 + 25 * at()} met={props.met[at()] === true} />}
        </For>
        <Show when={props.objective !== null && !props.lost && props.reward}>
          {(reward) => (
            <g class="lab-reward">
              <Points points={reward().points} x={reward().bonus ? 29 : 40} y={110} size={25} />
              <Show when={reward().bonus}>
                {(bonus) => <CardShape card={bonus()} x={53} y={110} size={25} />}
              </Show>
            </g>
          )}
        </Show>
        <Show when={props.lost}>
          <path class="lab-capsule-lost" d="M31 101L49 119M49 101L31 119" />
        </Show>
      </Show>
    </svg>
  );
}

/** Empty until its card is there: not by brightness alone, but filled and ticked. */
function Socket(props: { agency: Agency; y: number; met: boolean }) {
  return (
    <g class="lab-socket" classList={{ met: props.met }} data-agency={props.agency}>
      <rect x="19" y={props.y - 11.5} width="42" height="23" rx="11.5" />
      <AgencyShape agency={props.agency} x={props.met ? 33 : 40} y={props.y} size={20} />
      <Show when={props.met}>
        <path class="lab-tick" d={`M46 ${props.y}L50 ${props.y + 4.5}L56 ${props.y - 5}`} />
      </Show>
    </g>
  );
}

function Tile(props: { points: number }) {
  return (
    <g class="lab-tile">
      <circle cx="40" cy="58" r="27" />
      <path class="lab-tile-rays" d="M40 22V28M40 88V94M4 58H10M70 58H76" />
      <Points points={props.points} x={40} y={58} size={44} />
      <path class="lab-tick big" d="M29 108L37 116L52 100" />
    </g>
  );
}
