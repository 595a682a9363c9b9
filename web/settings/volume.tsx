// How loud sounds are, from none to full; let go, one is heard as loud as they will be.
import { createSignal } from 'solid-js';
import { play } from '../device/sound.ts';
import { changeSettings, settings } from '../saves/settings.ts';
import { pagesWords } from '../words/pages/words.ts';
import { shareText } from '../words/share.ts';

const STEP = 5;

export function Volume() {
  const text = () => pagesWords().settings;
  /** While it is pulled, nothing is stored. */
  const [pulled, setPulled] = createSignal<number | null>(null);
  const volume = () => pulled() ?? settings().volume;
  const said = () => (volume() === 0 ? text().silent : shareText(volume() / 100));
  function letGo(volume: number): void {
    setPulled(null);
    changeSettings({ volume });
    play('star');
  }
  return (
    <label class="line">
      <span>
        {text().volume}
        <span class="soft note" aria-hidden="true">
          {said()}
        </span>
      </span>
      <input
        type="range"
        class="settings-volume"
        min="0"
        max="100"
        step={STEP}
        value={volume()}
        aria-valuetext={said()}
        onInput={(event) => setPulled(event.currentTarget.valueAsNumber)}
        onChange={(event) => letGo(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
