// Takes one's seat to another device: a code to type or to scan there, good once and for a short time.
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { part } from '#web/ui/fetched.tsx';
import { roomPath } from '../opening/room-link.ts';
import { roomsWords } from '../words/words.ts';
import './move-seat.css';
import { Lost } from '../both/waiting.tsx';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';

const QrCode = part(() => import('../both/qr.tsx'));

interface Pass {
  code: string;
  until: Millis;
}

export function MoveSeat(props: { room: OnlineRoom; close: () => void }) {
  const text = () => roomsWords().move;
  const wishes = createWishes(() => props.room);
  const [pass, setPass] = createSignal<Pass | null>(null);
  const [answered, setAnswered] = createSignal(false);
  const [now, setNow] = createSignal(props.room.now());
  const timer = setInterval(() => setNow(props.room.now()), 1000);
  onCleanup(() => clearInterval(timer));
  const left = () => Math.ceil(((pass()?.until ?? 0) - now()) / 1000);
  const isGood = () => pass() !== null && left() > 0;
  const link = () => `${location.origin}${roomPath(props.room.id, pass()?.code)}`;
  let closer!: HTMLButtonElement;

  async function fetchPass(): Promise<void> {
    if (wishes.busy()) return;
    const granted = await wishes.ask({ type: 'pass' });
    setAnswered(true);
    if (!granted || !('pass' in granted)) return;
    setNow(props.room.now());
    const had = document.activeElement;
    setPass({ code: granted.pass, until: granted.until });
    // With the new code, the button that asked for it is gone.
    if (had && !had.isConnected) closer.focus();
  }
  onMount(() => void fetchPass());

  return (
    <Dialog title={text().title} close={props.close}>
      <p class="soft">{text().note}</p>
      <Lost room={props.room} />
      <Show when={isGood()}>
        <QrCode text={link()} label={text().qrAlt(pass()!.code)} />
      </Show>
      <div role="status">
        <Show when={isGood()}>
          <p class="pass-code">
            <span class="unseen">{text().code}: </span>
            {pass()!.code}
          </p>
        </Show>
        <Show when={pass() !== null && !isGood()}>
          <p>{text().over}</p>
        </Show>
      </div>
      <Show when={isGood()}>
        <p class="soft pass-left">{text().left(clockText(left()))}</p>
      </Show>
      <RefusedWords wishes={wishes} />
      <div class="row">
        <Show when={answered() && !isGood()}>
          <button
            type="button"
            class="button primary"
            aria-busy={wishes.busy()}
            onClick={() => void fetchPass()}
          >
            {text().again}
          </button>
        </Show>
        <button ref={closer} type="button" class="button" onClick={() => closer.closest('dialog')?.close()}>
          {roomsWords().close}
        </button>
      </div>
    </Dialog>
  );
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
