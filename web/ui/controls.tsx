// The few controls every page is made of.
import { For, type JSX, Show } from 'solid-js';

export function Switch(props: { label: string; note?: string; on: boolean; change: (on: boolean) => void }) {
  return (
    <label class="line">
      <span>
        {props.label}
        <Show when={props.note}>
          <span class="soft note"> {props.note}</span>
        </Show>
      </span>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        aria-checked={props.on}
        checked={props.on}
        onChange={(event) => props.change(event.currentTarget.checked)}
      />
    </label>
  );
}

export interface ChoiceItem<T> {
  value: T;
  label: JSX.Element;
  /** For a screen reader where the label is a drawing. */
  name?: string;
}

let groups = 0;

export function Choices<T extends string | number>(props: {
  label: string;
  items: readonly ChoiceItem<T>[];
  value: T;
  change: (value: T) => void;
}) {
  const group = `choices-${groups++}`;
  return (
    <fieldset class="choices">
      <legend>{props.label}</legend>
      <For each={props.items}>
        {(item) => (
          <label class="choice">
            <input
              type="radio"
              name={group}
              value={item.value}
              checked={item.value === props.value}
              onChange={() => props.change(item.value)}
              {...(item.name ? { 'aria-label': item.name } : {})}
            />
            <span>{item.label}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

export function PageHead(props: { title: string; back: string; children?: JSX.Element }) {
  return (
    <header class="page-head">
      <a class="button plain" href="/" aria-label={props.back}>
        <BackIcon />
      </a>
      <h1>{props.title}</h1>
      {props.children}
    </header>
  );
}

export function BackIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />
    </svg>
  );
}
