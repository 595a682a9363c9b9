// Lines of a board as a table: place, name and who kept the time, right answers, time.
import { For, Show } from 'solid-js';
import type { Line } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { settings } from '#web/saves/settings.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { words } from '#web/words/words.ts';
import { numberText, tenthsText } from '../parts/numbers.ts';
import { TimingSign } from './signs.tsx';
import { boardsWords } from './words/words.ts';
import './lines.css';

export function Lines(props: { label: string; lines: readonly Line[] }) {
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
          <For each={props.lines}>{(line) => <OneLine line={line} />}</For>
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function OneLine(props: { line: Line }) {
  const name = () => (settings().names ? props.line.name : '');
  return (
    <tr classList={{ mine: props.line.mine }}>
      <td class="board-rank">{numberText(props.line.rank)}</td>
      <th scope="row">
        <span class="board-name">
          <NameOf name={name()} mine={props.line.mine} />
        </span>
        <span class="board-timing">
          <TimingSign timing={props.line.timing} />
          {boardsWords().timings[props.line.timing]}
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
