// Setting up one's station: an objective in each capsule, to be swapped until it fits.
import { For } from 'solid-js';
import { DragArea } from '#web/table/kit/drag/area.tsx';
import { Piece } from '#web/table/kit/drag/piece.tsx';
import { Place } from '#web/table/kit/drag/place.tsx';
import { labWords } from '../../words/words.ts';
import { type Arranging, pieceOf, placeOf } from '../model/arranging.ts';
import { objectiveSaid } from '../model/speech.ts';

export function ArrangedStation(props: { arranging: Arranging }) {
  return (
    <DragArea drag={props.arranging.drag}>
      <div class="lab-arranged" classList={{ double: props.arranging.order().length > 3 }}>
        <For each={[...props.arranging.order().keys()]}>
          {(capsule) => (
            <Place drag={props.arranging.drag} place={placeOf(capsule)}>
              <Piece drag={props.arranging.drag} piece={pieceOf(props.arranging.order()[capsule]!)} />
            </Place>
          )}
        </For>
      </div>
      <button
        type="button"
        class="button primary big"
        data-first
        disabled={!props.arranging.isOpen()}
        onClick={() => void props.arranging.ready()}
      >
        {labWords().ready}
      </button>
      <ul class="lab-arranged-said">
        <For each={props.arranging.order()}>{(objective) => <li>{objectiveSaid(objective)}</li>}</For>
      </ul>
    </DragArea>
  );
}
