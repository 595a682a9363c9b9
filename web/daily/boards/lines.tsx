// The list of those who are shown by name: place, name, right answers, time.
import { For, Show } from 'solid-js';
import type { NamedLine } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { words } from '#web/words/words.ts';
import { numberText, tenthsText } from '../parts/numbers.ts';
import { boardsWords } from './words/words.ts';
import './lines.css';

export function Lines(props: {
  label: string;
  lines: readonly NamedLine[];
  isMine: (line: NamedLine) => boolean;
}) {
  const columns = () => boardsWords().columns;
  return (
    <ScrollRegion label={props.label}>
      <table class="board-lines">
        <thead>
          <tr>
            <th scope="col">{columns().place}</th>
            <th scope="col">{columns().name}</th>
            <th scope="col">{columns().right}</th>
            <th scope="col">{columns().time}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.lines}>{(line) => <OneLine line={line} mine={props.isMine(line)} />}</For>
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function OneLine(props: { line: NamedLine; mine: boolean }) {
  return (
    <tr classList={{ mine: props.mine }}>
      <td class="board-rank">{numberText(props.line.place)}</td>
      <th scope="row">
        <span class="board-name">
          <NameOf name={props.line.name} mine={props.mine} />
        </span>
      </th>
      <td class="board-score">
        {props.line.score}
        <span class="soft">/{THROWS}</span>
      </td>
      <td class="board-time">{tenthsText(props.line.time)}</td>
    </tr>
  );
}

/** One's own line says so in words, so that no colour is needed to find it. */
export function NameOf(props: { name: string; mine: boolean }) {
  return (
    <>
      <Show when={props.name || !props.mine}>
        <span classList={{ soft: !props.name }}>{props.name || boardsWords().board.someone}</span>{' '}
      </Show>
      <Show when={props.mine}>
        <span class="you-badge">{words().you}</span>
      </Show>
    </>
  );
}
