// The way to install where it takes hands: a dialog with a picture and three steps.
import { For } from 'solid-js';
import { words } from '../words/words.ts';
import { Dialog } from './dialog.tsx';
import './install-guide.css';

export default function InstallGuide(props: { close: () => void }) {
  return (
    <Dialog title={words().home.iosTitle} close={props.close}>
      <IosPicture />
      <ol>
        <For each={words().home.iosSteps}>{(step) => <li>{step}</li>}</For>
      </ol>
      <button type="button" class="button" onClick={() => props.close()}>
        {words().home.close}
      </button>
    </Dialog>
  );
}

/** The share sign, the line to tap, and the new icon. */
function IosPicture() {
  return (
    <svg
      class="ios-picture"
      viewBox="0 0 240 72"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="3"
    >
      <path d="M28 30h-8v30h32V30h-8M36 46V10M26 20l10-10 10 10" />
      <path d="M72 36h20M84 28l8 8-8 8" />
      <rect x="106" y="16" width="40" height="40" rx="8" />
      <path d="M126 26v20M116 36h20" />
      <path d="M160 36h20M172 28l8 8-8 8" />
      <rect x="192" y="14" width="44" height="44" rx="10" fill="#0a0e1f" />
      <circle cx="214" cy="36" r="10" fill="#ffc457" stroke="none" />
      <ellipse cx="214" cy="36" rx="18" ry="6" stroke="#ffe9b3" transform="rotate(-20 214 36)" />
    </svg>
  );
}
