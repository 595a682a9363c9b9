// A bit of night sky for signs that are made for the dark of a card.
import type { JSX } from 'solid-js';
import './night.css';

export function Night(props: { viewBox: string; children: JSX.Element }) {
  return (
    <svg class="learn-night" viewBox={props.viewBox} aria-hidden="true">
      {props.children}
    </svg>
  );
}
