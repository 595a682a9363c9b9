// Alone: from how many points on one has which title.
import { For } from 'solid-js';
import { TITLE_STEPS } from '#shared/games/space-lab/score.ts';
import { labWords } from '../../words/words.ts';
import { labLearnWords } from '../words/words.ts';

export function Titles() {
  const text = () => labLearnWords().rules.alone;
  const reach = (rank: number) => {
    const [from, next] = [TITLE_STEPS[rank - 1], TITLE_STEPS[rank]];
    if (from === undefined) return text().under(next!);
    return next === undefined ? text().from(from) : text().range(from, next - 1);
  };
  return (
    <table class="rules-table">
      <thead>
        <tr>
          <th scope="col">{text().points}</th>
          <th scope="col">{text().becomes}</th>
        </tr>
      </thead>
      <tbody>
        <For each={labWords().alone.titles}>
          {(title, rank) => (
            <tr>
              <th scope="row">{reach(rank())}</th>
              <td>{title}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
