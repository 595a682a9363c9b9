// The time left to search, where the table has set a limit.
import { Show } from 'solid-js';
import { bowlWords } from '../words/words.ts';
import type { Model } from './model/model.ts';

export function SearchClock(props: { model: Model }) {
  const left = () => {
    const now = props.model.phase();
    if (now.kind !== 'search' || now.until === null) return null;
    return Math.max(0, Math.ceil((now.until - Math.max(now.from, props.model.time())) / 1000));
  };
  const shown = () => {
    const seconds = left() ?? 0;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  return (
    <Show when={left() !== null}>
      <span
        class="search-clock"
        classList={{ late: left()! <= 20 }}
        role="timer"
        aria-label={bowlWords().table.searchLeft}
      >
        {shown()}
      </span>
    </Show>
  );
}
