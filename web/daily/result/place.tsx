// One's place among everyone who solved this galaxy, as far as the server can be asked.
import { createEffect, on, Show } from 'solid-js';
import type { DateText } from '#shared/daily/calendar.ts';
import type { Run } from '#web/saves/run-save.ts';
import { createAsked } from '../boards/asked.ts';
import { SpreadFigures } from '../boards/spread.tsx';
import { Standing } from '../boards/standing.tsx';
import { Unanswered } from '../boards/unanswered.tsx';
import { askMyBoard } from '../server/as-oneself.ts';
import { dailyWords } from '../words/words.ts';
import '../boards/board.css';

export default function Place(props: { date: DateText; delivery: Run['delivery'] }) {
  const asked = createAsked(() => askMyBoard(props.date));
  // What was waiting has a place as soon as it has arrived.
  createEffect(
    on(
      () => props.delivery,
      () => void asked.ask(),
    ),
  );
  return (
    <section class="stack" aria-labelledby="place">
      <h2 id="place">{dailyWords().over.standing}</h2>
      <Unanswered asked={asked} />
      <Show when={asked.answer()}>
        {(board) => (
          <>
            <Standing board={board()} />
            <section class="panel board-spread">
              <SpreadFigures board={board()} />
            </section>
            <div class="row">
              <a class="button" href={`/daily/${props.date}/board`}>
                {dailyWords().over.toBoard}
              </a>
            </div>
          </>
        )}
      </Show>
    </section>
  );
}
