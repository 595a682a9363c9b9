// From the page into a match: at once against easy bots, or with a choice of players and rules.
import { useNavigate } from '@solidjs/router';
import { createSignal } from 'solid-js';
import type { GameId } from '../../shared/games.ts';
import { words } from '../words/words.ts';

export function PlayNow(props: { game: GameId }) {
  const navigate = useNavigate();
  const [starting, setStarting] = createSignal(false);
  async function play(): Promise<void> {
    setStarting(true);
    const { beginQuickMatch } = await import('../table/quick.ts');
    navigate(await beginQuickMatch(props.game));
  }
  return (
    <div class="row learn-play">
      <button type="button" class="button primary" disabled={starting()} onClick={play}>
        {words().home.playNow}
      </button>
      <a class="button" href={`/play/${props.game}`}>
        {words().home.choose}
      </a>
    </div>
  );
}
