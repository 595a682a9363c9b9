// Practice: throws like one of a day that is solved, as many as one wants; none of them counts.
import { useNavigate, useParams } from '@solidjs/router';
import { createEffect, createMemo, createResource, createSignal, onMount, Show } from 'solid-js';
import * as v from 'valibot';
import { DateSchema, type DateText, numberOf } from '#shared/daily/calendar.ts';
import { practiceOf } from '#shared/daily/practice.ts';
import { puzzleOf, type Sky, THROWS } from '#shared/daily/puzzle.ts';
import { loadRun } from '#web/saves/runs.ts';
import { changeSettings, settings } from '#web/saves/settings.ts';
import { BackIcon } from '#web/ui/controls.tsx';
import NotFound from '#web/ui/not-found.tsx';
import { createHand } from '../hand/hand.ts';
import { createEvents } from '../play/events.ts';
import { Clock, Search } from '../play/search.tsx';
import './practice.css';
import { createRound, type Round } from './round.ts';
import { practiceWords } from './words/words.ts';

interface Wanted {
  date: DateText;
  /** The place of the throw among the six, from 0. */
  at: number;
}

export default function PracticePage() {
  const params = useParams();
  const wanted = createMemo((): Wanted | null => {
    const at = ['1', '2', '3', '4', '5', '6'].indexOf(params.throw ?? '');
    return at >= 0 && at < THROWS && v.is(DateSchema, params.date) ? { date: params.date, at } : null;
  });
  return (
    <Show when={wanted()} keyed fallback={<NotFound />}>
      {(throwOf) => <Solved {...throwOf} />}
    </Show>
  );
}

/** Practice says something of the throw it is made from: only who has answered that may practise. */
function Solved(props: Wanted) {
  const navigate = useNavigate();
  const [solved] = createResource(
    () => props.date,
    // A device without a memory has nothing to ask; it comes here from the result.
    (date) =>
      loadRun(date).then(
        (run) => run !== null && run.finished !== null,
        () => true,
      ),
  );
  createEffect(() => {
    if (solved() === false) navigate(`/daily/${props.date}`, { replace: true });
  });
  return (
    <Show when={solved()}>
      <Practice {...props} />
    </Show>
  );
}

function Practice(props: Wanted) {
  const { at, date } = props;
  const puzzle = puzzleOf(date);
  const another = () => practiceOf(puzzle, at, crypto.getRandomValues(new Uint32Array(4)).join(' '));
  const [one, setOne] = createSignal({ sky: another(), before: 0 });
  const next = () => setOne(({ before }) => ({ sky: another(), before: before + 1 }));
  return (
    <Show when={one()} keyed>
      {({ sky, before }) => <OneThrow date={date} at={at} sky={sky} before={before} next={next} />}
    </Show>
  );
}

function OneThrow(props: Wanted & Omit<Round, 'timed'> & { sky: Sky }) {
  const text = () => practiceWords();
  const timed = () => settings().practiceTimed;
  const round = createRound({ sky: props.sky, before: props.before, timed, next: props.next });
  const hand = createHand(round);
  createEvents(round, hand);
  onMount(() => void hand.start());
  const result = () => `/daily/${props.date}`;
  return (
    <Search
      run={round}
      hand={hand}
      title={text().title(props.at + 1, numberOf(props.date))}
      next={text().more}
      top={
        <>
          <a class="button plain" href={result()} aria-label={text().toResult}>
            <BackIcon />
          </a>
          <p class="practice-name">
            <strong>{text().name}</strong> <span class="soft">{text().like(props.at + 1)}</span>
          </p>
          <Show when={timed()}>
            <Clock run={round} />
          </Show>
          <button
            type="button"
            class="button plain"
            aria-label={text().timed}
            aria-pressed={timed()}
            title={text().timed}
            onClick={() => changeSettings({ practiceTimed: !timed() })}
          >
            <ClockIcon off={!timed()} />
          </button>
        </>
      }
      others={
        <a class="button" href={result()}>
          {text().toResult}
        </a>
      }
    />
  );
}

function ClockIcon(props: { off: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={`M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9.5 2h5M12 9v4.5${props.off ? 'M3 3l18 18' : ''}`}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
    </svg>
  );
}
