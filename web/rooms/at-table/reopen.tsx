// After a match: back to the lobby, for whoever may change seats and options.
import type { PartyView } from '#shared/rooms/party/view.ts';
import type { Wishes } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

export const mayReopen = (room: OnlineRoom): boolean => room.over() && room.mayHost();

export function Reopen(props: { party: PartyView; wishes: Wishes; class?: string }) {
  return (
    <button
      type="button"
      class={`button ${props.class ?? ''}`}
      aria-busy={props.wishes.busy()}
      onClick={() => void props.wishes.ask({ type: 'reopen', match: props.party.match })}
    >
      {roomsWords().bar.reopen}
    </button>
  );
}
