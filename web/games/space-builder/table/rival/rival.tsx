// Beside whoever builds alone: how far one's best run was by now, and the time a friend has to be beaten in.
import { createEffect, createMemo, createResource, on, Show } from 'solid-js';
import { paceOf, placedAt } from '#shared/games/space-builder/pace.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { announce } from '#web/device/announcer.tsx';
import type { Alone } from '#web/table/kit/game.ts';
import { fetchRival } from '#web/table/kit/solo/rival.ts';
import { timeSaid } from '#web/words/time.ts';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { Pads } from '../seats/pads.tsx';
import './rival.css';

export function Rivals(props: { model: Model; alone: Alone }) {
  const text = () => builderWords().rival;
  const [found] = createResource(() => fetchRival<View>('space-builder', props.alone), {
    initialValue: null,
  });
  const pace = createMemo(() => {
    const rival = found.latest;
    return rival?.view.last ? paceOf(rival.log, rival.view.last) : null;
  });
  return (
    <div class="builder-rivals">
      <Show when={pace()?.done != null && pace()}>
        {(run) => <BestRun model={props.model} pace={run()} done={run().done!} />}
      </Show>
      <Show when={props.alone.toBeat}>
        {(toBeat) => <p class="builder-rival">{text().toBeat(timeSaid(toBeat(), true))}</p>}
      </Show>
    </div>
  );
}

function BestRun(props: { model: Model; pace: ReturnType<typeof paceOf>; done: number }) {
  const text = () => builderWords().rival;
  const many = () => props.model.held().length;
  const isBuilding = () => props.model.kind() === 'build' && props.model.isSeen();
  const isDone = createMemo(() => isBuilding() && props.model.gone() >= props.done);
  const placed = createMemo(() => (isBuilding() ? placedAt(props.pace, props.model.gone()) : 0));
  createEffect(on(isDone, (done) => done && announce(text().done), { defer: true }));
  return (
    <p class="builder-rival" classList={{ done: isDone() }}>
      <span>
        {text().best} <strong>{timeSaid(props.done, true)}</strong>
      </span>
      <Pads held={many()} of={many()} placed={placed()} />
    </p>
  );
}
