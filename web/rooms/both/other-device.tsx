// For those whose seat is on another device: its code brings the seat here.
import { createSignal, createUniqueId, onMount, Show } from 'solid-js';
import { PASS_FORM } from '#shared/rooms/link.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

const CODE_LENGTH = 6;

export function OtherDevice(props: {
  room: OnlineRoom;
  take: (pass: string) => void;
  /** A code typed here that was wrong: it stands there again, to be corrected. */
  mistyped?: string;
}) {
  const text = () => roomsWords().other;
  const id = createUniqueId();
  const [code, setCode] = createSignal(props.mistyped ?? '');
  const [fault, setFault] = createSignal<'badCode' | 'wrong' | null>(props.mistyped ? 'wrong' : null);
  const isWrong = () => props.room.passed() === 'wrong';
  let field!: HTMLInputElement;

  onMount(() => props.mistyped && field.focus());

  function take(event: SubmitEvent): void {
    event.preventDefault();
    const pass = code().replace(/\s/g, '').toUpperCase();
    setFault(PASS_FORM.test(pass) ? null : 'badCode');
    if (fault()) field.focus();
    else props.take(pass);
  }

  return (
    <details class="panel" open={isWrong()}>
      <summary>
        <h2>{text().open}</h2>
      </summary>
      <form class="stack other-device" noValidate onSubmit={take}>
        <p class="soft">{text().note}</p>
        <label for={id}>{text().code}</label>
        <input
          ref={field}
          class="field"
          id={id}
          value={code()}
          maxLength={CODE_LENGTH + 4}
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={fault() !== null}
          aria-describedby={`${id}-fault`}
          onInput={(event) => {
            setCode(event.currentTarget.value);
            setFault(null);
          }}
        />
        <div id={`${id}-fault`} role="alert">
          <Show when={fault()}>{(fault) => <p class="room-fault">{text()[fault()]}</p>}</Show>
        </div>
        <div class="row">
          <button type="submit" class="button">
            {text().take}
          </button>
        </div>
      </form>
    </details>
  );
}
