// What one presses while looking back: play and pause, steps and jumps, how fast, what there was to find, and the link.
import { For, Show } from 'solid-js';
import type { ReplayTable } from '../../table/host/replay.ts';
import { pagesWords } from '../../words/pages/words.ts';
import { type Player, SPEED_NAMES, type Speed } from './player.ts';
import { ShareMoment } from './share.tsx';

export function Controls(props: {
  table: ReplayTable<object>;
  player: Player;
  toggle: () => void;
  goTo: (step: number) => void;
  jump: (direction: 1 | -1) => void;
  /** Where there is something to be found. */
  found: { show: () => string; toggle: () => void } | undefined;
  open: () => void;
  link: () => Promise<string>;
}) {
  const text = () => pagesWords().replay;
  const step = (by: 1 | -1) => props.goTo(props.table.step() + by);
  return (
    <div class="replay-controls">
      <button
        type="button"
        class="button primary replay-play"
        aria-keyshortcuts="Space"
        aria-label={props.player.playing() ? text().pause : text().play}
        onClick={() => props.toggle()}
      >
        <Icon path={props.player.playing() ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5v14l11-7z'} />
      </button>
      <Press name={text().jumpBack} press={() => props.jump(-1)} path="M5 5h3v14H5zM19 5v14L9 12z" />
      <Press name={text().back} press={() => step(-1)} path="M16 5v14L6 12z" />
      <Press name={text().forward} press={() => step(1)} path="M8 5v14l10-7z" />
      <Press name={text().jumpForward} press={() => props.jump(1)} path="M5 5v14l10-7zM16 5h3v14h-3z" />
      <ShareMoment link={props.link} />
      <select
        class="field replay-speed"
        aria-label={text().speed}
        value={props.player.speed()}
        onChange={(event) => props.player.setSpeed(event.currentTarget.value as Speed)}
      >
        <For each={SPEED_NAMES}>{(speed) => <option value={speed}>{text().speeds[speed]}</option>}</For>
      </select>
      <button type="button" class="button" onClick={() => props.open()}>
        {text().moments}
      </button>
      <Show when={props.found}>
        {(found) => (
          <button
            type="button"
            class="button"
            aria-pressed={props.table.reveals()}
            onClick={() => found().toggle()}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M2 12q10-13 20 0q-10 13-20 0z"
                fill="none"
                stroke="currentColor"
                stroke-width="2.2"
                stroke-linejoin="round"
              />
              <circle cx="12" cy="12" r="3.2" fill="currentColor" />
            </svg>
            <span class="replay-word">{found().show()}</span>
          </button>
        )}
      </Show>
    </div>
  );
}

function Press(props: { name: string; press: () => void; path: string }) {
  return (
    <button type="button" class="button replay-press" aria-label={props.name} onClick={() => props.press()}>
      <Icon path={props.path} />
    </button>
  );
}

function Icon(props: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={props.path} fill="currentColor" />
    </svg>
  );
}
