// The check as a show: fault after fault in the order of speed, then who has won. Skipped by a press, still with reduced motion.
import { createComputed, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { reducedMotion } from '#web/device/motion.ts';
import type { Model } from './model.ts';

interface Beat {
  seat: Seat;
  /** So many of this seat's faults are seen by then. */
  faults: number;
}

const FIRST = 700;
const BEAT = 650;
const LONGEST = 5_000;

export type Show = ReturnType<typeof createShow>;

/** Looking back, everything is shown at once. */
export function createShow(model: Model, isLive: () => boolean) {
  const [at, setAt] = createSignal(Number.POSITIVE_INFINITY);
  const beats = createMemo(() => beatsOf(model.result()));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    setAt(at() + 1);
    const pace = Math.min(BEAT, LONGEST / beats().length);
    if (at() < beats().length) timer = setTimeout(next, pace);
    else setAt(Number.POSITIVE_INFINITY);
  }
  function skip(): void {
    clearTimeout(timer);
    setAt(Number.POSITIVE_INFINITY);
  }
  createComputed(
    on(
      () => model.result()?.round ?? 0,
      (round, before) => {
        skip();
        if (round === 0 || before !== 0 || !isLive() || reducedMotion()) return;
        setAt(-1);
        timer = setTimeout(next, FIRST);
      },
    ),
  );
  onCleanup(() => clearTimeout(timer));

  return {
    at,
    isDone: () => at() === Number.POSITIVE_INFINITY,
    skip,
    /** Whose board is looked at. */
    seat: createMemo((): Seat | null => beats()[at()]?.seat ?? null),
    /** How many of the faults of a seat are seen; null before its board is looked at. */
    faults(seat: Seat): number | null {
      const now = at();
      const seen = beats().filter((beat, step) => beat.seat === seat && step <= now);
      return seen.at(-1)?.faults ?? null;
    },
  };
}

function beatsOf(result: RoundResult | null): Beat[] {
  if (!result) return [];
  return result.order.flat().flatMap((seat) => {
    const { faults } = result.seats[seat]!;
    if (faults.length === 0) return [{ seat, faults: 0 }];
    return faults.map((_, at) => ({ seat, faults: at + 1 }));
  });
}
