// What is thrown, put down or pressed: marbles, discs, joker, seat tokens, red button, ship.
import { type JSX, Show } from 'solid-js';
import { seatPalette } from './palette.ts';
import { Planet } from './planet.tsx';
import { seatOutlines, star } from './shape.ts';

export function Token(props: { children: JSX.Element }) {
  return (
    <svg class="art-token" viewBox="0 0 100 100" aria-hidden="true">
      <g transform="translate(50 50)">{props.children}</g>
    </svg>
  );
}

export function Marble(props: { kind: number; letter?: boolean | undefined }) {
  return (
    <Token>
      <circle r="48" fill={`url(#art-glass-${props.kind})`} class="art-marble-edge" />
      <g transform="scale(.8)">
        <Planet kind={props.kind} letter={props.letter} />
      </g>
      <ellipse cx="-19" cy="-30" rx="19" ry="9" fill="url(#art-gloss)" transform="rotate(-32 -19 -30)" />
      <path class="art-gloss art-gloss-low" d="M41 12A43 43 0 0 1 14 40C24 33 34 24 41 12Z" />
    </Token>
  );
}

export function DestinationDisc() {
  return (
    <Token>
      <circle r="48" fill="#5a35d6" stroke="#2a1480" stroke-width="3" />
      <circle r="41" fill="none" stroke="#c9b8ff" stroke-width="2.5" />
      <circle r="27" fill="none" stroke="#fff" stroke-width="6" />
      <path fill="#fff" d="M0-16L-8-34L8-34ZM0 16L-8 34L8 34ZM-16 0L-34-8L-34 8ZM16 0L34-8L34 8Z" />
      <circle r="8" fill="#ffd75e" stroke="#2a1480" stroke-width="2.5" />
    </Token>
  );
}

export function HoleDisc() {
  return (
    <Token>
      <circle r="48" fill="#1a1016" stroke="#ffb25e" stroke-width="3" />
      <g transform="scale(.86)">
        <use href="#art-hole" />
      </g>
    </Token>
  );
}

export function JokerToken() {
  return (
    <Token>
      <path d={star(16, 49, 44)} fill="#b87a12" stroke="#5c3800" stroke-width="2" stroke-linejoin="round" />
      <circle r="40" fill="#f7c948" />
      <path
        d={star(5, 37, 19)}
        transform="translate(0 2)"
        fill="#fff3c4"
        stroke="#8a5a08"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path
        d="M5-13L5 8A8.5 8.5 0 0 1-11.5 10"
        fill="none"
        stroke="#5c3800"
        stroke-width="7"
        stroke-linecap="round"
      />
      <circle r="40" fill="url(#art-shade)" />
    </Token>
  );
}

export function SeatToken(props: { seat: number; letter?: string | undefined }) {
  const colours = () => seatPalette[props.seat % seatPalette.length] ?? seatPalette[0];
  const outline = () => seatOutlines[colours().shape];
  return (
    <Token>
      <path
        d={outline().path}
        fill={colours().fill}
        stroke={colours().edge}
        stroke-width="5"
        stroke-linejoin="round"
      />
      <Show when={props.letter}>
        <text class="art-seat-letter" y={outline().letterY}>
          {props.letter}
        </text>
      </Show>
    </Token>
  );
}

export function RedButton() {
  return (
    <Token>
      <circle r="42" fill="none" stroke="#f7cf46" stroke-width="13" />
      <circle r="42" fill="none" stroke="#241c04" stroke-width="13" stroke-dasharray="16.5 16.5" />
      <circle r="48.5" fill="none" stroke="#5c4a0a" stroke-width="2" />
      <circle r="36" fill="#3d0708" />
      <circle cy="-2.5" r="31" fill="#e5262c" stroke="#7c0d10" stroke-width="2" />
      <circle cy="-2.5" r="31" fill="url(#art-shade)" />
      <ellipse cx="-9" cy="-18" rx="14" ry="6.5" class="art-gloss" transform="rotate(-18 -9 -18)" />
    </Token>
  );
}

export function Ship() {
  return (
    <Token>
      <g stroke="#1d2748" stroke-width="3" stroke-linejoin="round">
        <path fill="#ffb44a" stroke="none" d="M-9 30L0 49L9 30Z" />
        <path fill="#e4572e" d="M-15 6L-32 28V38L-13 28ZM15 6L32 28V38L13 28Z" />
        <path fill="#e8edfa" d="M0-47C17-31 20-8 13 30H-13C-20-8-17-31 0-47Z" />
        <circle cy="-11" r="8.5" fill="#5bbcf2" />
      </g>
    </Token>
  );
}
