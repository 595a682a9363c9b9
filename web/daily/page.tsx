// The page of a daily: today's, or that of a date in the address.
import { useParams } from '@solidjs/router';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import * as v from 'valibot';
import { DateSchema, type DateText, numberOf } from '#shared/daily/calendar.ts';
import { listRuns } from '../saves/runs.ts';
import { page } from '../ui/fetched.tsx';
import { withWords } from '../words/loader.ts';
import { boardsWords } from './boards/words/words.ts';
import { createHand } from './hand/hand.ts';
import { today } from './parts/day.ts';
import { createEvents } from './play/events.ts';
import { Intro } from './play/intro.tsx';
import { RunScreen } from './play/run-screen.tsx';
import { createRun, type DailyRun } from './run/run.ts';
import { dailyWords } from './words/words.ts';

const NotFound = page(() => import('../ui/not-found.tsx'));
const notHere = () => withWords(import('./calendar/not-here.tsx'), dailyWords);
const NotYet = page(async () => ({ default: (await notHere()).NotYet }));
const Elsewhere = page(async () => ({ default: (await notHere()).Elsewhere }));
const Result = page(() => withWords(import('./result/result.tsx'), boardsWords, dailyWords));

export default function DailyPage() {
  const params = useParams();
  return (
    <Show when={params.date} keyed fallback={<Today />}>
      {(date) => <Dated date={date} />}
    </Show>
  );
}

/** Follows the calendar as long as nothing is begun. */
function Today() {
  const [date, setDate] = createSignal(today());
  return (
    <Show when={date()} keyed>
      {(day) => <Dated date={day} toToday={() => setDate(today())} />}
    </Show>
  );
}

function Dated(props: { date: DateText; toToday?: () => void }) {
  const exists = () => v.is(DateSchema, props.date) && (numberOf(props.date) >= 1 || props.toToday);
  // Once begun it stays so: a clock put back closes no run in the middle.
  const begun = createMemo<boolean>(
    (was) => was || (Boolean(exists()) && numberOf(props.date) >= 1 && props.date <= today()),
    false,
  );
  return (
    <Show when={exists()} fallback={<NotFound />}>
      <Show when={begun()} fallback={<NotYet date={props.date} />}>
        <Opened date={props.date} toToday={props.toToday} />
      </Show>
    </Show>
  );
}

function Opened(props: { date: DateText; toToday: (() => void) | undefined }) {
  let closed = false;
  const opening = createRun(props.date).then((run) => {
    if (closed && run !== 'elsewhere') run.leave();
    return run;
  });
  const [run] = createResource(() => opening);
  onCleanup(() => {
    closed = true;
    const opened = run();
    if (opened && opened !== 'elsewhere') opened.leave();
  });
  return (
    <Switch>
      <Match when={run() === 'elsewhere'}>
        <Elsewhere />
      </Match>
      <Match when={run()}>{(opened) => <Playing run={opened() as DailyRun} toToday={props.toToday} />}</Match>
    </Switch>
  );
}

function Playing(props: { run: DailyRun; toToday: (() => void) | undefined }) {
  const { run } = props;
  const hand = createHand(run);
  createEvents(run, hand);
  const [earlier] = createResource(() => listRuns().catch(() => []));
  const first = () => earlier()?.every(({ finished }) => finished === null) ?? false;
  const [jumped] = createResource(
    // Of no run, none: nothing is fetched for whoever plays for the first time.
    () => (earlier()?.length ? earlier() : null),
    (runs) => import('./journey/jumped.ts').then(({ jumpedDates }) => jumpedDates(runs)).catch(() => []),
  );
  createEffect(() => hand.step() === 'truth' && void Result.preload());
  createEffect(
    on(today, () => {
      if (hand.step() === 'before') props.toToday?.();
    }),
  );
  return (
    <Switch fallback={<RunScreen run={run} hand={hand} />}>
      <Match when={run.early()}>
        <NotYet date={run.puzzle.date} />
      </Match>
      <Match when={hand.step() === 'before'}>
        <Intro
          puzzle={run.puzzle}
          first={first()}
          busy={hand.busy()}
          start={hand.start}
          jumped={jumped() ?? []}
        />
      </Match>
      <Match when={hand.step() === 'over'}>
        <Result run={run} hand={hand} toToday={props.toToday} />
      </Match>
    </Switch>
  );
}
