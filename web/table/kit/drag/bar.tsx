// What is carried and where it would lie, in words, and what can be done with it by button.
import { Show } from 'solid-js';
import { kitWords } from '../words/words.ts';
import type { Drag } from './drag.ts';

export function DragBar(props: { drag: Drag }) {
  const text = () => kitWords().drag;
  return (
    <div class="drag-bar">
      <Show when={props.drag.carried()?.piece} fallback={<p class="soft">{text().hint}</p>}>
        {(piece) => (
          <>
            <p class="drag-words">
              <strong>{props.drag.game.pieceName(piece())}</strong>
              <Where drag={props.drag} />
            </p>
            <div class="drag-tools">
              <Show when={props.drag.game.turn}>
                <button type="button" class="button" onClick={() => props.drag.turn(piece())}>
                  {text().turn}
                </button>
              </Show>
              <Show when={props.drag.game.flip}>
                <button type="button" class="button" onClick={() => props.drag.flip(piece())}>
                  {text().flip}
                </button>
              </Show>
              <button type="button" class="button" onClick={() => props.drag.make({ type: 'back' })}>
                {text().back}
              </button>
            </div>
          </>
        )}
      </Show>
    </div>
  );
}

function Where(props: { drag: Drag }) {
  return (
    <Show when={props.drag.carried()?.over}>
      {(place) => (
        <Show
          when={props.drag.whyNot(place())}
          fallback={<span class="soft drag-where">{props.drag.said(place())}</span>}
        >
          {(why) => (
            <span class="drag-where drag-why">
              {kitWords().drag.notHere(props.drag.game.placeName(place()), why())}
            </span>
          )}
        </Show>
      )}
    </Show>
  );
}
