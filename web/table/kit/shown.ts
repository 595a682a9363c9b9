// What is shown while something moves: the table as it was, until everything has come to rest.
import { batch, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { reducedMotion } from '#web/device/motion.ts';

/** Draws a step as it is so many milliseconds after its beginning; false when it has come to rest. */
export type Draw = (time: number) => boolean;

interface Motion<View> {
  /** Grows with every step. */
  at: (view: View) => number;
  /** What there is to be seen of a step, and null where nothing moves. */
  begin: (view: View) => Draw | null;
  /** Everything is at rest; `seen` when what led there was seen, and not when somebody looks back. */
  rest: (view: View, seen: boolean) => View;
}

export function createShown<View extends object>(live: () => View, motion: Motion<View>) {
  const [shown, setShown] = createSignal(copyOf(untrack(live)));
  let frame = 0;
  let last = motion.at(untrack(shown));
  onCleanup(() => cancelAnimationFrame(frame));

  function rest(seen: boolean): void {
    setShown(() => motion.rest(copyOf(live()), seen));
  }

  /** All of a moment at once: nobody is to see a piece in two places. */
  function draw(step: Draw, time: number): boolean {
    return batch(() => {
      const goesOn = step(time);
      if (!goesOn) rest(true);
      return goesOn;
    });
  }

  function begin(step: Draw): void {
    const from = performance.now();
    const next = (time: number) => {
      if (draw(step, time - from)) frame = requestAnimationFrame(next);
    };
    next(reducedMotion() ? Number.POSITIVE_INFINITY : from);
  }

  /** Looking back one step after the other, and for another viewer, nothing moves. */
  function change(): void {
    cancelAnimationFrame(frame);
    const at = motion.at(live());
    const goesOn = at > last;
    last = at;
    batch(() => {
      const step = goesOn ? motion.begin(copyOf(live())) : null;
      if (step) begin(step);
      else rest(goesOn);
    });
  }
  createEffect(on(() => motion.at(live()), change, { defer: true }));

  return shown;
}

/** Without watching each of its hundreds of parts, and unchanged when the table goes on. */
const copyOf = <View extends object>(view: View): View => structuredClone(unwrap(view));
