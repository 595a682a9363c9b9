// The link that lets others in, to share, to copy, to scan.
import { createSignal, Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { aboutOf } from '#web/games/about.ts';
import { part } from '#web/ui/fetched.tsx';
import { Sharing } from '#web/ui/sharing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomPath } from '../opening/room-link.ts';
import { roomsWords } from '../words/words.ts';

const QrCode = part(() => import('./qr.tsx'));
/** Where there is room for it, it is always shown: lobby.css hides the button there. */
const isWide = () => matchMedia('(min-width: 700px)').matches;

export function Invitation(props: {
  room: OnlineRoom;
  party: PartyView;
  /** Where something else is the main thing. */
  quiet: boolean;
}) {
  const text = () => roomsWords().invite;
  const [shown, setShown] = createSignal(isWide());
  const link = () => `${location.origin}${roomPath(props.room.id)}`;
  return (
    <section class="panel invitation" aria-labelledby="invite">
      <h2 id="invite">{text().title}</h2>
      {/* Behind a closed door it would not be true. */}
      <Show when={!props.party.closed}>
        <p class="soft">{props.party.stage === 'match' ? text().noteInMatch : text().note}</p>
      </Show>
      <p class="invitation-link">{link()}</p>
      <Sharing
        words={text().sharing}
        text={link()}
        data={() => ({ text: text().text(aboutOf(props.party.game).name), url: link() })}
        quiet={props.quiet}
      />
      <button
        type="button"
        class="button invitation-qr"
        aria-expanded={shown()}
        onClick={() => setShown(!shown())}
      >
        {shown() ? text().hideQr : text().showQr}
      </button>
      <Show when={shown()}>
        <QrCode text={link()} label={text().qrAlt(link())} />
      </Show>
    </section>
  );
}
