// The way into a room by a pasted link: on some phones a link never opens in the installed app.
import { useNavigate } from '@solidjs/router';
import { createSignal, createUniqueId, Show } from 'solid-js';
import { words } from '#web/words/words.ts';
import './opening.css';

const LONGEST_LINK = 3000;

export default function PasteLink() {
  const [open, setOpen] = createSignal(false);
  const form = createUniqueId();
  return (
    <section class="room-entry">
      <button
        type="button"
        class="button plain"
        aria-expanded={open()}
        aria-controls={form}
        onClick={() => setOpen(!open())}
      >
        {words().opening.gotLink}
      </button>
      <div id={form}>
        <Show when={open()}>
          <LinkForm />
        </Show>
      </div>
    </section>
  );
}

function LinkForm() {
  const navigate = useNavigate();
  const text = () => words().opening;
  const id = createUniqueId();
  const [link, setLink] = createSignal('');
  const [bad, setBad] = createSignal(false);
  let field!: HTMLInputElement;

  async function go(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { pathIn } = await import('./pasted.ts');
    const path = pathIn(link());
    if (path) return navigate(path);
    setBad(true);
    field.focus();
  }

  return (
    <form class="panel" noValidate onSubmit={(event) => void go(event)}>
      <label for={id}>{text().link}</label>
      <input
        ref={(element) => {
          field = element;
          queueMicrotask(() => element.focus());
        }}
        class="field"
        id={id}
        value={link()}
        maxLength={LONGEST_LINK}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={bad()}
        aria-describedby={`${id}-note`}
        onInput={(event) => {
          setLink(event.currentTarget.value);
          setBad(false);
        }}
      />
      <p class="soft" id={`${id}-note`} role="status">
        <Show when={bad()} fallback={text().linkNote}>
          <strong class="room-entry-bad">{text().badLink}</strong>
        </Show>
      </p>
      <div class="row">
        <button type="submit" class="button">
          {text().toRoom}
        </button>
      </div>
    </form>
  );
}
