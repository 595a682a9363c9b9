// A site about 0,0, on the rock of a board or on the paper of a plan.
import { Show } from 'solid-js';
import { Shapes } from '../paint/shapes.tsx';
import type { Ground } from '../paint/tones.ts';
import { MARK, PAD } from './site-shapes.ts';

export function Site(props: { on: Ground; empty: boolean }) {
  return (
    <>
      <Shapes shapes={PAD} drawn={props.on} />
      <Show when={props.empty}>
        <Shapes shapes={MARK} drawn={props.on} />
      </Show>
    </>
  );
}
