// The moves of the chosen card in words: the same as the marks on the board.
import { For, Show } from 'solid-js';
import type { Destination, Model } from '../../table/model/model.ts';
import { moveName, moveSaid } from '../../table/model/speech.ts';
import { gravityWords } from '../../words/words.ts';

export const moveText = (model: Model, destination: Destination) =>
  moveSaid(model.view().board, destination, (seat) => model.chair(seat).name);

export function LessonMoves(props: { model: Model }) {
  return (
    <Show when={props.model.card() !== null && props.model.acting()}>
      <ul class="lesson-moves">
        <For
          each={props.model.destinations()}
          fallback={<li class="soft">{gravityWords().status.nowhere}</li>}
        >
          {(destination) => (
            <li>
              <button
                type="button"
                class="button lesson-move"
                data-move
                classList={{ looked: props.model.shown() === destination }}
                aria-label={moveText(props.model, destination)}
                onFocus={() => props.model.look(destination)}
                onPointerMove={() => props.model.look(destination)}
                onClick={() => void props.model.act(destination.move)}
              >
                {moveName(destination.move)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
