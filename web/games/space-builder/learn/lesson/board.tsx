// The board on which is built: nine places over its ground.
import { For, Show } from 'solid-js';
import { SITES } from '#shared/games/space-builder/components.ts';
import { siteOf } from '#shared/games/space-builder/faults.ts';
import { Piece } from '#web/table/kit/drag/piece.tsx';
import { Place } from '#web/table/kit/drag/place.tsx';
import { BoardGround } from '../../drawings/ground/ground.tsx';
import { builderWords } from '../../words/words.ts';
import './board.css';
import { type Building, pieceName, placeName } from '../trial/building.ts';

const NUMBERS = [...Array(SITES).keys()];

export function BuildingBoard(props: { trial: Building }) {
  const on = (site: number) =>
    props.trial.held.filter((building) => props.trial.lying(building).site === site);
  const isWrong = (site: number) =>
    props.trial.faults()?.some(({ building }) => siteOf(props.trial.board(), building) === site);
  return (
    <section class="learn-builder-board" aria-label={builderWords().board}>
      <BoardGround taken={props.trial.board().map((piece) => piece !== null)} />
      <div class="learn-builder-sites">
        <For each={NUMBERS}>
          {(site) => (
            <Place drag={props.trial.drag} place={placeName(site)}>
              <For each={on(site)}>
                {(building) => (
                  <div class="learn-builder-piece" classList={{ active: props.trial.active() === building }}>
                    <Piece drag={props.trial.drag} piece={pieceName(building)} />
                  </div>
                )}
              </For>
              <Show when={isWrong(site)}>
                <span class="learn-builder-fault" aria-hidden="true">
                  ✕
                </span>
              </Show>
            </Place>
          )}
        </For>
      </div>
    </section>
  );
}
