// From a result to practice: to a throw like one that was missed, took longest, or is looked at.
import type { JSX } from 'solid-js';
import { boardsWords } from '../boards/words/words.ts';
import type { DailyRun } from '../run/run.ts';

/** Beside the throw that is looked at. */
export function PracticeLike(props: { run: DailyRun }) {
  const text = () => boardsWords().practice;
  return (
    <PracticeLink run={props.run} at={props.run.at()}>
      {props.run.mark() === 'wrong' ? text().missed : text().alike}
    </PracticeLink>
  );
}

/** Beside the score: for the first that was missed, else for the one that took longest. */
export function PracticeFirst(props: { run: DailyRun }) {
  const text = () => boardsWords().practice;
  const missed = () => props.run.marks().indexOf('wrong');
  const slowest = () => props.run.spans().indexOf(Math.max(...props.run.spans()));
  return (
    <PracticeLink run={props.run} at={missed() < 0 ? slowest() : missed()}>
      {missed() < 0 ? text().slowest : text().missed}
    </PracticeLink>
  );
}

function PracticeLink(props: { run: DailyRun; at: number; children: JSX.Element }) {
  return (
    <a class="button" href={`/daily/${props.run.puzzle.date}/practice/${props.at + 1}`}>
      {props.children}
    </a>
  );
}
