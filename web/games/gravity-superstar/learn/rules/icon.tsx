// A piece or two on a bit of night sky, as small as a letter or as large as a card.
import type { JSX } from 'solid-js';
import './icon.css';

export function Icon(props: { wide?: boolean; children: JSX.Element }) {
  return (
    <svg
      class="learn-piece"
      classList={{ wide: props.wide === true }}
      viewBox={props.wide ? '-11 -6 22 12' : '-6 -6 12 12'}
      aria-hidden="true"
    >
      {props.children}
    </svg>
  );
}
