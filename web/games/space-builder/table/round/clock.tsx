// The clock of a round: what is left for everybody, and what is gone for somebody alone.
import { createMemo, Show } from 'solid-js';
import { timeSaid } from '#web/words/time.ts';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import './clock.css';

const URGENT = 10;

export function Clock(props: { model: Model }) {
  const isRunning = () => props.model.kind() === 'build' && props.model.isSeen();
  const seconds = createMemo(() => Math.ceil(props.model.left() / 1000));
  return (
    <Show when={isRunning()}>
      <Show
        when={!props.model.isAlone() || seconds() <= URGENT}
        fallback={
          <span class="builder-clock running" aria-hidden="true">
            {timeSaid(props.model.gone(), true)}
          </span>
        }
      >
        {/* Its seconds are announced where they matter, and not read one by one. */}
        <span
          class="builder-clock"
          classList={{ urgent: seconds() <= URGENT }}
          role="timer"
          aria-label={builderWords().timeLeft}
        >
          {timeSaid(seconds() * 1000)}
        </span>
      </Show>
    </Show>
  );
}
