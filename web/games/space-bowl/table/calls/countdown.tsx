// The countdown after a call: the seconds as a ring and a number.
import { Show } from 'solid-js';
import { COUNTDOWN } from '#shared/games/space-bowl/components.ts';
import './countdown.css';
import { bowlWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';

const ROUND = 2 * Math.PI * 20;

export function CountdownRing(props: { model: Model }) {
  const left = () => {
    const now = props.model.countdown();
    if (!now) return 0;
    // The clock is read ten times a second: just after a call it is a little behind and would show an eleventh.
    return Math.min(span(), Math.max(0, (now.closed ? now.until : now.zero) - props.model.time()));
  };
  const span = () => {
    const now = props.model.countdown();
    return now?.closed ? now.until - now.zero : COUNTDOWN;
  };
  return (
    <Show when={props.model.countdown()}>
      {(now) => (
        <div
          class="countdown"
          classList={{ doom: now().call.kind === 'doom', closed: now().closed }}
          role="timer"
          aria-label={bowlWords().table.secondsLeft(Math.ceil(left() / 1000))}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="20" class="countdown-track" />
            <circle
              cx="24"
              cy="24"
              r="20"
              class="countdown-left"
              stroke-dasharray={`${(ROUND * left()) / span()} ${ROUND}`}
              transform="rotate(-90 24 24)"
            />
            <text x="24" y="25" class="countdown-number">
              {Math.ceil(left() / 1000)}
            </text>
          </svg>
        </div>
      )}
    </Show>
  );
}
