// The validation tiles: what each column brings, from the top of its pile.
import { For, Show } from 'solid-js';
import { VALIDATION_BONUSES, VALIDATION_POINTS } from '#shared/games/space-lab/components.ts';
import { CardShape, Points } from '../../drawings/signs.tsx';
import { labWords } from '../../words/words.ts';
import { labLearnWords } from '../words/words.ts';
import { Night } from './night.tsx';
import './tables.css';

export function Tiles() {
  const text = () => labLearnWords().rules.objectives;
  const said = (points: number, bonus: 'lab' | 'project' | null) =>
    [labWords().points(points), bonus ? labWords().objective.bringsWith[bonus] : ''].join(' ').trim();
  return (
    <table class="rules-table learn-tiles">
      <caption>{text().tiles}</caption>
      <thead>
        <tr>
          <For each={text().columns}>{(column) => <th scope="col">{column}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={VALIDATION_POINTS}>
          {(points, place) => (
            <tr>
              <For each={VALIDATION_BONUSES}>
                {(column) => {
                  const bonus = () => column[place()] ?? null;
                  return (
                    <td>
                      <Night viewBox="-30 -15 60 30">
                        <Points points={points} x={bonus() ? -12 : 0} />
                        <Show when={bonus()}>{(card) => <CardShape card={card()} x={13} />}</Show>
                      </Night>
                      <span class="unseen">{said(points, bonus())}</span>
                    </td>
                  );
                }}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
