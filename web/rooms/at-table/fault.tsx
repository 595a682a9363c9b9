// The rules of a game have failed: in words, and the ways on.
import { Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { isCovered } from '../both/covered.ts';
import type { GoHome } from '../both/go-home.ts';
import { GoHomeOffer } from '../both/waiting.tsx';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

export function FaultExits(props: { room: OnlineRoom; party: PartyView; goHome: GoHome | undefined }) {
  const wishes = createWishes(() => props.room);
  return (
    <>
      <div class="row fault-exits">
        <Show when={props.room.mayHost()}>
          <button
            type="button"
            class="button primary"
            aria-busy={wishes.busy()}
            onClick={() => void wishes.ask({ type: 'reopen', match: props.party.match })}
          >
            {roomsWords().course.reopen}
          </button>
        </Show>
        <Show when={props.goHome}>{(goHome) => <GoHomeOffer go={goHome()} />}</Show>
      </div>
      <RefusedWords wishes={wishes} />
    </>
  );
}

/** Under a table that stays in sight; where it is covered, what lies over it says so. */
export function FaultNotice(props: { room: OnlineRoom; party: PartyView; goHome: GoHome | undefined }) {
  const text = () => roomsWords().course;
  return (
    <div role="alert">
      <Show when={props.party.stands?.why === 'fault' && !isCovered(props.party) && props.room.table()}>
        <div class="notice">
          <p>
            <strong>{text().stands.fault}.</strong> {text().faultNote}
          </p>
          <FaultExits room={props.room} party={props.party} goHome={props.goHome} />
        </div>
      </Show>
    </div>
  );
}
