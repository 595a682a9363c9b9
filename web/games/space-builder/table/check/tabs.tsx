// On a phone one sees one board at a time: to each of them, and to the plan, by a tap.
import { For, Show as When } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { totalOf } from '#shared/games/space-builder/faults.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import type { Show } from '../model/show.ts';
import './tabs.css';

export function Tabs(props: {
  model: Model;
  show: Show;
  result: RoundResult;
  seats: readonly Seat[];
  /** What is in sight. */
  current: string;
  lookAt: (panel: string) => void;
}) {
  const isWinner = (seat: Seat) =>
    props.show.isDone() && props.result.winner === seat && !props.model.isAlone();
  return (
    <nav class="builder-tabs" aria-label={builderWords().result.title(props.result.round)}>
      <For each={props.seats}>
        {(seat) => (
          <button
            type="button"
            class="builder-tab"
            classList={{ winner: isWinner(seat) }}
            aria-current={props.current === `${seat}` ? 'true' : undefined}
            onClick={() => props.lookAt(`${seat}`)}
          >
            <span class="builder-tab-token">
              <ChairToken chair={props.model.chair(seat)} />
            </span>
            <span class="unseen">{builderWords().boardOf(props.model.chair(seat).name)}</span>
            <When when={props.show.isDone()}>
              <Total many={totalOf(props.result.seats[seat]!.faults)} />
            </When>
          </button>
        )}
      </For>
      <button
        type="button"
        class="builder-tab"
        aria-current={props.current === 'plan' ? 'true' : undefined}
        onClick={() => props.lookAt('plan')}
      >
        {builderWords().plan}
      </button>
    </nav>
  );
}

function Total(props: { many: number }) {
  return (
    <span class="builder-tab-total" classList={{ clean: props.many === 0 }} aria-hidden="true">
      {props.many === 0 ? '✓' : props.many}
    </span>
  );
}
