// Every result, the last one first: to look back at, and to delete.
import { For, Show } from 'solid-js';
import type { Result } from '#web/saves/results.ts';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { kitWords } from '../words/words.ts';
import type { Overview } from './overview.ts';
import { whenText } from './texts.ts';

export function ResultList(props: { overview: Overview; remove: (match: string) => Promise<void> }) {
  return (
    <details class="solo-all">
      <summary>{kitWords().solo.all(props.overview.results.length)}</summary>
      <ol class="solo-list">
        <For each={[...props.overview.results].reverse()}>
          {(result) => (
            <ResultLine result={result} overview={props.overview} remove={() => props.remove(result.match)} />
          )}
        </For>
      </ol>
    </details>
  );
}

function ResultLine(props: { result: Result; overview: Overview; remove: () => Promise<void> }) {
  const text = () => kitWords().solo;
  const said = () => props.overview.said(props.result.points);
  const when = () => whenText(props.result.when);
  const marks = () => {
    const { standing, current } = props.overview;
    const { marks } = text();
    return [
      ...(props.result === standing?.best ? [marks.best] : []),
      ...(props.result === current ? [marks.current] : []),
      ...(props.result.known ? [marks.known] : []),
    ].join(', ');
  };
  return (
    <li class="solo-result">
      <a class="solo-link" href={`/replay/${props.result.match}`}>
        <span class="unseen">{text().lookBack} </span>
        <strong>{said()}</strong> <span class="soft">{when()}</span>
        <Show when={marks()}>
          {' '}
          <span class="solo-marks">{marks()}</span>
        </Show>
      </a>
      <DeleteButton what={text().delete(said(), when())} remove={props.remove} />
    </li>
  );
}
