// The neighbourhood of one's own result, by whole seconds and without names.
import { For, Show } from 'solid-js';
import { LAST_SECOND, type NearLine } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { clockText } from '#shared/daily/share.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { numberText } from '../parts/numbers.ts';
import { NameOf } from './lines.tsx';
import { boardsWords } from './words/words.ts';
import './lines.css';

/** `counted`: whether one's own result is one of those of its second. */
export function Near(props: { lines: readonly NearLine[]; counted: boolean }) {
  const text = () => boardsWords().board;
  const columns = () => boardsWords().columns;
  return (
    <div class="stack">
      <h2>{text().near}</h2>
      <div class="panel board-table">
        <ScrollRegion label={text().near}>
          <table class="board-lines">
            <thead>
              <tr>
                <th scope="col">{columns().place}</th>
                <th scope="col">{columns().who}</th>
                <th scope="col">{columns().right}</th>
                <th scope="col">{columns().time}</th>
              </tr>
            </thead>
            <tbody>
              <For each={props.lines}>{(line) => <Line line={line} counted={props.counted} />}</For>
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </div>
  );
}

function Line(props: { line: NearLine; counted: boolean }) {
  const text = () => boardsWords().board;
  const others = () => props.line.many - Number(props.line.mine && props.counted);
  return (
    <tr classList={{ mine: props.line.mine }}>
      <td class="board-rank">{numberText(props.line.place)}</td>
      <th scope="row">
        <Show when={props.line.mine} fallback={text().people(others())}>
          <NameOf name="" mine />
          <Show when={others() > 0}> {text().andMore(others())}</Show>
        </Show>
      </th>
      <td class="board-score">
        {props.line.score}
        <span class="soft">/{THROWS}</span>
      </td>
      <td class="board-time">{secondsText(props.line.seconds)}</td>
    </tr>
  );
}

/** The last second stands for all that are longer. */
function secondsText(seconds: number): string {
  return clockText(seconds * 1000) + (seconds === LAST_SECOND ? '+' : '');
}
