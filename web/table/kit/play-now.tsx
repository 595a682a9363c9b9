// One tap into a match against easy bots; where that cannot be fetched it says so.
import { useNavigate } from '@solidjs/router';
import { Show } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import { createAttempt } from '#web/ui/attempt.ts';
import { words } from '#web/words/words.ts';

export function PlayNow(props: { game: GameId; big?: boolean; note?: string }) {
  const navigate = useNavigate();
  const start = createAttempt(async () => {
    const { beginQuickMatch } = await import('../host/quick.ts');
    navigate(await beginQuickMatch(props.game));
  });
  return (
    <>
      <button
        type="button"
        class="button primary"
        classList={{ big: props.big ?? false }}
        aria-busy={start.busy()}
        onClick={start.begin}
      >
        {words().home.playNow}
      </button>
      <Show when={start.failed()} fallback={<span class="soft">{props.note}</span>}>
        <span role="alert">{words().trouble.notFetched.action}</span>
      </Show>
    </>
  );
}
