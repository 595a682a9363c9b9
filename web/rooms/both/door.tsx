// The door of the room: whoever may host closes and opens it, the others see that it is closed.
import { Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { Switch } from '#web/ui/controls.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { createWishes, RefusedWords } from './wishing.tsx';

export function Door(props: { room: OnlineRoom; party: PartyView }) {
  const text = () => roomsWords().door;
  const wishes = createWishes(() => props.room);
  return (
    <Show
      when={props.room.mayHost()}
      fallback={
        <Show when={props.party.closed}>
          <p class="panel">{text().closed}</p>
        </Show>
      }
    >
      <div class="panel">
        <Switch
          label={text().close}
          note={text().note}
          on={props.party.closed}
          change={(closed) => void wishes.ask({ type: 'door', closed })}
        />
        <RefusedWords wishes={wishes} />
      </div>
    </Show>
  );
}
