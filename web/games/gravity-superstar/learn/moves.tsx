// The moves of the chosen card in words: the same as the marks on the board.
import { For, Show } from 'solid-js';
import type { Desk, Destination } from '../table/model.ts';
import { moveName, moveSaid } from '../table/speech.ts';
import { gravityWords } from '../words/words.ts';

export const moveText = (desk: Desk, destination: Destination) =>
  moveSaid(desk.view().board, destination, (seat) => desk.chair(seat).name);

export function LessonMoves(props: { desk: Desk }) {
  return (
    <Show when={props.desk.card() !== null && props.desk.acting()}>
      <ul class="lesson-moves">
        <For
          each={props.desk.destinations()}
          fallback={<li class="soft">{gravityWords().status.nowhere}</li>}
        >
          {(destination) => (
            <li>
              <button
                type="button"
                class="button lesson-move"
                classList={{ looked: props.desk.shown() === destination }}
                aria-label={moveText(props.desk, destination)}
                onFocus={() => props.desk.look(destination)}
                onPointerMove={() => props.desk.look(destination)}
                onClick={() => void props.desk.act(destination.move)}
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
