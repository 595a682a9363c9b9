// The part of a table in which pieces are arranged, and the ghost of the piece under the pointer.
import { type JSX, Show } from 'solid-js';
import type { Drag } from './drag.ts';
import { createKeys } from './keys.ts';
import { createPointer } from './pointer.ts';
import { createTurning } from './turning.ts';
import './drag.css';

export function DragArea(props: { drag: Drag; children: JSX.Element }) {
  const pointer = createPointer(props.drag);
  createKeys(props.drag);
  if (props.drag.game.turn) createTurning(props.drag);
  return (
    <div
      ref={(area) => props.drag.setArea(area)}
      class="drag-area"
      classList={{ carrying: props.drag.piece() !== null, turning: props.drag.game.turn !== undefined }}
    >
      {props.children}
      <Show when={pointer.ghost()}>
        {(piece) => (
          <div ref={pointer.setImage} class="drag-ghost" aria-hidden="true">
            {props.drag.game.draw(piece())}
          </div>
        )}
      </Show>
    </div>
  );
}
