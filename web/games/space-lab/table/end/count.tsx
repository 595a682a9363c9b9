// The sheet on which stations are counted: a row for each kind of points, a column for each seat.
import { For, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { type Score, scoreOf, totalOf } from '#shared/games/space-lab/score.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { labWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import './count.css';

const ROWS = ['labs', 'validations', 'technicians', 'projects'] as const satisfies (keyof Score)[];

export function CountTable(props: { model: Model; seats: readonly Seat[]; filling?: boolean }) {
  const crew = (seat: Seat) => props.model.view().crews[seat]!;
  const score = (seat: Seat) => scoreOf({ ...crew(seat), projects: crew(seat).projects ?? [] });
  const isHidden = (seat: Seat, row: keyof Score) => row === 'projects' && crew(seat).projects === null;
  return (
    <table class="lab-count-table" classList={{ filling: props.filling === true }}>
      <thead>
        <tr>
          <td />
          <For each={props.seats}>
            {(seat) => (
              <th scope="col">
                <span class="lab-count-token">
                  <ChairToken chair={props.model.chair(seat)} />
                </span>
                <span class="lab-count-name">{props.model.chair(seat).name}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={ROWS}>
          {(row) => (
            <tr>
              <th scope="row">{labWords().count[row]}</th>
              <For each={props.seats}>
                {(seat) => (
                  <td>
                    <Show when={!isHidden(seat, row)} fallback={labWords().count.hidden}>
                      {score(seat)[row]}
                    </Show>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
        <tr class="lab-count-total">
          <th scope="row">{labWords().count.total}</th>
          <For each={props.seats}>{(seat) => <td>{totalOf(score(seat))}</td>}</For>
        </tr>
      </tbody>
    </table>
  );
}
