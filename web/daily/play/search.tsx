// The screen of a run: galaxy, box, clock, and what can be said now.
import { createEffect, createMemo, on, onCleanup, Show } from 'solid-js';
import { THROWS } from '#shared/daily/puzzle.ts';
import { clockText } from '#shared/daily/share.ts';
import { Sprite } from '#web/art/sprite.tsx';
import { setInMatch } from '#web/device/moment.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { cardElement } from '#web/games/space-bowl/drawings/arrows.ts';
import { Box } from '#web/games/space-bowl/drawings/box.tsx';
import { BackIcon } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import type { DailyRun } from '../run/run.ts';
import { dailyWords } from '../words/words.ts';
import { Answering } from './answering.tsx';
import { GalaxyView, Overlay } from './galaxy-view.tsx';
import type { Hand } from './hand.ts';
import { createDailyKeys } from './keys.ts';
import { Progress } from './progress.tsx';
import './search.css';
import { TruthView } from './truth.tsx';

export function Search(props: { run: DailyRun; hand: Hand }) {
  const { run, hand } = props;
  let frame!: HTMLElement;
  createDailyKeys(hand, () => frame);
  setInMatch(true);
  onCleanup(() => setInMatch(false));

  // Fetched while the first throw is looked at, shown after its answer.
  createEffect(() => {
    if (hand.picked() !== null) void Overlay.preload();
  });

  // Whoever plays by keyboard stays in the middle of things when a step changes the buttons.
  createEffect(
    on(hand.step, (step) => {
      queueMicrotask(() => {
        if (step === 'truth' || frame.contains(document.activeElement)) return;
        cardElement(frame, hand.focused())?.focus();
      });
    }),
  );

  const text = () => dailyWords().play;
  const truth = () => hand.step() === 'truth';
  const time = createMemo(() => clockText(truth() ? (run.spans()[run.at()] ?? 0) : run.elapsed()));
  return (
    <main ref={frame} class="search" classList={{ after: truth() }} data-flights>
      <Sprite />
      <h1 class="unseen">{words().daily.title(run.puzzle.number)}</h1>
      <header class="search-top">
        <a class="button plain" href="/" aria-label={text().leave}>
          <BackIcon />
        </a>
        <Progress run={run} at={run.at()} of={THROWS} />
        <span class="search-time" role="timer" aria-label={text().clock}>
          {time()}
        </span>
      </header>
      <div class="search-galaxy">
        <GalaxyView run={run} hand={hand} />
      </div>
      <div class="search-dock">
        <RollingBox run={run} hand={hand} />
        <Show when={truth()} fallback={<Answering hand={hand} />}>
          <TruthView run={run} hand={hand} next={run.step() === 'over' ? text().end : text().next} />
        </Show>
      </div>
    </main>
  );
}

/** Nobody may read the throw before the clock runs: not by ear, and not where nothing rolls. */
function RollingBox(props: { run: DailyRun; hand: Hand }) {
  const rolling = () => props.hand.step() === 'rolling';
  const thrown = createMemo(() => (rolling() && reducedMotion() ? null : props.run.thrown()));
  return (
    <Box
      thrown={thrown()}
      rolling={rolling()}
      stillIn={props.run.stillIn}
      way={props.run.at()}
      faulty={[...new Set(props.hand.looked()?.faults.map(({ cell }) => cell))]}
      {...(rolling() ? { said: words().spaceBowl.rolling } : {})}
    />
  );
}
