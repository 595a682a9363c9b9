// Shapes in the colours of whatever they draw.
import { For } from 'solid-js';
import type { Shape } from './shape.ts';
import { colourOf, type Drawn } from './tones.ts';

export function Shapes(props: { shapes: readonly Shape[]; drawn: Drawn }) {
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      <For each={props.shapes}>
        {(shape) => (
          <path
            d={shape.d}
            fill={shape.fill ? colourOf(props.drawn, shape.fill) : 'none'}
            stroke={shape.line && colourOf(props.drawn, shape.line)}
            stroke-width={shape.width}
          />
        )}
      </For>
    </g>
  );
}
