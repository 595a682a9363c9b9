// From the page into a match: at once against easy bots, or with a choice of players and rules.
import type { GameId } from '#shared/games/registry.ts';
import { words } from '#web/words/words.ts';
import { PlayNow } from '../play-now.tsx';

export function IntoMatch(props: { game: GameId }) {
  return (
    <div class="row learn-play">
      <PlayNow game={props.game} />
      <a class="button" href={`/play/${props.game}`}>
        {words().home.choose}
      </a>
    </div>
  );
}
