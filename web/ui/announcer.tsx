// Says aloud, for a screen reader, what changed on the table.
import { createSignal } from 'solid-js';

const [said, setSaid] = createSignal('');

export function announce(words: string): void {
  // The same words twice are a change only if the text differs.
  setSaid((before) => (before === words ? `${words}\u00a0` : words));
}

export function Announcer() {
  return (
    <div class="unseen" role="status" aria-live="polite">
      {said()}
    </div>
  );
}
