// What can be done with the building chosen or put last, and that all is done.
import { type JSX, Show } from 'solid-js';
import { DoneSign, FlipSign, TakeBackSign, TurnSign } from '../../drawings/tool-signs.tsx';
import { builderWords } from '../../words/words.ts';
import type { Building } from '../trial/building.ts';
import './tools.css';

export function Tools(props: { trial: Building }) {
  const active = () => (props.trial.mayChange() ? props.trial.active() : null);
  const isOnBoard = () => active() !== null && props.trial.lying(active()!).site !== null;
  const has = (tool: 'turn' | 'flip') => props.trial.lesson.tools.includes(tool);
  return (
    <div class="learn-builder-tools">
      <Show when={has('turn')}>
        <Tool sign={<TurnSign />} keys="R" isOff={active() === null} press={() => props.trial.use('turn')}>
          {builderWords().turn}
        </Tool>
      </Show>
      <Show when={has('flip')}>
        <Tool sign={<FlipSign />} keys="F" isOff={active() === null} press={() => props.trial.use('flip')}>
          {builderWords().flip}
        </Tool>
      </Show>
      <Tool sign={<TakeBackSign />} isOff={!isOnBoard()} press={props.trial.takeBack}>
        {builderWords().takeBack}
      </Tool>
      <Tool
        sign={<DoneSign />}
        isMain
        isOff={!props.trial.isComplete() || props.trial.verdict() !== 'open'}
        press={props.trial.done}
      >
        {builderWords().done}
      </Tool>
    </div>
  );
}

function Tool(props: {
  sign: JSX.Element;
  isMain?: boolean;
  isOff: boolean;
  keys?: string;
  press: () => void;
  children: JSX.Element;
}) {
  /** What is put back would take the focus along. */
  function press(event: { currentTarget: HTMLButtonElement }): void {
    if (props.isOff) return;
    props.press();
    event.currentTarget.focus();
  }

  return (
    <button
      type="button"
      class="button learn-builder-tool"
      classList={{
        primary: props.isMain === true && !props.isOff,
        'learn-builder-done': props.isMain === true,
      }}
      // Switched off for good it would lose the focus of whoever has just pressed it.
      aria-disabled={props.isOff}
      aria-keyshortcuts={props.keys}
      onClick={press}
    >
      {props.sign}
      {props.children}
      <Show when={props.keys}>
        <span class="learn-builder-key" aria-hidden="true">
          {props.keys}
        </span>
      </Show>
    </button>
  );
}
