// One throw of practice: it rolls, is searched and answered once; nothing of it is sent or stored.
import { createMemo, createSignal, onCleanup } from 'solid-js';
import type { Sky } from '#shared/daily/puzzle.ts';
import { type Answer, LONGEST_SPAN, markOf, truthOf } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import type { InPlay } from '../hand/in-play.ts';
import type { Step } from '../run/run.ts';

const CLOCK_STEP = 100;

export interface Round {
  /** Its only throw is the one to practise with. */
  sky: Sky;
  /** How many were practised before: each rolls another way. */
  before: number;
  timed: () => boolean;
  /** To the next one. */
  next: () => void;
}

export function createRound({ sky, before, timed, next }: Round): InPlay {
  const [still, setStill] = createSignal<Millis | null>(null);
  const [time, setTime] = createSignal(performance.now());
  const [given, setGiven] = createSignal<{ answer: Answer; span: Millis } | null>(null);
  const ticking = setInterval(() => setTime(performance.now()), CLOCK_STEP);
  onCleanup(() => clearInterval(ticking));

  const step = createMemo((): Step => {
    const from = still();
    if (from === null) return 'before';
    if (given()) return 'truth';
    return time() < from ? 'rolling' : 'searching';
  });
  const elapsed = (): Millis =>
    step() === 'searching' ? Math.min(LONGEST_SPAN, Math.round(time() - still()!)) : 0;

  return {
    puzzle: sky,
    step,
    at: () => before,
    thrown: () => (step() === 'before' ? null : sky.throws[0]!),
    answered: () => given()?.answer ?? null,
    mark: () => {
      const known = given();
      return known && markOf(sky, 0, known.answer);
    },
    truth: createMemo(() => (given() ? truthOf(sky, 0) : null)),
    span: () => (timed() ? (given()?.span ?? null) : null),
    elapsed,
    stillIn: () => Math.max(0, (still() ?? 0) - performance.now()),
    async start() {
      setTime(performance.now());
      setStill(performance.now() + SETTLE);
    },
    async answer(chosen) {
      setTime(performance.now());
      if (step() === 'searching') setGiven({ answer: chosen, span: elapsed() });
    },
    async next() {
      if (step() === 'truth') next();
    },
  };
}
