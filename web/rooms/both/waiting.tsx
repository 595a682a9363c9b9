// What stands there without a connection: that it is being made, or that it is lost, and the way on without it.
import { createSignal, onCleanup, Show } from 'solid-js';
import { aboutOf } from '#web/games/about.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { GameSign } from '#web/ui/game-sign.tsx';
import { ago } from '#web/words/ago.ts';
import { locale, words } from '#web/words/words.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import type { GoHome } from './go-home.ts';
import { SeenLine } from './seen-line.tsx';

/** After so long it is no longer a matter of course that a connection comes. */
const PATIENCE = 3000;

/** Instead of the room. What comes at once should not flash: it appears a moment later. */
export function Waiting(props: { room: OnlineRoom; dealing?: boolean; goHome?: GoHome | undefined }) {
  const text = () => roomsWords().state;
  const isLate = createLate();
  const isLost = () => props.room.state() === 'lost' || (props.room.state() === 'connecting' && isLate());
  return (
    <main class="page room-waiting">
      <PageHead title={roomsWords().anyTitle} back={words().home.back} />
      <p role="status">
        <Show when={isLost()} fallback={props.dealing ? text().dealing : text().connecting}>
          {text().lost}
        </Show>
      </p>
      <Show when={isLost() && props.room.lastSeen()}>
        {(seen) => (
          <section class="panel stack" data-game={seen().game} aria-labelledby="last-seen">
            <h2 id="last-seen">
              <GameSign />
              {aboutOf(seen().game).name}
            </h2>
            <p>
              <SeenLine seen={seen()} />
            </p>
            <p class="soft">{roomsWords().kept.lastSeen(ago(seen().seen, locale(), words().home.justNow))}</p>
            <Show when={props.goHome}>{(goHome) => <GoHomeOffer go={goHome()} />}</Show>
          </section>
        )}
      </Show>
    </main>
  );
}

/** Once waiting has taken long, or there is nothing to wait for. */
function createLate(): () => boolean {
  const [late, setLate] = createSignal(!navigator.onLine);
  const timer = setTimeout(() => setLate(true), PATIENCE);
  const lose = () => setLate(true);
  addEventListener('offline', lose);
  onCleanup(() => {
    clearTimeout(timer);
    removeEventListener('offline', lose);
  });
  return late;
}

export function lostSaid(room: OnlineRoom): string {
  const text = roomsWords().state;
  return room.seat() === null ? text.lost : text.lostSeat;
}

/** In the lobby and in every sheet. */
export function Lost(props: { room: OnlineRoom }) {
  return (
    <div role="status">
      <Show when={props.room.state() === 'lost'}>
        <div class="notice room-lost">
          <LostSign />
          <span>{lostSaid(props.room)}</span>
        </div>
      </Show>
    </div>
  );
}

/** What it means is said beside the button, before it is pressed. */
export function GoHomeOffer(props: { go: GoHome }) {
  const text = () => roomsWords().state;
  const [isMissing, setMissing] = createSignal(false);
  return (
    <span class="room-go-home">
      <button type="button" class="button" onClick={() => props.go().catch(() => setMissing(true))}>
        {text().goHome}
      </button>
      <small class="soft">{text().goHomeNote}</small>
      <span role="alert">
        <Show when={isMissing()}>{words().trouble.notFetched.action}</Show>
      </span>
    </span>
  );
}

export function LostSign() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M3 9a13 13 0 0 1 18 0M6.5 12.5a8 8 0 0 1 11 0M10 16a3 3 0 0 1 4 0M4 4l16 16"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
    </svg>
  );
}
