// What the person at the screen does with a run: what is picked, and what is looked at afterwards.
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Answer } from '#shared/daily/score.ts';
import type { Fault } from '#shared/games/space-bowl/solver.ts';
import { windowOf } from '#web/games/space-bowl/drawings/window.ts';
import type { Step } from '../run/run.ts';
import type { InPlay } from './in-play.ts';

export interface Looked {
  card: number;
  /** Quarter turns with which the pattern fits, or comes closest. */
  turn: number;
  faults: readonly Fault[];
  window: readonly number[];
}
export type Hand = ReturnType<typeof createHand>;

export function createHand(run: InPlay) {
  const [picked, setPicked] = createSignal<Answer | null>(null);
  const [tapped, setTapped] = createSignal<number | null>(null);
  const [focused, setFocused] = createSignal(0);
  const [busy, setBusy] = createSignal(false);
  // Whoever has just given the last answer sees what was right before anything else.
  const wasOver = run.step() === 'over';
  const [ended, setEnded] = createSignal(wasOver);
  const step = createMemo((): Step => (run.step() === 'over' && !ended() ? 'truth' : run.step()));
  /** Only when it changes: an answer on its way and back would drop what is picked meanwhile. */
  const at = createMemo(run.at);

  createEffect(
    on([step, at], () => {
      setPicked(null);
      setTapped(null);
      setBusy(false);
    }),
  );

  /** The card tapped last, else the one answered, else the first that would have been right. */
  const looked = createMemo((): Looked | null => {
    const truth = run.truth();
    if (!truth) return null;
    const own = run.answered();
    const card = tapped() ?? (own === 'none' ? truth.answers[0] : own) ?? null;
    if (card === null) return null;
    const { turn, faults } = truth.verdicts[card]!;
    return { card, turn, faults, window: windowOf(run.puzzle.field, run.thrown()!, card, turn) };
  });

  async function doing(what: () => Promise<void>): Promise<void> {
    if (busy()) return;
    setBusy(true);
    await what().finally(() => setBusy(false));
  }

  function pick(what: Answer): void {
    if (step() === 'searching' && !busy()) setPicked(what);
  }

  async function confirm(): Promise<void> {
    const chosen = picked();
    if (chosen !== null && step() === 'searching') await doing(() => run.answer(chosen));
  }

  /** A tap, or Enter, on a card: picks it, confirms it, or asks why it fits or not. */
  function touch(card: number): void {
    setFocused(card);
    if (run.truth()) setTapped(card);
    else if (picked() === card) void confirm();
    else pick(card);
  }

  async function next(): Promise<void> {
    if (run.step() === 'over') setEnded(true);
    else if (step() === 'truth') await doing(run.next);
  }

  return {
    step,
    /** Whether it was over already when the page was opened. */
    wasOver,
    picked,
    pick,
    confirm,
    looked,
    touch,
    focused,
    setFocused,
    busy,
    start: () => doing(run.start),
    next,
  };
}
