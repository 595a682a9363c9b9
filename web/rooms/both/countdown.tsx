// Seconds left on the room's clock: for the eyes as a ring that runs out; whoever listens is told once, by news.tsx.
import { createSignal, onCleanup, Show } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';
import { locale } from '#web/words/words.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import './countdown.css';

const LOOK_EVERY = 200;

export function Countdown(props: {
  room: OnlineRoom;
  until: Millis;
  /** As long as it lasts at most. */
  of: Millis;
  small?: boolean;
}) {
  const [now, setNow] = createSignal(props.room.now());
  const looking = setInterval(() => setNow(props.room.now()), LOOK_EVERY);
  onCleanup(() => clearInterval(looking));
  const seconds = () => secondsTo(props.until, now());
  const left = () => Math.min(100, (seconds() * 100_000) / props.of);
  return (
    <svg
      class="room-clock"
      classList={{ small: props.small === true }}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <circle class="room-clock-track" cx="32" cy="32" r="28" />
      <Show when={left() > 0}>
        <circle
          class="room-clock-left"
          cx="32"
          cy="32"
          r="28"
          pathLength="100"
          stroke-dasharray={`${left()} 100`}
        />
      </Show>
      <text x="32" y="32">
        {seconds()}
      </text>
    </svg>
  );
}

export const secondsTo = (until: Millis, now: Millis): number => Math.max(0, Math.ceil((until - now) / 1000));

/** “12 seconds”. */
export function secondsSaid(seconds: number): string {
  return new Intl.NumberFormat(locale(), { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
    seconds,
  );
}
