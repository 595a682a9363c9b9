// A number large enough to be read at a glance, under what it counts.
import type { JSX } from 'solid-js';
import './figure.css';

export function Figure(props: { label: string; children: JSX.Element }) {
  return (
    <p class="figure">
      <span class="soft">{props.label}</span> <strong>{props.children}</strong>
    </p>
  );
}
