// From the page into a match: back to the room one comes from, else at once against easy bots, or with a choice.
import { Show } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import { words } from '#web/words/words.ts';
import { PlayNow } from '../play-now.tsx';
import { createToRoom } from './to-room.ts';
import { tutorialWords } from './words/words.ts';

export function IntoMatch(props: { game: GameId }) {
  const toRoom = createToRoom();
  return (
    <div class="row learn-play">
      <Show
        when={toRoom()}
        fallback={
          <>
            <PlayNow game={props.game} />
            <a class="button" href={`/play/${props.game}`}>
              {words().home.choose}
            </a>
          </>
        }
      >
        {(path) => (
          <a class="button primary big" href={path()}>
            {tutorialWords().toRoom}
          </a>
        )}
      </Show>
    </div>
  );
}
