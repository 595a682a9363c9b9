// A sheet with the picture of a finished match: to look at, to share where the system takes a picture, and to save.
import { createMemo, createResource, createSignal, onCleanup, Show } from 'solid-js';
import { offerFile } from '#web/device/offer-file.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { kitWords } from '../words/words.ts';
import { lookOf } from './look.ts';
import { drawPicture, type Pictured } from './picture.ts';
import './sheet.css';

const NAME = 'starboard.png';

export default function PictureSheet(props: { pictured: Pictured; place: Element; close: () => void }) {
  const text = () => kitWords().picture;
  const [said, setSaid] = createSignal('');
  const [file] = createResource(
    () => props.pictured,
    async (pictured) => {
      const blob = await drawPicture(pictured, await lookOf(props.place));
      return blob && new File([blob], NAME, { type: 'image/png' });
    },
  );
  const address = createMemo(() => {
    const drawn = file();
    if (!drawn) return undefined;
    const url = URL.createObjectURL(drawn);
    onCleanup(() => URL.revokeObjectURL(url));
    return url;
  });
  /** What there is to see on it. */
  const inWords = () => {
    const { game, title, why, places } = props.pictured;
    const lines = places.map(({ place, name, points }) => `${place}. ${name}, ${points}`);
    return [`${game}.`, title, why, lines.join('; ')].filter(Boolean).join(' ');
  };
  const shared = (): ShareData => ({ files: [file()!], text: inWords() });
  const canShare = () => 'canShare' in navigator && navigator.canShare(shared());

  async function share(): Promise<void> {
    try {
      await navigator.share(shared());
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) save();
    }
  }
  function save(): void {
    offerFile(file()!, NAME);
    setSaid(text().saved);
  }

  return (
    <Dialog title={text().title} class="picture-sheet" close={props.close}>
      <Show when={file()} fallback={<p>{file.loading ? text().drawing : text().failed}</p>}>
        <img class="picture-shown" src={address()} alt={inWords()} width="1200" height="630" />
        <div class="row">
          <Show when={canShare()}>
            <button type="button" class="button primary" onClick={() => void share()}>
              {text().share}
            </button>
          </Show>
          <button type="button" class="button" classList={{ primary: !canShare() }} onClick={save}>
            {text().save}
          </button>
        </div>
      </Show>
      <p role="status" class="picture-said">
        {said()}
      </p>
    </Dialog>
  );
}
