// One lesson: what to do, the station or the crews to be hired, the hand, and what came of it.
import { createEffect, Match, on, onMount, Show, Switch } from 'solid-js';
import { onFocusGone } from '#web/device/focus.ts';
import { DragArea } from '#web/table/kit/drag/area.tsx';
import { Again } from '#web/table/kit/learn/again.tsx';
import { Feedback } from '#web/table/kit/learn/feedback.tsx';
import { tell } from '#web/table/kit/tell.ts';
import { Centre } from '../../table/centre.tsx';
import { CountTable } from '../../table/end/count.tsx';
import { Hand } from '../../table/hand/hand.tsx';
import { Keep } from '../../table/hand/keep.tsx';
import { createTableKeys } from '../../table/model/keys.ts';
import { statusOf } from '../../table/model/status.ts';
import { Saying } from '../../table/saying.tsx';
import { OwnStation } from '../../table/station/own-station.tsx';
import { labLearnWords } from '../words/words.ts';
import { Owned } from './owned.tsx';
import { ME, RIVAL } from './small-match.ts';
import type { Trial } from './trial.ts';
import '../../table/table.css';
import './lesson.css';

export function LessonView(props: { trial: Trial }) {
  const { model, placing, lesson } = props.trial;
  const own = () => labLearnWords().lessons[lesson.id];
  let task!: HTMLDivElement;
  const section = () => task.closest('section')!;

  createTableKeys(model, placing, section);
  tell(
    () => model.view().since,
    () => (props.trial.isOpen() ? { words: asked(props.trial) } : null),
  );
  // The place on which a card was put can be pressed no more.
  createEffect(
    on(
      () => [model.view().since, placing.aim()],
      () => queueMicrotask(() => document.activeElement?.matches('.drag-target, body') && goOn()),
      { defer: true },
    ),
  );
  onMount(() => onFocusGone(() => [model.view().since, placing.aim()], section, goOn));

  /** What was pressed is gone: on to what is to be pressed next. */
  function goOn(): void {
    const next = [
      '.learn-lab-again',
      '.learn-nav .primary',
      '.lab-keep-one',
      '.lab-offer .button',
      '.lab-saying .primary:enabled',
      '.lab-reveal',
      '.lab-hand [data-piece]:enabled',
    ]
      .map((wanted) => section().querySelector<HTMLElement>(wanted))
      .find((found) => found !== null);
    next?.focus();
  }

  return (
    <>
      <div class="learn-lab-task" ref={task}>
        <p>{own().text}</p>
        <div class="learn-lab-goal">
          <p>
            <strong>{own().goal}</strong>
          </p>
          <Owned model={model} />
        </div>
      </div>
      <DragArea drag={placing.drag}>
        <div class="learn-lab-room" classList={{ hiring: lesson.id === 'hire' }}>
          <Show when={lesson.id === 'hire'} fallback={<OwnStation model={model} placing={placing} />}>
            <Centre model={model} />
          </Show>
        </div>
        <div class="learn-lab-hand" classList={{ hiring: lesson.id === 'hire' }}>
          <Switch fallback={<Hand model={model} placing={placing} />}>
            <Match when={model.phase().kind === 'over'}>
              <CountTable model={model} seats={[ME, RIVAL]} />
            </Match>
            <Match when={model.phase().kind === 'keep' && props.trial.isOpen()}>
              <Keep model={model} />
            </Match>
          </Switch>
        </div>
      </DragArea>
      <Said trial={props.trial} />
    </>
  );
}

/** A table would name everything that a turn can be; here only cards can be placed. */
const isChoosing = ({ lesson, model, placing }: Trial) =>
  lesson.id !== 'hire' &&
  model.phase().kind !== 'keep' &&
  statusOf(model, placing).kind === 'asked' &&
  placing.aim() === null;

const asked = (trial: Trial) =>
  isChoosing(trial) ? labLearnWords().choose : statusOf(trial.model, trial.placing).said;

function Said(props: { trial: Trial }) {
  const { model, placing, lesson } = props.trial;
  const own = () => labLearnWords().lessons[lesson.id];
  const said = () => {
    const verdict = props.trial.verdict();
    if (verdict === 'open') return own().hint;
    return verdict === 'right' ? own().praise : labLearnWords().misses[verdict];
  };
  const kind = () => (props.trial.isOpen() ? 'hint' : props.trial.isMissed() ? 'wrong' : 'right');
  return (
    <div
      class="learn-lab-said"
      classList={{
        keeping: model.phase().kind === 'keep' && props.trial.isOpen(),
        hinted: props.trial.hinted(),
      }}
    >
      <Show when={!props.trial.isOpen() || props.trial.hinted()}>
        <div class="learn-said">
          <Feedback kind={kind()} sign={{ hint: '?', wrong: '✕', right: '✓' }[kind()]}>
            {said()}
          </Feedback>
          <Show when={props.trial.isMissed()}>
            <Again
              class="learn-lab-again"
              again={props.trial.again}
              help={props.trial.help}
              canHelp={props.trial.canHelp()}
            />
          </Show>
        </div>
      </Show>
      <Show when={props.trial.isOpen()}>
        <Show when={isChoosing(props.trial)} fallback={<Saying model={model} placing={placing} />}>
          <p class="lab-status">{asked(props.trial)}</p>
        </Show>
      </Show>
    </div>
  );
}
