// Deletes only what one is sure of; whoever uses keys stays where they are.
import { createSignal, type JSX, Show } from 'solid-js';
import { catchFocus } from '../device/focus.ts';
import { words } from '../words/words.ts';

export function DeleteButton(props: {
  /** For a screen reader, where there are several. */
  what?: string;
  /** Where less than everything is deleted: what the button says then, and what it means. */
  sure?: string;
  children?: JSX.Element;
  /** Done when it is no longer shown. */
  remove: () => Promise<unknown>;
}) {
  const [sure, setSure] = createSignal(false);
  const text = () => words().home;
  let bin: HTMLButtonElement | undefined;
  let keep: HTMLButtonElement | undefined;

  function ask(): void {
    setSure(true);
    keep?.focus();
  }
  function stop(): void {
    setSure(false);
    bin?.focus();
  }
  async function remove(pressed: Element): Promise<void> {
    const place = pressed.closest('section, main') ?? undefined;
    await props.remove();
    catchFocus(place);
  }
  return (
    <Show
      when={sure()}
      fallback={
        <button
          ref={bin}
          type="button"
          class="button plain"
          aria-label={props.what ?? text().delete}
          onClick={ask}
        >
          <BinIcon />
        </button>
      }
    >
      <span class="row push">
        {props.children}
        <button type="button" class="button danger" onClick={(event) => remove(event.currentTarget)}>
          {props.sure ?? text().deleteSure}
        </button>
        <button ref={keep} type="button" class="button" onClick={stop}>
          {text().keep}
        </button>
      </span>
    </Show>
  );
}

function BinIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
