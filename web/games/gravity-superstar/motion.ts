// The last ride, cell by cell: until it is over, pawns and stars are drawn where they were on the way.
import { batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Pawn } from '../../../shared/gravity-superstar/components.ts';
import type { Event } from '../../../shared/gravity-superstar/state.ts';
import type { View } from '../../../shared/gravity-superstar/view.ts';

type RideEvent = Extract<Event, { kind: 'simple' | 'special' }>;
const STEP = 140;

const isRide = (event: Event): event is RideEvent => event.kind === 'simple' || event.kind === 'special';
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function createMotion(view: () => View) {
  const [ride, setRide] = createSignal<RideEvent | null>(null);
  const [step, setStep] = createSignal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  function next(): void {
    const now = ride();
    if (!now) return;
    if (step() >= now.path.length) setRide(null);
    else {
      setStep(step() + 1);
      timer = setTimeout(next, STEP);
    }
  }

  createEffect(
    on(
      () => view().since,
      () => {
        clearTimeout(timer);
        // A copy: the view changes in place while this ride is still shown.
        const last = structuredClone(unwrap(view().events).findLast(isRide)) ?? null;
        batch(() => {
          setRide(still() || !last || last.path.length === 0 ? null : last);
          setStep(0);
        });
        timer = setTimeout(next, STEP);
      },
      { defer: true },
    ),
  );

  /** What lies ahead of the pawn has not happened yet. */
  const ahead = () => ride()?.path.slice(step()) ?? [];

  return {
    pawn(seat: number): Pawn | null {
      const now = ride();
      const feet = view().pawns[seat]?.feet ?? now?.from.feet ?? 2;
      if (now?.seat === seat) return step() === 0 ? now.from : { cell: now.path[step() - 1]!.cell, feet };
      const hit = ahead().find(({ ejected }) => ejected === seat);
      return hit ? { cell: hit.cell, feet } : view().pawns[seat]!;
    },
    star(cell: number): number | null {
      return (
        ahead().find((entered) => entered.cell === cell && entered.star !== undefined)?.star ??
        view().stars[cell]!
      );
    },
  };
}
export type Motion = ReturnType<typeof createMotion>;
