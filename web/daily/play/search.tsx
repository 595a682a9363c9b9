// The screen of a throw: galaxy, box, and what can be said now.
import { createEffect, createMemo, type JSX, on, onCleanup, Show } from 'solid-js';
import { clockText } from '#shared/daily/share.ts';
import { Sprite } from '#web/art/sprite.tsx';
import { setInMatch } from '#web/device/moment.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { cardElement } from '#web/games/space-bowl/drawings/arrows.ts';
import { Box } from '#web/games/space-bowl/drawings/box.tsx';
import { part } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import type { Hand } from '../hand/hand.ts';
import type { InPlay } from '../hand/in-play.ts';
import { dailyWords } from '../words/words.ts';
import { Answering } from './answering.tsx';
import { GalaxyView, Overlay } from './galaxy-view.tsx';
import { createDailyKeys } from './keys.ts';
import './search.css';

const TruthView = part(() => withWords(import('../truth/truth.tsx'), boardsWords, dailyWords));

interface SearchProps {
  run: InPlay;
  hand: Hand;
  title: string;
  /** What stands above it: the way back, and which throw it is. */
  top: JSX.Element;
  /** What the button after an answer says, and what else can be done then. */
  next: string;
  others?: JSX.Element;
}

export function Search(props: SearchProps) {
  const { run, hand } = props;
  let frame!: HTMLElement;
  createDailyKeys(hand, () => frame);
  setInMatch(true);
  onCleanup(() => setInMatch(false));

  // Fetched while the first throw is looked at, shown after its answer.
  createEffect(() => {
    if (hand.picked() === null) return;
    void TruthView.preload();
    void Overlay.preload();
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

  const truth = () => hand.step() === 'truth';
  return (
    <main ref={frame} class="search" classList={{ after: truth() }} data-flights>
      <Sprite />
      <h1 class="unseen">{props.title}</h1>
      <header class="search-top">{props.top}</header>
      <div class="search-galaxy">
        <GalaxyView run={run} hand={hand} />
      </div>
      <div class="search-dock">
        <RollingBox run={run} hand={hand} />
        <Show when={truth()} fallback={<Answering hand={hand} />}>
          <TruthView run={run} hand={hand} next={props.next}>
            {props.others}
          </TruthView>
        </Show>
      </div>
    </main>
  );
}

/** How long the throw is searched already, and afterwards how long the answer took. */
export function Clock(props: { run: InPlay }) {
  const time = createMemo(() => clockText(props.run.span() ?? props.run.elapsed()));
  return (
    <span class="search-time" role="timer" aria-label={dailyWords().play.clock}>
      {time()}
    </span>
  );
}

/** Nobody may read the throw before the clock runs: not by ear, and not where nothing rolls. */
function RollingBox(props: { run: InPlay; hand: Hand }) {
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
