// What one is invited to, and by whom: the game in a sentence, and the way to its rules and back.
import { Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { aboutOf } from '#web/games/about.ts';
import { words } from '#web/words/words.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

export function AboutGame(props: { room: OnlineRoom; party: PartyView }) {
  const host = () => {
    const seat = props.party.seats[props.party.host ?? -1];
    return props.room.seat() === null && seat?.kind === 'person' ? seat : null;
  };
  return (
    <div class="lobby-about">
      <p>
        <Show when={host()}>
          {(host) => <strong class="lobby-inviter">{roomsWords().invite.by(host().name)}</strong>}
        </Show>
        {aboutOf(props.party.game).line}
      </p>
      <a class="button" href={`/learn/${props.party.game}?room=${props.room.id}`}>
        {words().home.learn}
      </a>
    </div>
  );
}
