// Small signs of the bar: away, a bot, watchers, the people of the room.
import type { JSX } from 'solid-js';

function Sign(props: { class: string; children: JSX.Element }) {
  return (
    <svg
      class={props.class}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {props.children}
    </svg>
  );
}

/** A moon, as for whoever sleeps. */
export function AwaySign() {
  return (
    <Sign class="bar-sign">
      <path d="M19 14a8 8 0 1 1-9-10a6.5 6.5 0 0 0 9 10z" fill="currentColor" />
    </Sign>
  );
}

export function BotSign() {
  return (
    <Sign class="bar-sign">
      <path d="M5 9h14v10H5zM12 9V4M9.5 13v1.5M14.5 13v1.5" />
    </Sign>
  );
}

export function EyeSign() {
  return (
    <Sign class="icon">
      <path d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z" />
    </Sign>
  );
}

export function PeopleSign() {
  return (
    <Sign class="icon">
      <path d="M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18.5 14.5a6.5 6.5 0 0 1 3 5.5" />
    </Sign>
  );
}
