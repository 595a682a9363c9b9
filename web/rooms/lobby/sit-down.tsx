// Taking a seat, and changing or leaving the one that one has.
import { createSignal, Show } from 'solid-js';
import { settings } from '#web/saves/settings.ts';
import { ConfirmWish } from '../both/confirm.tsx';
import { SeatForm, type Sitting } from '../both/seat-form.tsx';
import { roomsWords } from '../words/words.ts';

export function SitDown(props: Sitting) {
  return (
    <section class="panel" aria-labelledby="sit-down">
      <h2 id="sit-down">{roomsWords().sit.title}</h2>
      <SeatForm
        {...props}
        name={settings().name}
        colour={settings().colour}
        submit={roomsWords().sit.sit}
        first
      />
    </section>
  );
}

export function YourSeat(props: Sitting) {
  const [leaving, setLeaving] = createSignal(false);
  const text = () => roomsWords().sit;
  const mine = () => {
    const seat = props.party.seats[props.room.seat() ?? -1];
    return seat?.kind === 'person' ? seat : null;
  };
  return (
    <details class="panel">
      <summary>
        <h2>{text().yours}</h2>
      </summary>
      <div class="stack">
        <Show when={mine() !== null}>
          <SeatForm {...props} name={mine()!.name} colour={mine()!.colour} submit={text().change} />
        </Show>
        <div class="row">
          <button type="button" class="button" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {text().leave}
          </button>
        </div>
        <Show when={leaving()}>
          <ConfirmWish
            room={props.room}
            wish={{ type: 'leave' }}
            title={roomsWords().leave.title}
            sure={roomsWords().leave.sure}
            close={() => setLeaving(false)}
          >
            <p>{roomsWords().leave.noteInLobby}</p>
          </ConfirmWish>
        </Show>
      </div>
    </details>
  );
}
