// Everything that cards and tokens refer to by id; put <Sprite/> into the page once, before anything that uses it.
import { For } from 'solid-js';
import { HoleBody, planetBodies } from './bodies.tsx';
import { planetPalette } from './palette.ts';

/** Where a card's nebula shines: a gradient each, because a shape over the card would stick out at its corners. */
const nebulae = [
  [0.25, 0.3],
  [0.75, 0.25],
  [0.3, 0.8],
  [0.7, 0.7],
] as const;

export function Sprite() {
  return (
    <svg class="art-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="art-shade" cx=".34" cy=".28" r=".78">
          <stop offset="0" stop-color="#fff" stop-opacity=".5" />
          <stop offset=".38" stop-color="#fff" stop-opacity="0" />
          <stop offset=".62" stop-color="#050818" stop-opacity="0" />
          <stop offset="1" stop-color="#050818" stop-opacity=".5" />
        </radialGradient>
        <For each={nebulae}>
          {([x, y], i) => (
            <radialGradient id={`art-card-${i()}`} cx={x} cy={y} r=".8">
              <stop offset="0" class="art-card-nebula" />
              <stop offset=".5" class="art-card-top" />
              <stop offset="1" class="art-card-bottom" />
            </radialGradient>
          )}
        </For>
        <radialGradient id="art-glow">
          <stop offset=".5" stop-color="#ffe2a0" />
          <stop offset=".66" stop-color="#ff9330" />
          <stop offset=".84" stop-color="#d9480f" stop-opacity=".75" />
          <stop offset="1" stop-color="#a61e4d" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="art-gloss" gradientUnits="userSpaceOnUse" cx="-19" cy="-27" r="24">
          <stop offset="0" stop-color="#fff" stop-opacity=".95" />
          <stop offset="1" stop-color="#fff" stop-opacity=".1" />
        </radialGradient>
        <linearGradient id="art-rim" x2="1" y2="1">
          <stop offset="0" class="art-rim-light" />
          <stop offset=".5" class="art-rim-deep" />
          <stop offset="1" class="art-rim-light" />
        </linearGradient>
        <radialGradient id="art-well">
          <stop offset=".35" class="art-well-floor" />
          <stop offset="1" class="art-well-wall" />
        </radialGradient>
        <linearGradient id="art-tail">
          <stop offset="0" stop-color="#fff" stop-opacity=".9" />
          <stop offset="1" stop-color="#9fc4ff" stop-opacity="0" />
        </linearGradient>
        <For each={planetPalette}>
          {(colours, kind) => (
            <radialGradient id={`art-glass-${kind()}`} cx=".36" cy=".3" r=".74">
              <stop offset="0" stop-color={colours.ink} stop-opacity=".55" />
              <stop offset=".7" stop-color={colours.ink} />
              <stop offset="1" stop-color={colours.glass} />
            </radialGradient>
          )}
        </For>
        <For each={planetBodies}>
          {(Body, kind) => (
            <g id={`planet-${kind()}`}>
              <Body />
            </g>
          )}
        </For>
        <g id="art-hole">
          <HoleBody />
        </g>
      </defs>
    </svg>
  );
}
