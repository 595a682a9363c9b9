// The frame of every table: the game's name, and at its head the way back, the rules and a pause.
import { type JSX, onCleanup, type Ref, Show } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import type { TimbreName } from '#web/device/instrument.ts';
import { soundAs } from '#web/device/sound.ts';
import { BackIcon } from '#web/ui/controls.tsx';
import { GameSign } from '#web/ui/game-sign.tsx';
import { words } from '#web/words/words.ts';
import { type About, said } from '../about.ts';
import './frame.css';
import { inTab } from './in-tab.ts';
import { RulesButton } from './rules-button.tsx';

export function Frame(props: {
  ref: Ref<HTMLElement>;
  game: GameId;
  about: About;
  /** How everything sounds at this table. */
  timbre?: TimbreName;
  class: string;
  classList?: Record<string, boolean>;
  children: JSX.Element;
}) {
  soundAs(props.timbre);
  onCleanup(() => soundAs());
  return (
    <main ref={props.ref} class={props.class} classList={props.classList ?? {}} data-game={props.game}>
      <h1 class="unseen">
        {/* The tab has the words of the heading: these are in the tab alone. */}
        <Show when={inTab()}>{(words) => <span hidden>{words()} · </span>}</Show>
        {said(props.about).name}
      </h1>
      {props.children}
    </main>
  );
}

export function Head(props: {
  game: GameId;
  /** How far the match has come. */
  round: string;
  leave: () => void;
  /** What leaving means, where it does more than to keep the match. */
  leaving?: string | undefined;
  /** What it is called where a finished match is looked at. */
  lookingBack: string | undefined;
  /** Where time runs and can be stopped. */
  pause?: (() => void) | undefined;
  children?: JSX.Element;
}) {
  return (
    <header class="table-head">
      <button
        type="button"
        class="button plain"
        onClick={() => props.leave()}
        aria-label={props.lookingBack ? words().home.back : (props.leaving ?? words().table.leave)}
      >
        <BackIcon />
      </button>
      <GameSign />
      <p class="table-round">
        <Show when={props.lookingBack}>
          <span class="table-kind soft">{props.lookingBack}</span>
        </Show>
        <span>{props.round}</span>
      </p>
      {props.children}
      <RulesButton game={props.game} pause={props.pause} />
      <Show when={props.pause}>
        {(pause) => (
          <button
            type="button"
            class="button plain"
            onClick={() => pause()()}
            aria-label={words().table.pause}
          >
            <PauseIcon />
          </button>
        )}
      </Show>
    </header>
  );
}

function PauseIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" />
    </svg>
  );
}
