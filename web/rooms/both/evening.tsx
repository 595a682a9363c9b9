// The score of the evening: matches won first, then points; it stays with the room from game to game.
import { For, Show } from 'solid-js';
import type { Outcome } from '#shared/engine/game.ts';
import { eveningOf } from '#shared/rooms/party/evening.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { locale } from '#web/words/words.ts';
import { roomsWords } from '../words/words.ts';
import './evening.css';

export function Evening(props: { party: PartyView; outcome: Outcome | null }) {
  const text = () => roomsWords().evening;
  const lines = () => eveningOf(props.party, props.outcome);
  const format = (count: number) => new Intl.NumberFormat(locale()).format(count);
  return (
    <Show when={lines().length > 0}>
      <section class="panel evening" aria-labelledby="evening">
        <table>
          <caption id="evening">{text().title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{text().name}</span>
              </th>
              <th scope="col">{text().won}</th>
              <th scope="col">{text().points}</th>
              <th scope="col">{text().played}</th>
            </tr>
          </thead>
          <tbody>
            <For each={lines()}>
              {(line) => (
                <tr>
                  <th scope="row">
                    <span class="evening-who">
                      <span class="room-token small">
                        <ChairToken chair={{ kind: 'person', name: line.name, colour: line.colour }} />
                      </span>
                      <span>{line.name}</span>
                    </span>
                  </th>
                  <td>
                    <strong>{format(line.won)}</strong>
                  </td>
                  <td>{format(line.points)}</td>
                  <td class="soft">{format(line.played)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </Show>
  );
}
