// The sheet in which whoever watches a match finds a way to the table.
import type { PartyView } from '#shared/rooms/party/view.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Join } from '../both/join.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

export function JoinSheet(props: { room: OnlineRoom; party: PartyView; close: () => void }) {
  let end!: HTMLDivElement;
  const close = () => end.closest('dialog')?.close();
  return (
    <Dialog title={roomsWords().row.title} close={props.close}>
      <Join room={props.room} party={props.party} done={close} />
      <div ref={end} class="panel-end">
        <button type="button" class="button" onClick={close}>
          {roomsWords().close}
        </button>
      </div>
    </Dialog>
  );
}

/** In the bar. */
export function joinSaid(room: OnlineRoom): string {
  const place = room.row();
  return place === null ? roomsWords().row.join : roomsWords().row.place(place + 1);
}
