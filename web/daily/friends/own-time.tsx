// A sign beside a time that was not kept by the server.
import { Show } from 'solid-js';
import type { Result, Timing } from '#shared/daily/ranking.ts';
import { TimingSign } from '../boards/signs.tsx';
import { boardsWords } from '../boards/words/words.ts';

export function OwnTime(props: { result: Result | null }) {
  const timing = (): Timing | null => {
    const kept = props.result?.timing ?? 'serverTimed';
    return kept === 'serverTimed' ? null : kept;
  };
  return (
    <Show when={timing()}>
      {(kept) => (
        <>
          <TimingSign timing={kept()} />
          <span class="unseen">{boardsWords().timings[kept()]} </span>
        </>
      )}
    </Show>
  );
}
