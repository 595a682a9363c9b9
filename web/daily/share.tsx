// Takes the result out into the world: the share sheet where there is one, the clipboard, or the text to select.
import { createMemo, createResource, createSignal, Show } from 'solid-js';
import { type Mark, scoreOf } from '../../shared/daily/score.ts';
import { clockText, shareText } from '../../shared/daily/share.ts';
import type { Millis } from '../../shared/game.ts';
import { dailyWords } from '../words/daily-words.ts';
import './share.css';
import { sharePicture } from './share-picture.ts';

interface Shared {
  number: number;
  marks: readonly Mark[];
  time: Millis;
}

export function Share(props: Shared) {
  const [said, setSaid] = createSignal('');
  const [shown, setShown] = createSignal(false);
  const text = () => dailyWords().share;
  const lines = createMemo(() =>
    shareText(props.number, props.marks, props.time, `${location.origin}/daily`),
  );
  // Drawn beforehand: the share sheet opens only right after the tap.
  const [picture] = createResource(
    () => 'canShare' in navigator && { ...props },
    (result) => pictureFile(result).catch(() => null),
  );

  async function share(): Promise<void> {
    const files = picture.latest ? [picture.latest] : [];
    const data: ShareData = { text: lines() };
    if (files.length > 0 && navigator.canShare({ files })) data.files = files;
    try {
      await navigator.share(data);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShown(true);
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(lines());
      setShown(false);
      setSaid(text().copied);
    } catch {
      setSaid(text().notCopied);
      setShown(true);
    }
  }

  return (
    <div class="share">
      <div class="row">
        <Show when={'share' in navigator}>
          <button type="button" class="button primary" onClick={share}>
            {text().share}
          </button>
        </Show>
        <button type="button" class="button" classList={{ primary: !('share' in navigator) }} onClick={copy}>
          {text().copy}
        </button>
      </div>
      <p role="status" class="share-said">
        {said()}
      </p>
      <Show when={shown()}>
        <textarea
          class="field"
          readOnly
          rows={2}
          value={lines()}
          aria-label={text().text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Show>
    </div>
  );
}

async function pictureFile({ number, marks, time }: Shared): Promise<File | null> {
  const score = `${scoreOf(marks)}/${marks.length}`;
  const blob = await sharePicture({ number, marks, score, time: clockText(time) });
  return blob && new File([blob], `starboard-${number}.png`, { type: 'image/png' });
}
