// The buildings in hand, each at a spot of its own that stays empty while it is on the board.
import { For, Show } from 'solid-js';
import { Piece } from '#web/table/kit/drag/piece.tsx';
import { Place } from '#web/table/kit/drag/place.tsx';
import { builderWords } from '../../words/words.ts';
import { type Building, HAND, pieceName } from '../trial/building.ts';
import './hand.css';

export function BuildingHand(props: { trial: Building }) {
  const isHere = (building: number) => props.trial.lying(building).site === null;
  return (
    <section class="learn-builder-hand" aria-label={builderWords().hand}>
      <Place drag={props.trial.drag} place={HAND}>
        <ul>
          <For each={props.trial.held}>
            {(building) => (
              <li>
                <Show when={isHere(building)}>
                  <div class="learn-builder-piece" classList={{ active: props.trial.active() === building }}>
                    <Piece drag={props.trial.drag} piece={pieceName(building)} />
                  </div>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Place>
    </section>
  );
}
