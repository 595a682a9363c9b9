// Asks once more before a wish that cannot be taken back.
import type { JSX } from 'solid-js';
import type { Wish } from '#shared/rooms/protocol.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { createWishes, RefusedWords } from './wishing.tsx';

export function ConfirmWish(props: {
  room: OnlineRoom;
  wish: Wish;
  title: string;
  sure: string;
  close: () => void;
  children: JSX.Element;
}) {
  const wishes = createWishes(() => props.room);
  let buttons!: HTMLDivElement;
  /** Closed as by Escape, so that the focus goes back to where it was. */
  const close = () => buttons.closest('dialog')?.close();

  async function act(): Promise<void> {
    if (wishes.busy()) return;
    const granted = await wishes.ask(props.wish);
    if (granted?.ok) close();
  }

  return (
    <Dialog title={props.title} close={props.close}>
      {props.children}
      <RefusedWords wishes={wishes} />
      <div ref={buttons} class="row room-confirm">
        <button type="button" class="button" onClick={close}>
          {roomsWords().cancel}
        </button>
        <button type="button" class="button danger" aria-busy={wishes.busy()} onClick={() => void act()}>
          {props.sure}
        </button>
      </div>
    </Dialog>
  );
}
