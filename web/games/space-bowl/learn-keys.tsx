// The keys of the table.
import { For } from 'solid-js';
import { learnWords } from '../../words/learn-words.ts';
import { words } from '../../words/words.ts';
import './learn-tables.css';

export function Keys() {
  const text = () => learnWords().spaceBowl.keys;
  const rows = () => {
    const { arrows, enter, go, doom, follow, joker, people } = text().rows;
    return [
      { keys: text().arrows, does: arrows },
      { keys: text().enter, does: enter },
      { keys: 'G', does: go(words().spaceBowl.go) },
      { keys: 'D', does: doom },
      { keys: 'F', does: follow },
      { keys: 'J', does: joker },
      { keys: '1–4', does: people },
    ];
  };
  return (
    <table class="rules-table">
      <thead>
        <tr>
          <th scope="col">{text().key}</th>
          <th scope="col">{text().does}</th>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {({ keys, does }) => (
            <tr>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
