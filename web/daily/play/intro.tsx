// Before the start: which galaxy it is, what its day is like, and what to do. Nothing of it is shown yet.
import { For, Show } from 'solid-js';
import { type DateText, numberOf } from '#shared/daily/calendar.ts';
import type { Puzzle } from '#shared/daily/puzzle.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { part } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { today } from '../parts/day.ts';
import { DailyLinks } from '../parts/links.tsx';
import { dayText } from '../parts/numbers.ts';
import { dailyWords } from '../words/words.ts';
import './intro.css';
import { ShapeIcon, shapeName } from '../parts/shape.tsx';

const JumpedDays = part(() => withWords(import('../journey/jumped-days.tsx'), boardsWords));
const Example = part(() => withWords(import('./example.tsx'), dailyWords));

interface IntroProps {
  puzzle: Puzzle;
  first: boolean;
  busy: boolean;
  start: () => void;
  /** The dates that were flown over and count like today's. */
  jumped: readonly DateText[];
}

export function Intro(props: IntroProps) {
  const text = () => dailyWords().intro;
  const isJumped = () => props.jumped.includes(props.puzzle.date);
  return (
    <main class="page intro">
      <PageHead title={words().daily.title(props.puzzle.number)} back={words().home.back} />
      <section class="panel intro-day">
        <p class="intro-date">{dayText(props.puzzle.date)}</p>
        <span class="intro-shape">
          <ShapeIcon shape={props.puzzle.shape} />
        </span>
        <h2>{shapeName(props.puzzle.shape)}</h2>
        <p>{dailyWords().shapes[props.puzzle.shape.id]}</p>
        <button
          type="button"
          class="button primary big intro-start"
          disabled={props.busy}
          onClick={() => props.start()}
        >
          {props.busy ? text().wait : text().start}
        </button>
        <p class="soft intro-note">
          {archived(props.puzzle.date) && !isJumped() ? text().archive : text().pause}
        </p>
      </section>
      <Show when={props.jumped.length > 0}>
        <section class="panel">
          <JumpedDays dates={isJumped() ? [props.puzzle.date] : props.jumped} here={props.puzzle.date} />
        </section>
      </Show>
      <ol class="intro-steps">
        <For each={text().steps}>{(step) => <li>{step}</li>}</For>
      </ol>
      <Show when={props.first}>
        <Example />
      </Show>
      <DailyLinks date={props.puzzle.date} />
    </main>
  );
}

function archived(date: DateText): boolean {
  return numberOf(date) < numberOf(today());
}
