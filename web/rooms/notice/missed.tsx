// Asks whether the system may say it next time, once that would have helped.
import { Show } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';
import { catchFocus } from '#web/device/focus.ts';
import { askToNotify } from '#web/device/notify.ts';
import { changeSettings } from '#web/saves/settings.ts';
import { locale } from '#web/words/words.ts';
import { roomsWords } from '../words/words.ts';
import './missed.css';
import type { Notice } from './notice.ts';

export function MissedLine(props: { notice: Notice }) {
  const text = () => roomsWords().notice;
  let place!: HTMLDivElement;
  function answer(): void {
    props.notice.answered();
    catchFocus(place);
  }
  async function allow(): Promise<void> {
    await askToNotify();
    answer();
  }
  function refuse(): void {
    changeSettings({ notify: false });
    answer();
  }
  return (
    <div ref={place} class="missed" role="status">
      <Show when={props.notice.missed()}>
        {(missed) => (
          <div class="missed-line">
            <p>
              {text().missed(missed().why, spanSaid(missed().lasted ?? 0))} {text().ask}
            </p>
            <button type="button" class="button" onClick={() => void allow()}>
              {text().yes}
            </button>
            <button type="button" class="button" onClick={refuse}>
              {text().no}
            </button>
          </div>
        )}
      </Show>
    </div>
  );
}

function spanSaid(millis: Millis): string {
  const seconds = Math.round(millis / 1000);
  const [many, unit] = seconds < 120 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short' }).format(many);
}
