// All eight buildings: both faces side by side, and the detail that tells them.
import { For, Show } from 'solid-js';
import { BUILDINGS, type BuildingId, pieceOf, STARRED } from '#shared/games/space-builder/components.ts';
import { buildingSaid } from '../../table/model/speech.ts';
import { detailSaid } from '../city/speech.ts';
import { builderLearnWords } from '../words/words.ts';
import './faces.css';
import { SiteDrawn } from './site-drawn.tsx';

export function Faces() {
  return (
    <>
      <p class="soft">
        <span class="learn-builder-star">★</span> {builderLearnWords().rules.faces.starred}
      </p>
      <ul class="learn-builder-buildings">
        <For each={[...BUILDINGS.keys()]}>{(building) => <BothFaces building={building} />}</For>
      </ul>
    </>
  );
}

function BothFaces(props: { building: BuildingId }) {
  const text = () => builderLearnWords().rules.faces;
  return (
    <li>
      <h3>
        {buildingSaid(props.building)}
        <Show when={props.building < STARRED}>
          <span class="learn-builder-star" role="img" aria-label={text().starred}>
            ★
          </span>
        </Show>
      </h3>
      <div class="learn-builder-faces">
        <For each={[text().front, text().back]}>
          {(side, face) => (
            <figure>
              <SiteDrawn on="rock" piece={pieceOf(props.building, 0, face())} />
              <figcaption>
                <span class="unseen">{side}</span> {detailSaid(props.building, face())}
              </figcaption>
            </figure>
          )}
        </For>
      </div>
    </li>
  );
}
