// Those who are shown by name, the first ten or all; it can be put out of sight.
import { createSignal, Show } from 'solid-js';
import type { BoardAnswer, NamedLine, PlaceAnswer } from '#shared/daily/protocol.ts';
import { changeSettings, settings } from '#web/saves/settings.ts';
import { Switch } from '#web/ui/controls.tsx';
import { Lines } from './lines.tsx';
import { boardsWords } from './words/words.ts';

const FIRST = 10;

export function Named(props: { board: BoardAnswer; mine: PlaceAnswer['mine'] }) {
  const text = () => boardsWords().board;
  const [all, setAll] = createSignal(false);
  const named = () => props.board.named;
  const isMine = ({ name, score, time }: NamedLine) =>
    props.mine?.name === name && props.mine.score === score && props.mine.time === time;
  return (
    <div class="stack">
      <h2>{text().named}</h2>
      <p class="soft board-note">{text().namedNote}</p>
      <Show when={named().length > 0} fallback={<p>{text().nobodyNamed}</p>}>
        <Switch label={text().names} on={settings().names} change={(names) => changeSettings({ names })} />
        <Show when={settings().names}>
          <div class="panel board-table">
            <Lines label={text().named} lines={all() ? named() : named().slice(0, FIRST)} isMine={isMine} />
          </div>
          <Show when={named().length > FIRST}>
            <div class="row">
              <button type="button" class="button" aria-expanded={all()} onClick={() => setAll(!all())}>
                {all() ? text().fewer : text().all(named().length)}
              </button>
            </div>
          </Show>
        </Show>
      </Show>
    </div>
  );
}
