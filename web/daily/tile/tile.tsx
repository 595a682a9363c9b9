// Today's galaxy on the start page: solve it, go on with it, or see what became of it.
import { createResource, Match, Show, Suspense, Switch } from 'solid-js';
import { type DateText, numberOf } from '#shared/daily/calendar.ts';
import { shapeOf } from '#shared/daily/week.ts';
import { isInLeague } from '#web/saves/in-league.ts';
import type { Run } from '#web/saves/run-save.ts';
import { listRuns } from '#web/saves/runs.ts';
import { part } from '#web/ui/fetched.tsx';
import { words } from '#web/words/words.ts';
import { countdownText } from '../parts/countdown-text.ts';
import { today, untilTomorrow } from '../parts/day.ts';
import { ShapeIcon, shapeName } from '../parts/shape.tsx';
import './tile.css';

const After = part(() => import('./after.tsx'));

export function DailyTile() {
  return (
    <Show when={numberOf(today()) >= 1 && today()} keyed>
      {(date) => (
        <Suspense fallback={<div class="panel daily-tile" />}>
          <Tile date={date} />
        </Suspense>
      )}
    </Show>
  );
}

function Tile(props: { date: DateText }) {
  const number = numberOf(props.date);
  const shape = shapeOf(number);
  const text = () => words().daily;
  const [runs] = createResource(() => listRuns().catch((): Run[] => []));
  const [inLeague] = createResource(() => isInLeague().catch(() => false));
  const run = () => runs()?.find(({ date }) => date === props.date);
  const finished = () => {
    const mine = run();
    return mine && mine.finished !== null ? mine : null;
  };
  return (
    <section class="panel daily-tile" aria-labelledby="daily-tile">
      <span class="daily-tile-shape">
        <ShapeIcon shape={shape} />
      </span>
      <div>
        <h2 id="daily-tile">{text().title(number)}</h2>
        <p>{shapeName(shape)}</p>
      </div>
      <Switch
        fallback={
          <>
            <p class="soft">{text().line}</p>
            <a class="button primary big" href="/daily">
              {text().solve}
            </a>
          </>
        }
      >
        <Match when={finished()}>{(mine) => <Finished run={mine()} />}</Match>
        <Match when={run()}>
          {(mine) => (
            <>
              <p class="soft">{text().begun(mine().answers.length)}</p>
              <a class="button primary big" href="/daily">
                {text().goOn}
              </a>
            </>
          )}
        </Match>
      </Switch>
      <Show when={inLeague() || runs()?.length}>
        <div class="daily-after" classList={{ 'in-league': inLeague()! }}>
          <After runs={runs()!} inLeague={inLeague()!} />
        </div>
      </Show>
    </section>
  );
}

function Finished(props: { run: Run }) {
  const text = () => words().daily;
  // What judges a run is as big as the puzzle itself: only those who have solved it load it, and nothing waits for it.
  const [solved] = createResource(
    () => props.run,
    (run) => import('../parts/solved-words.ts').then(({ solvedWords }) => solvedWords(run)).catch(() => ''),
  );
  return (
    <>
      <p>
        <Suspense fallback="…">
          <strong>{solved()}</strong>
        </Suspense>
      </p>
      <a class="button big" href="/daily">
        {text().seeResult}
      </a>
      <p class="soft">{text().next(countdownText(untilTomorrow()))}</p>
    </>
  );
}
