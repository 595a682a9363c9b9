// A constellation card, face up or face down.
import { createMemo, For, Show } from 'solid-js';
import { place } from './placement.ts';
import { Planet } from './planet.tsx';
import type { Comet, Star } from './scatter.ts';
import { sparkle } from './sparkle.ts';
import type { Spot } from './spot.ts';

export interface CardProps {
  id: number;
  /** One bit per planet. */
  planets: number;
  hole?: boolean | undefined;
  /** Stars and comets; drawn unless false. */
  distractors?: boolean | undefined;
  letters?: boolean | undefined;
  bigger?: boolean | undefined;
}

const short = (value: number) => Math.round(value * 100) / 100;
const at = (spot: Spot) => `translate(${short(spot.x)} ${short(spot.y)}) scale(${short(spot.r / 50)})`;
const dotsOf = (stars: Star[]) => stars.map((star) => `M${short(star.x)} ${short(star.y)}h0`).join('');
const sparklesOf = (stars: Star[]) => stars.map((star) => sparkle(star.x, star.y, star.size)).join('');

function CometBody(props: { comet: Comet }) {
  const turn = () => (Math.atan2(props.comet.dy, props.comet.dx) * 180) / Math.PI;
  const long = () => Math.sqrt(props.comet.dx * props.comet.dx + props.comet.dy * props.comet.dy);
  return (
    <g transform={`translate(${short(props.comet.x)} ${short(props.comet.y)}) rotate(${short(turn())})`}>
      <path
        fill="url(#art-tail)"
        d={`M0-2.2L${short(long())}-1.2L${short(long() * 0.8)} 0L${short(long())} 1.4L0 2.2Z`}
      />
      <circle r="2.3" fill="#fff" />
    </g>
  );
}

export function Card(props: CardProps) {
  const laid = createMemo(() =>
    place({ id: props.id, planets: props.planets, hole: props.hole === true, bigger: props.bigger === true }),
  );
  const drift = () => (Math.imul(props.id + 1, 0x9e3779b1) >>> 8) & 0xff;
  return (
    <svg class="art-card" viewBox="0 0 100 100" aria-hidden="true">
      <rect
        x="1.25"
        y="1.25"
        width="97.5"
        height="97.5"
        rx="10"
        fill={`url(#art-card-${drift() & 3})`}
        class="art-card-edge"
      />
      <Show when={props.distractors !== false}>
        <path class="art-dots" fill="none" d={dotsOf(laid().dots)} />
        <path class="art-sparkles" d={sparklesOf(laid().sparkles)} />
        <Show when={laid().comet}>{(comet) => <CometBody comet={comet()} />}</Show>
      </Show>
      <Show when={laid().hole}>
        {(hole) => <use href="#art-hole" transform={`${at(hole())} rotate(${hole().turn})`} />}
      </Show>
      <For each={laid().planets}>
        {(spot) => (
          <g transform={at(spot)}>
            <Planet kind={spot.kind} turn={spot.turn} letter={props.letters} />
          </g>
        )}
      </For>
    </svg>
  );
}

const lattice = () => {
  let path = '';
  for (let k = 0; k < 84; k += 14) {
    path += `M${8 + k} 8L92 ${92 - k}M8 ${8 + k}L${92 - k} 92M${92 - k} 8L8 ${92 - k}M92 ${8 + k}L${8 + k} 92`;
  }
  return path;
};

export function CardBack() {
  return (
    <svg class="art-card" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="1.25" y="1.25" width="97.5" height="97.5" rx="10" class="art-back-ground art-card-edge" />
      <path class="art-back-line" fill="none" d={lattice()} />
      <rect x="8" y="8" width="84" height="84" rx="1.5" class="art-back-frame" />
      <circle cx="50" cy="50" r="27" class="art-back-ground art-back-frame" />
      <circle cx="50" cy="50" r="20" class="art-back-ring" fill="none" />
      <circle cx="50" cy="50" r="12" class="art-back-ring" fill="none" />
    </svg>
  );
}
