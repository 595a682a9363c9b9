// Takes something out into the world: the share sheet where there is one, the clipboard, or the text to select.
import { createSignal, Show } from 'solid-js';
import './sharing.css';

interface SharingWords {
  share: string;
  copy: string;
  copied: string;
  notCopied: string;
  /** Names the field from which it can be copied by hand. */
  field: string;
}

export function Sharing(props: {
  words: SharingWords;
  /** What is copied, or shown where it cannot be. */
  text: string;
  /** What the share sheet gets. */
  data: () => ShareData;
  /** Where something else is the main thing. */
  quiet?: boolean;
}) {
  const [said, setSaid] = createSignal('');
  const [shown, setShown] = createSignal(false);
  const canShare = 'share' in navigator;

  async function share(): Promise<void> {
    try {
      await navigator.share(props.data());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(props.text);
      setShown(false);
      setSaid(props.words.copied);
    } catch {
      setShown(true);
      setSaid(props.words.notCopied);
    }
  }

  return (
    <div class="sharing">
      <div class="row">
        <Show when={canShare}>
          <button
            type="button"
            class="button"
            classList={{ primary: !props.quiet }}
            onClick={() => void share()}
          >
            {props.words.share}
          </button>
        </Show>
        <button
          type="button"
          class="button"
          classList={{ primary: !canShare && !props.quiet }}
          onClick={() => void copy()}
        >
          {props.words.copy}
        </button>
      </div>
      <p role="status" class="sharing-said">
        {said()}
      </p>
      <Show when={shown()}>
        <textarea
          class="field"
          readOnly
          rows={2}
          value={props.text}
          aria-label={props.words.field}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Show>
    </div>
  );
}
