// After the six throws: the result, what it is worth, and all throws to look back at.
import { createMemo, createResource, onMount, Show } from 'solid-js';
import { THROWS } from '#shared/daily/puzzle.ts';
import { scoreOf, timeOf } from '#shared/daily/score.ts';
import { clockText } from '#shared/daily/share.ts';
import { announce } from '#web/device/announcer.tsx';
import { listRuns } from '#web/saves/runs.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { part } from '#web/ui/fetched.tsx';
import { InstallOffer } from '#web/ui/install-offer.tsx';
import { withWords } from '#web/words/loader.ts';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import type { Hand } from '../hand/hand.ts';
import { jumpedDates } from '../journey/jumped.ts';
import JumpedDays from '../journey/jumped-days.tsx';
import { localDate, today } from '../parts/day.ts';
import { DailyLinks } from '../parts/links.tsx';
import { dayText } from '../parts/numbers.ts';
import { dailyWords } from '../words/words.ts';
import { LookBack } from './look-back.tsx';
import { NextGalaxy, OwnBest, StreakNews } from './news.tsx';
import './result.css';
import { shapeName } from '../parts/shape.tsx';
import { solvedRuns } from '../parts/solved.ts';
import { streakNow } from '../parts/streak.ts';
import { Progress } from '../play/progress.tsx';
import { PracticeFirst } from '../practice/link.tsx';
import type { DailyRun } from '../run/run.ts';
import { Share } from './share.tsx';
import { SpanLines } from './span-lines.tsx';

const Friends = part(() => withWords(import('../friends/friends.tsx'), boardsWords, dailyWords));
const Place = part(() => withWords(import('./place.tsx'), boardsWords));
const RUNS_BEFORE_INSTALLING = 3;

export default function Result(props: { run: DailyRun; hand: Hand; toToday: (() => void) | undefined }) {
  const { run } = props;
  const { date, number, shape } = run.puzzle;
  const [runs] = createResource(
    () => run.save(),
    () => listRuns().catch(() => []),
  );
  const solved = createMemo(() => solvedRuns(runs.latest ?? []));
  const mine = () => solved().find((result) => result.date === date);
  const jumped = createMemo(() => jumpedDates(runs.latest ?? []));
  /** On the day on which it has made the streak longer. */
  const isOfToday = () => {
    const { onDay, finished } = run.save() ?? {};
    return Boolean(onDay && finished) && localDate(new Date(finished!)) === today();
  };
  const fresh = !props.hand.wasOver;
  const score = () => scoreOf(run.marks());
  const text = () => boardsWords().over;
  let title!: HTMLHeadingElement;
  onMount(() => {
    if (props.hand.wasOver) return;
    scrollTo(0, 0);
    title.focus({ preventScroll: true });
    const said = [text().score(score(), THROWS), clockText(timeOf(run.spans()))];
    announce(`${said.join(', ')}. ${text().praise[score()]}`);
  });
  return (
    <main class="page daily-result">
      <PageHead title={words().daily.title(number)} back={words().home.back} />
      <section class="panel result-score" aria-labelledby="result-score">
        <p class="soft">
          {dayText(date)}
          <br />
          {shapeName(shape)}
        </p>
        <h2 id="result-score" ref={title} tabIndex={-1}>
          {text().score(score(), run.marks().length)}
        </h2>
        <Progress run={run} at={null} of={run.marks().length} />
        <p class="result-praise">{text().praise[score()]}</p>
        <p class="result-time">
          {clockText(timeOf(run.spans()))} <span class="soft">{text().time}</span>
        </p>
        <Share date={date} marks={run.marks()} time={timeOf(run.spans())} onDay={run.save()?.onDay ?? true} />
        <PracticeFirst run={run} />
        <p class="soft result-fate" role="status">
          {fateOf(run)}
        </p>
      </section>
      <div class="result-others">
        <Show when={run.save()?.onDay}>
          <Friends date={date} delivery={run.save()!.delivery} />
        </Show>
        <section class="panel news" aria-label={boardsWords().own.news}>
          <Show when={mine()}>
            {(result) => <OwnBest shape={shape} mine={result()} solved={solved()} fresh={fresh} />}
          </Show>
          <StreakNews streak={streakNow(runs.latest ?? [])} reached={isOfToday()} fresh={fresh} />
          <JumpedDays dates={jumped()} />
          <NextGalaxy over={date !== today()} toToday={props.toToday} />
        </section>
        <Show when={run.save()?.onDay}>
          <Place date={date} delivery={run.save()!.delivery} />
        </Show>
      </div>
      <div class="result-throws">
        <LookBack run={run} hand={props.hand} />
        <SpanLines run={run} solved={solved()} />
        <Show when={solved().length >= RUNS_BEFORE_INSTALLING}>
          <InstallOffer />
        </Show>
      </div>
      <DailyLinks date={date} />
    </main>
  );
}

/** Who kept the time, and whether the result has arrived. */
function fateOf(run: DailyRun): string {
  const save = run.save();
  if (!save) return '';
  const { timing, delivery } = boardsWords().over;
  if (save.delivery === 'kept') return delivery.kept;
  if (save.delivery === 'refused') {
    return `${delivery.refused} ${save.refusal ? boardsWords().refusals[save.refusal] : ''}`;
  }
  if (save.timing === 'unranked') return timing.unranked;
  const kept = save.timing ?? (run.keptBy() === 'server' ? 'serverTimed' : 'selfTimed');
  return `${timing[kept]} ${delivery[save.delivery]}`;
}
