// What is going on, in a line that keeps its place, and the one button of the moment.
import { Match, Show, Switch } from 'solid-js';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import type { Placing } from '../model/placing.ts';
import { statusOf } from '../model/status.ts';
import { DoneButton } from './done.tsx';
import { ReadyButton } from './ready.tsx';
import './saying.css';
import { SkipButton } from './skip.tsx';

export function Saying(props: { model: Model; placing: Placing }) {
  const text = () => builderWords();
  const isBefore = () => props.model.kind() === 'rest';
  return (
    <div class="builder-saying" classList={{ before: isBefore() }}>
      <p class="builder-status" tabIndex={-1} classList={{ refused: props.model.refusal() !== '' }}>
        {statusOf(props.model, props.placing)}
      </p>
      <Show when={!props.model.watching()}>
        <Switch fallback={<DoneButton model={props.model} />}>
          <Match when={props.model.hasTapped() && props.model.kind() === 'build' && props.model.table.skip}>
            <SkipButton model={props.model} />
          </Match>
          <Match when={isBefore()}>
            <ReadyButton model={props.model}>
              {props.model.isAlone() ? text().start : text().ready}
            </ReadyButton>
          </Match>
        </Switch>
      </Show>
    </div>
  );
}
