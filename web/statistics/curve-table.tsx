// The curve once more as a table, for whoever does not see it: the last results first.
import { For, Show } from 'solid-js';
import { whenText } from '../table/kit/solo/texts.ts';
import { pagesWords } from '../words/pages/words.ts';

/** Further back nobody listens. */
const MOST = 30;

export function CurveTable(props: {
  /** The first played first. */
  results: readonly { points: number; when: number; won?: boolean | null }[];
  said: (points: number) => string;
  withWins?: boolean;
}) {
  const text = () => pagesWords().statistics;
  return (
    <div class="unseen">
      <table>
        <thead>
          <tr>
            <th scope="col">{text().when}</th>
            <th scope="col">{text().points}</th>
            <Show when={props.withWins}>
              <th scope="col">{text().outcome}</th>
            </Show>
          </tr>
        </thead>
        <tbody>
          <For each={props.results.slice(-MOST).reverse()}>
            {({ points, when, won }) => (
              <tr>
                <th scope="row">{whenText(when)}</th>
                <td>{props.said(points)}</td>
                <Show when={props.withWins}>
                  <td>{won ? text().won : text().lost}</td>
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
