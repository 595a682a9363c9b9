// One tap opens a room and goes there; when that fails it says why.
import { useNavigate } from '@solidjs/router';
import { createSignal, Show } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import type { Words } from '#web/words/en.ts';
import { words } from '#web/words/words.ts';
import type { OpenFailure } from './open.ts';
import './opening.css';

type Failure = keyof Words['opening']['failures'];
const FAILURES: Partial<Record<OpenFailure, Failure>> = {
  offline: 'offline',
  'too-many': 'tooMany',
  malformed: 'outdated',
  'other-version': 'outdated',
};

/** The path of a new room, or why there is none. */
async function openedRoom(game: GameId, options: object): Promise<{ path: string } | { failure: Failure }> {
  try {
    const { openRoom } = await import('./open.ts');
    const opened = await openRoom(game, options);
    return opened.ok ? { path: `/r/${opened.id}` } : { failure: FAILURES[opened.code] ?? 'other' };
  } catch {
    // Not even the code for it could be fetched.
    return { failure: 'offline' };
  }
}

export default function PlayWithFriends(props: { game: GameId; options?: object }) {
  const navigate = useNavigate();
  const text = () => words().opening;
  const [busy, setBusy] = createSignal(false);
  const [failure, setFailure] = createSignal<Failure | null>(null);

  async function open(): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setFailure(null);
    const opened = await openedRoom(props.game, props.options ?? {});
    if ('path' in opened) return navigate(opened.path);
    setBusy(false);
    setFailure(opened.failure);
  }
  const label = () => {
    if (busy()) return text().opening;
    return failure() ? text().again : text().withFriends;
  };

  return (
    <>
      <button
        type="button"
        class="button big friends"
        classList={{ busy: busy() }}
        aria-busy={busy()}
        onClick={() => void open()}
      >
        {label()}
      </button>
      <Show when={failure()}>
        {(why) => (
          <p class="friends-failure" role="alert">
            {text().failures[why()]}
          </p>
        )}
      </Show>
    </>
  );
}
