// The board of one day: one's leagues, then strangers as numbers, and last those who are shown by name.
import { useParams } from '@solidjs/router';
import { createEffect, createResource, on, onCleanup, Show } from 'solid-js';
import * as v from 'valibot';
import { DateSchema, type DateText, numberOf } from '#shared/daily/calendar.ts';
import { listRuns } from '#web/saves/runs.ts';
import { PageHead } from '#web/ui/controls.tsx';
import NotFound from '#web/ui/not-found.tsx';
import { words } from '#web/words/words.ts';
import { today } from '../parts/day.ts';
import { askDay, type DayAnswer } from '../server/boards.ts';
import { onDelivered } from '../server/delivered.ts';
import { createAsked } from './asked.ts';
import { Consent } from './consent.tsx';
import { Days } from './days.tsx';
import { MissedThrows } from './missed.tsx';
import { MyLeagues } from './my-leagues.tsx';
import { Named } from './named.tsx';
import { Near } from './near.tsx';
import { hasNeighbours, upToDate } from './own-place.ts';
import { myMarks } from './own-run.ts';
import { SpreadFigures } from './spread.tsx';
import { Standing } from './standing.tsx';
import { RefreshButton, Unanswered } from './unanswered.tsx';
import { Withdraw } from './withdraw.tsx';
import { boardsWords } from './words/words.ts';
import './board.css';

export default function BoardPage() {
  const params = useParams();
  const date = () => {
    const text = params.date ?? '';
    return v.is(DateSchema, text) && numberOf(text) > 0 ? text : null;
  };
  return (
    <Show when={date()} fallback={<NotFound />}>
      {(day) => <Board date={day()} />}
    </Show>
  );
}

function Board(props: { date: DateText }) {
  const text = () => boardsWords().board;
  const asked = createAsked(() => askDay(props.date));
  createEffect(
    on(
      () => props.date,
      () => {
        asked.forget();
        void asked.ask();
      },
    ),
  );
  // A run solved without a network can arrive while this page is open.
  onCleanup(onDelivered((run) => run.date === props.date && void asked.ask()));
  return (
    <main class="page board-page">
      <PageHead title={text().title(numberOf(props.date))} back={words().home.back}>
        <RefreshButton asked={asked} />
      </PageHead>
      <Days date={props.date} />
      <MyLeagues />
      <Unanswered asked={asked} />
      <Show when={asked.answer()}>
        {(day) => <Parts date={props.date} day={day()} ask={() => void asked.ask()} />}
      </Show>
      <nav class="row">
        <a class="button" href={`/daily/${props.date}`}>
          {text().toGalaxy}
        </a>
      </nav>
      <Withdraw done={() => void asked.ask()} />
    </main>
  );
}

function Parts(props: { date: DateText; day: DayAnswer; ask: () => void }) {
  const text = () => boardsWords().board;
  // Nothing waits for them: the whole page would go blank, and the focus with it.
  const [runs] = createResource(
    () => props.day,
    () => listRuns().catch(() => []),
    { initialValue: [] },
  );
  const marks = () => myMarks(runs.latest, props.date);
  const mine = () => props.day.place.mine;
  const board = () => upToDate(props.day, marks());
  return (
    <div class="board-parts">
      <Standing day={props.day} />
      <div class="board-side">
        <SpreadFigures board={board()} mine={mine()} />
      </div>
      <div class="board-rest">
        <MissedThrows board={board()} marks={marks()} />
        <Show when={!mine() && props.date === today()}>
          <section class="panel board-invite">
            <p>{text().howToday}</p>
            <a class="button primary" href={`/daily/${props.date}`}>
              {text().toToday}
            </a>
          </section>
        </Show>
        <Show when={hasNeighbours(props.day.place)}>
          <Near lines={props.day.place.near} counted={mine()!.counts} />
        </Show>
        <Show when={board().total > 0}>
          <Named board={board()} mine={mine()} />
        </Show>
        <Consent runs={runs.latest} named={props.ask} />
        <p class="soft board-note">{text().truth}</p>
      </div>
    </div>
  );
}
