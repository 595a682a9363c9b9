// A sheet over the page; Escape and the backdrop close it, focus comes back by itself.
import { type JSX, onMount } from 'solid-js';
import { Announcer } from '../device/announcer.tsx';

export function Dialog(props: { title: string; class?: string; close: () => void; children: JSX.Element }) {
  let sheet!: HTMLDialogElement;
  onMount(() => sheet.showModal());
  return (
    <dialog
      ref={sheet}
      class={`sheet ${props.class ?? ''}`}
      aria-label={props.title}
      onClose={() => props.close()}
      onClick={(event) => event.target === sheet && sheet.close()}
      onKeyDown={(event) => event.key === 'Escape' && sheet.close()}
    >
      <div class="stack">
        <h2>{props.title}</h2>
        {props.children}
      </div>
      <Announcer />
    </dialog>
  );
}
