// What can be done with the building chosen or put last, and that all is done.
import { type JSX, Show } from 'solid-js';
import { builderWords } from '../../words/words.ts';
import type { Building } from '../trial/building.ts';
import './tools.css';

const TURN = 'M19 12a7 7 0 1 1-2.6-5.4M17 2.5v4.6h-4.6';
const FLIP = 'M12 3v3M12 10.5v3M12 18v3M9 7 3 17h6zM15 7l6 10h-6z';
const BACK = 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3';
const DONE = 'm4 12.5 5.5 5.5L20 6.5';

export function Tools(props: { trial: Building }) {
  const active = () => (props.trial.mayChange() ? props.trial.active() : null);
  const isOnBoard = () => active() !== null && props.trial.lying(active()!).site !== null;
  const has = (tool: 'turn' | 'flip') => props.trial.lesson.tools.includes(tool);
  return (
    <div class="learn-builder-tools">
      <Show when={has('turn')}>
        <Tool sign={TURN} keys="R" isOff={active() === null} press={() => props.trial.use('turn')}>
          {builderWords().turn}
        </Tool>
      </Show>
      <Show when={has('flip')}>
        <Tool sign={FLIP} keys="F" isOff={active() === null} press={() => props.trial.use('flip')}>
          {builderWords().flip}
        </Tool>
      </Show>
      <Tool sign={BACK} isOff={!isOnBoard()} press={props.trial.takeBack}>
        {builderWords().takeBack}
      </Tool>
      <Tool
        sign={DONE}
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
  sign: string;
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
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={props.sign} />
      </svg>
      {props.children}
      <Show when={props.keys}>
        <span class="learn-builder-key" aria-hidden="true">
          {props.keys}
        </span>
      </Show>
    </button>
  );
}
