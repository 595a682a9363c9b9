// The Infinity pile: its top card says which marbles are thrown.
import { Show } from 'solid-js';
import { Card } from '#web/art/card.tsx';
import { settings } from '#web/saves/settings.ts';
import { cardName } from '../drawings/speech.ts';
import { bowlWords } from '../words/words.ts';
import type { Model } from './model/model.ts';

export function TopCard(props: { model: Model }) {
  const text = () => bowlWords().table;
  return (
    <div class="bowl-pile">
      <span class="soft" aria-hidden="true">
        {props.model.view().pile}
      </span>
      <Show when={props.model.view().top}>
        {(top) => (
          <span
            class="bowl-top-card"
            role="img"
            aria-label={text().pile(props.model.view().pile, cardName(top()))}
          >
            <Card
              id={top().card ?? 0}
              planets={top().planets}
              hole={top().hole}
              distractors={false}
              letters={settings().letters}
              bigger={true}
            />
          </span>
        )}
      </Show>
    </div>
  );
}
