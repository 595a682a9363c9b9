// One person trying one lesson: what was tapped, where the joker lies, and what is to be said about it.
import { createMemo, createSignal } from 'solid-js';
import { type Fault, needsJoker, solve, type Verdict } from '#shared/games/space-bowl/solver.ts';
import type { Lesson } from '../../drawings/sample-galaxies.ts';
import { windowOf } from '../../drawings/window.ts';

type Feedback =
  | { kind: 'none' | 'right' | 'aiming' | 'jokerPlaced' | 'jokerUseless' | 'hint' }
  | { kind: 'wrong'; fault: Fault; jokerHelps: boolean };

export type Trial = ReturnType<typeof createTrial>;

const MISSES_BEFORE_HELP = 2;

export function createTrial(lesson: Lesson) {
  const verdicts = solve(lesson.field, lesson.thrown);
  /** A new object for each tap, so that the same card can be shown again. */
  const [tapped, setTapped] = createSignal<{ card: number } | null>(null);
  const [joker, setJoker] = createSignal<number | null>(null);
  const [feedback, setFeedback] = createSignal<Feedback>({ kind: 'none' });
  const [solved, setSolved] = createSignal(false);
  const [misses, setMisses] = createSignal(0);
  const [focused, setFocused] = createSignal(0);

  const aiming = () => feedback().kind === 'aiming';
  const jokerHelps = () => verdicts.some((verdict) => needsJoker(verdict, joker()));
  const isAnswer = (verdict: Verdict) => verdict.faults.length === 0 || needsJoker(verdict, joker());

  function tap(card: number): void {
    setFocused(card);
    if (aiming()) {
      putJoker(card);
      return;
    }
    const verdict = verdicts[card]!;
    setTapped({ card });
    if (isAnswer(verdict)) {
      setSolved(true);
      setFeedback({ kind: 'right' });
      return;
    }
    const helps = lesson.extra === 'joker' && joker() === null && verdict.jokerAt.length > 0;
    setMisses(misses() + 1);
    setFeedback({ kind: 'wrong', fault: verdict.faults[0]!, jokerHelps: helps });
  }

  function putJoker(card: number): void {
    setJoker(card);
    setFeedback({ kind: jokerHelps() ? 'jokerPlaced' : 'jokerUseless' });
    if (!jokerHelps()) setMisses(misses() + 1);
  }

  function aim(): void {
    setTapped(null);
    setJoker(null);
    setFeedback({ kind: aiming() ? 'none' : 'aiming' });
  }

  /** The red button: right when no card is an answer, even with the joker. */
  function doom(): void {
    setTapped(null);
    const none = verdicts.every(({ faults, jokerAt }) => faults.length > 0 && jokerAt.length === 0);
    if (none) setSolved(true);
    setFeedback({ kind: none ? 'right' : 'hint' });
  }

  function hint(): void {
    setTapped(null);
    if (joker() !== null && !jokerHelps()) setJoker(null);
    setFeedback({ kind: 'hint' });
  }

  /** The cards to look at: the answers, or where the joker should go first. */
  const hinted = createMemo((): number[] => {
    if (feedback().kind !== 'hint') return [];
    const jokerFirst = lesson.extra === 'joker' && joker() === null;
    return verdicts.flatMap((verdict, card) => {
      if (jokerFirst && verdict.faults.length > 0) return verdict.jokerAt;
      return isAnswer(verdict) ? [card] : [];
    });
  });

  /** What is wrong with the tapped card, the joker's planet excepted. */
  const faults = (): Fault[] => {
    const card = tapped()?.card;
    if (card === undefined || isAnswer(verdicts[card]!)) return [];
    return verdicts[card]!.faults;
  };

  /** The cards that count for the tapped one: itself, and those on which marbles fall. */
  const under = createMemo((): number[] => {
    const card = tapped()?.card;
    if (card === undefined) return [];
    return windowOf(lesson.field, lesson.thrown, card, 0);
  });

  return {
    lesson,
    tapped,
    under,
    joker,
    feedback,
    solved,
    focused,
    setFocused,
    aiming,
    hinted,
    faults,
    /** The fault that the sentence is about. */
    lit: (): Fault | null => faults()[0] ?? null,
    canHelp: () => misses() >= MISSES_BEFORE_HELP && !solved() && feedback().kind !== 'hint',
    tap,
    aim,
    doom,
    hint,
  };
}
