// What the people of a lesson have taken so far.
import { For, Show } from 'solid-js';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { listed, words } from '#web/words/words.ts';
import type { Model } from '../../table/model/model.ts';
import { lootName } from '../../table/model/speech.ts';
import { LootSign } from '../../table/pieces/loot-sign.tsx';
import { gravityWords } from '../../words/words.ts';

export function Holdings(props: { model: Model }) {
  const view = () => props.model.view();
  const stars = (seat: number) =>
    view().taken[seat]!.flatMap((many, colour) => Array.from({ length: many }, () => colour));
  const tokens = (seat: number) => Array.from({ length: view().tokens[seat]! }, (_, at) => at);
  const said = (seat: number) =>
    listed([...stars(seat).map(lootName), ...tokens(seat).map(() => gravityWords().token)]);
  return (
    <ul class="lesson-holdings" aria-label={words().table.seats}>
      <For each={[0, 1]}>
        {(seat) => (
          <Show when={said(seat)}>
            <li>
              <span class="lesson-token">
                <ChairToken chair={props.model.chair(seat)} />
              </span>
              <span class="unseen">{`${props.model.chair(seat).name}: ${said(seat)}`}</span>
              <For each={stars(seat)}>{(colour) => <LootSign loot={colour} />}</For>
              <For each={tokens(seat)}>{() => <LootSign loot="token" />}</For>
            </li>
          </Show>
        )}
      </For>
    </ul>
  );
}
