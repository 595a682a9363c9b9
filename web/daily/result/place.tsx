// One's place among everyone who solved this galaxy, as far as the server can be asked.
import { createEffect, createResource, on, Show } from 'solid-js';
import type { DateText } from '#shared/daily/calendar.ts';
import { installed } from '#web/device/install.ts';
import type { Run } from '#web/saves/run-save.ts';
import { listRuns } from '#web/saves/runs.ts';
import { part } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { createAsked } from '../boards/asked.ts';
import { MissedThrows } from '../boards/missed.tsx';
import { upToDate } from '../boards/own-place.ts';
import { myMarks } from '../boards/own-run.ts';
import { SpreadFigures } from '../boards/spread.tsx';
import { Standing } from '../boards/standing.tsx';
import { Unanswered } from '../boards/unanswered.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { Inviting } from '../friends/inviting.tsx';
import { askDay } from '../server/boards.ts';
import '../boards/board.css';

const NudgeOffer = part(() => withWords(import('../nudge/offer.tsx'), boardsWords));

export default function Place(props: { date: DateText; delivery: Run['delivery'] }) {
  const asked = createAsked(() => askDay(props.date));
  const [runs] = createResource(
    () => props.delivery,
    () => listRuns().catch(() => []),
    { initialValue: [] },
  );
  const marks = () => myMarks(runs.latest, props.date);
  // What was waiting has a place as soon as it has arrived.
  createEffect(
    on(
      () => props.delivery,
      () => void asked.ask(),
    ),
  );
  return (
    <>
      <Inviting />
      <section class="stack place" aria-labelledby="place">
        <h2 id="place">{boardsWords().over.standing}</h2>
        <Unanswered asked={asked} />
        <Show when={asked.answer()}>
          {(day) => {
            const board = () => upToDate(day(), marks());
            return (
              <>
                <Standing day={day()} besideResult />
                <SpreadFigures board={board()} mine={day().place.mine} />
                <MissedThrows board={board()} marks={marks()} />
                <div class="row">
                  <a class="button" href={`/daily/${props.date}/board`}>
                    {boardsWords().over.toBoard}
                  </a>
                </div>
              </>
            );
          }}
        </Show>
      </section>
      <Show when={installed() && 'PeriodicSyncManager' in window}>
        <NudgeOffer date={props.date} runs={runs.latest} />
      </Show>
    </>
  );
}
