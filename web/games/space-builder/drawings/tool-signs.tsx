// What can be done with a building, as signs on buttons: at the table and in the lessons the same.
import type { JSX } from 'solid-js';

export const TurnSign = () => (
  <Sign>
    <path d="M19 12a7 7 0 1 1-2.2-5.1" />
    <path d="M19.5 2.5v5h-5" />
  </Sign>
);

export const FlipSign = () => (
  <Sign>
    <path d="M9 5L3 8v9l6 3z" />
    <path d="M15 5l6 3v9l-6 3z" stroke-dasharray="2.5 2.5" />
    <path d="M12 2v20" stroke-dasharray="1 3" />
  </Sign>
);

export const TakeBackSign = () => (
  <Sign>
    <path d="M12 4v10M7.5 10l4.5 4.5 4.5-4.5M4 19h16" />
  </Sign>
);

export const DoneSign = () => (
  <Sign>
    <path d="m4 12.5 5.5 5.5L20 6.5" />
  </Sign>
);

const Sign = (props: { children: JSX.Element }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {props.children}
  </svg>
);
