// The form of a seat: name and token.
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import type { Wish } from '#shared/rooms/protocol.ts';
import { SeatToken } from '#web/art/tokens.tsx';
import { announce } from '#web/device/announcer.tsx';
import { keepWhole } from '#web/ui/whole-signs.ts';
import { words } from '#web/words/words.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import './seat-form.css';
import { createWishes, RefusedWords } from './wishing.tsx';

export interface Sitting {
  room: OnlineRoom;
  party: PartyView;
}

export function SeatForm(
  props: Sitting & {
    name: string;
    colour: number;
    submit: string;
    first?: boolean;
    /** Where it is not to sit on a free seat, or to change the own one. */
    wish?: (who: { name: string; colour: number }) => Wish;
    done?: (() => void) | undefined;
    children?: JSX.Element;
  },
) {
  const text = () => roomsWords().sit;
  const wishes = createWishes(() => props.room);
  const id = createUniqueId();
  const [typed, setTyped] = createSignal(props.name);
  const [wished, setWished] = createSignal(props.colour);
  const [pressed, setPressed] = createSignal(false);
  const name = () => cleanName(typed(), NAME_LENGTH);
  const taken = (colour: number) =>
    props.party.seats.some(
      (seat, at) => seat.kind !== 'free' && at !== props.room.seat() && seat.colour === colour,
    );
  const colour = () => {
    const all = words().seatColours.map((_, step) => (wished() + step) % words().seatColours.length);
    return all.find((colour) => !taken(colour)) ?? wished();
  };
  const fault = () => (pressed() && name() === '' ? text().needsName : '');
  let field!: HTMLInputElement;

  async function sit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setPressed(true);
    if (name() === '') field.focus();
    if (name() === '' || wishes.busy()) return;
    const who = { name: name(), colour: colour() };
    const granted = await wishes.ask(props.wish?.(who) ?? { type: 'sit', ...who });
    if (granted?.ok && !props.first) announce(text().changed);
    if (granted?.ok) props.done?.();
  }

  return (
    <form class="stack sit" noValidate onSubmit={(event) => void sit(event)}>
      <label for={id}>{text().name}</label>
      <input
        ref={field}
        class="field"
        id={id}
        value={typed()}
        autocomplete="off"
        aria-invalid={fault() !== ''}
        aria-describedby={`${id}-fault`}
        onInput={(event) => setTyped(keepWhole(event, NAME_LENGTH))}
        onCompositionEnd={(event) => setTyped(keepWhole(event, NAME_LENGTH))}
      />
      <div id={`${id}-fault`} role="alert">
        <Show when={fault()}>
          <p class="room-fault">{fault()}</p>
        </Show>
      </div>
      {/* At a full table there is none to choose from: whoever waits gets the one that is free then. */}
      <Show when={!taken(colour())}>
        <fieldset class="choices">
          <legend>{text().colour}</legend>
          <For each={[...words().seatColours.keys()]}>
            {(token) => (
              <label class="choice" classList={{ taken: taken(token) }}>
                <input
                  type="radio"
                  name={`${id}-colour`}
                  checked={token === colour()}
                  disabled={taken(token)}
                  aria-label={
                    taken(token) ? text().taken(words().seatColours[token]!) : words().seatColours[token]
                  }
                  onChange={() => setWished(token)}
                />
                <span>
                  <span class="sit-token">
                    <SeatToken seat={token} letter="" />
                  </span>
                </span>
              </label>
            )}
          </For>
        </fieldset>
        <p class="soft sit-colour">{words().seatColours[colour()]}</p>
      </Show>
      {props.children}
      <RefusedWords wishes={wishes} />
      <button
        type="submit"
        class="button"
        classList={{ primary: props.first === true, big: props.first === true }}
        aria-busy={wishes.busy()}
      >
        {props.submit}
      </button>
    </form>
  );
}
