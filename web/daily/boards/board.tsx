// The board of one day: where one stands, who is around, and how the results are spread.
import { useParams } from '@solidjs/router';
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import * as v from 'valibot';
import { DateSchema, type DateText, numberOf } from '#shared/daily/calendar.ts';
import { PageHead } from '#web/ui/controls.tsx';
import NotFound from '#web/ui/not-found.tsx';
import { words } from '#web/words/words.ts';
import { askMyBoard } from '../server/as-oneself.ts';
import { onDelivered } from '../server/delivery.ts';
import { createAsked } from './asked.ts';
import { Days } from './days.tsx';
import { Places, type PlacesTab } from './places.tsx';
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
  const [tab, setTab] = createSignal<PlacesTab>('near');
  const asked = createAsked(() => askMyBoard(props.date));
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
      <Unanswered asked={asked} />
      <Show when={asked.answer()}>
        {(board) => (
          <div class="board-parts">
            <Standing board={board()} />
            <Places date={props.date} board={board()} tab={tab()} choose={setTab} />
            <section class="panel board-spread">
              <SpreadFigures board={board()} />
            </section>
          </div>
        )}
      </Show>
      <nav class="row">
        <a class="button" href={`/daily/${props.date}`}>
          {text().toGalaxy}
        </a>
        <a class="button" href="/leagues">
          {text().toLeagues}
        </a>
      </nav>
      <Withdraw done={() => void asked.ask()} />
    </main>
  );
}
