// Says aloud, for a screen reader, what changed on the table and in a room.
import { createMemo, createSignal, on } from 'solid-js';

const [said, setSaid] = createSignal('');
const [news, setNews] = createSignal('');
// The same words twice are a change only if the text differs.
const anew = (words: string) => (before: string) => (before === words ? `${words}\u00a0` : words);

let quiet = false;
/** Where a page tells what happens on a table itself: both would be too much, and of every step that plays. */
export function setQuiet(isQuiet: boolean): void {
  quiet = isQuiet;
}

export function announce(words: string): void {
  if (!quiet) setSaid(anew(words));
}

/** In a place of its own: what the game announces at the same moment would be said instead. */
export function announceNews(words: string): void {
  setNews(anew(words));
}

/** Once on the page and once more in every sheet: while one is open, nothing outside it is heard. */
export function Announcer() {
  return (
    <>
      <Voice said={said()} />
      <Voice said={news()} />
    </>
  );
}

/** Only what is said from now on: a sheet that opens does not repeat what was said before. */
function Voice(props: { said: string }) {
  const fresh = createMemo(
    on(
      () => props.said,
      (words) => words,
      { defer: true },
    ),
  );
  return (
    <div class="unseen" role="status" aria-live="polite">
      {fresh()}
    </div>
  );
}
