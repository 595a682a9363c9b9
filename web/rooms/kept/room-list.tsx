// The rooms in which this device has a seat, for the start page: each line leads back.
import { For } from 'solid-js';
import { aboutOf } from '#web/games/about.ts';
import { forgetLastSeen, type LastSeen } from '#web/saves/last-seen.ts';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { GameSign } from '#web/ui/game-sign.tsx';
import { ago } from '#web/words/ago.ts';
import { locale, words } from '#web/words/words.ts';
import { SeenLine, withWhom } from '../both/seen-line.tsx';
import { roomPath } from '../opening/room-link.ts';
import { roomsWords } from '../words/words.ts';
import './room-list.css';

export { lastSeenRooms } from '#web/saves/last-seen.ts';

export default function RoomList(props: { rooms: readonly LastSeen[]; changed: () => unknown }) {
  return <For each={props.rooms}>{(seen) => <RoomLine seen={seen} changed={props.changed} />}</For>;
}

function RoomLine(props: { seen: LastSeen; changed: () => unknown }) {
  const text = () => roomsWords().kept;
  const game = () => aboutOf(props.seen.game).name;
  async function forget(): Promise<void> {
    await forgetLastSeen(props.seen.id);
    await props.changed();
  }
  return (
    <li class="panel match-line room-kept" data-game={props.seen.game}>
      <a class="match-link" href={roomPath(props.seen.id)}>
        <span class="unseen">{text().open}: </span>
        <GameSign />
        <strong>{game()}</strong>{' '}
        <span class="soft">{ago(props.seen.seen, locale(), words().home.justNow)}</span>
        <span class="match-points">
          <SeenLine seen={props.seen} />
        </span>
      </a>
      <DeleteButton
        what={text().forget(`${game()}, ${withWhom(props.seen)}`)}
        sure={text().forgetSure}
        remove={forget}
      >
        <small>{text().forgetNote}</small>
      </DeleteButton>
    </li>
  );
}
