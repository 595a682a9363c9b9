// A link to the moment that is looked at: shared by the system, copied, or shown to be copied by hand.
import { createSignal, Show } from 'solid-js';
import { pagesWords } from '../../words/pages/words.ts';

export function ShareMoment(props: { link: () => Promise<string> }) {
  const text = () => pagesWords().replay;
  const [said, setSaid] = createSignal('');
  /** The link itself, where it could be neither shared nor copied. */
  const [shown, setShown] = createSignal('');

  async function share(): Promise<void> {
    const url = await props.link();
    setShown('');
    try {
      if (navigator.share) {
        await navigator.share({ url, title: document.title });
      } else {
        await navigator.clipboard.writeText(url);
        setSaid(text().copied);
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid(text().notCopied);
      setShown(url);
    }
  }
  return (
    <>
      <button type="button" class="button replay-press" aria-label={text().share} onClick={share}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 15V4m-4 4 4-4 4 4M6 12v8h12v-8"
            fill="none"
            stroke="currentColor"
            stroke-width="2.2"
            stroke-linejoin="round"
            stroke-linecap="round"
          />
        </svg>
      </button>
      <Show when={said()}>
        <span class="replay-said" role="status">
          {said()}
        </span>
      </Show>
      <Show when={shown()}>
        <input class="field replay-said" readOnly value={shown()} aria-label={text().share} />
      </Show>
    </>
  );
}
