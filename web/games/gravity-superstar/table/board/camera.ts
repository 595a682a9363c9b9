// Keeps in sight what it is about, where a screen has room for a part of the board only: whose turn it is, a ride under
// way, where a card leads, and the move that is looked at.
import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { CELL, frameOf, middleOf, type Point } from '../model/drawing.ts';
import type { Model } from '../model/model.ts';

/** A cell is never smaller, unless one wants to see the whole board. */
const LEAST = 36;
/** So much is to be seen around what is shown. */
const AROUND = 1.4 * CELL;

export function createCamera(model: Model, board: () => Board) {
  let stage!: HTMLElement;
  let pane!: HTMLElement;
  const [isTight, setTight] = createSignal(false);
  const [isWhole, setWhole] = createSignal(false);

  /** As near as it gets; of more than there is room for, the last is seen. */
  function show(points: readonly Point[], behavior: ScrollBehavior = reducedMotion() ? 'instant' : 'smooth') {
    if (!isTight() || isWhole() || points.length === 0) return;
    const { x, y, width } = frameOf(board());
    const unit = pane.firstElementChild!.clientWidth / width;
    const along = (axis: 'x' | 'y', from: number, cells: number, now: number, room: number) => {
      const places = points.map((point) => point[axis]);
      const last = places.at(-1)!;
      // All of the board's own columns, and nothing beyond, where these have just room.
      if (cells * CELL * unit <= room + 1) return ((cells * CELL) / 2 - from) * unit - room / 2;
      const least = (Math.min(...places) - AROUND - from) * unit;
      const most = (Math.max(...places) + AROUND - from) * unit;
      if (most - least > room) return (last - from) * unit - room / 2;
      return Math.min(least, Math.max(now, most - room));
    };
    pane.scrollTo({
      left: along('x', x, board().width, pane.scrollLeft, pane.clientWidth),
      top: along('y', y, board().height, pane.scrollTop, pane.clientHeight),
      behavior,
    });
  }

  const cell = (at: number) => middleOf(board(), at);
  /** Whoever is to act, or acts. */
  function acting(): Point[] {
    const { phase, pawns } = model.view();
    const pawn = phase.kind === 'over' ? null : pawns[phase.seat];
    return pawn ? [cell(pawn.cell)] : [];
  }

  onMount(() => {
    const measure = new ResizeObserver(() => {
      const { width, height } = frameOf(board());
      const { clientWidth, clientHeight } = stage;
      setTight(Math.min(clientWidth / width, clientHeight / height) * CELL < LEAST - 0.1);
      show(acting(), 'instant');
    });
    measure.observe(stage);
    onCleanup(() => measure.disconnect());
  });
  createEffect(on(isWhole, () => queueMicrotask(() => show(acting(), 'instant')), { defer: true }));
  createEffect(
    on(
      () => [model.view().since, model.actor()],
      () => show(acting()),
      { defer: true },
    ),
  );
  createEffect(
    on(model.card, () => show([...model.destinations().map(({ end }) => cell(end.cell)), ...acting()]), {
      defer: true,
    }),
  );
  createEffect(
    on([model.shown, model.fault], ([shown, fault]) => {
      const at = shown?.end.cell ?? fault?.platform.cell;
      if (at !== undefined) show([...acting(), cell(at)]);
    }),
  );
  /** Along with a ride. */
  createEffect(() => {
    const ride = model.motion.ride();
    const drawn = ride && model.motion.pawn(ride.seat);
    if (drawn) show([drawn], 'instant');
  });

  return {
    stage: (element: HTMLElement) => {
      stage = element;
    },
    pane: (element: HTMLElement) => {
      pane = element;
    },
    isTight,
    isWhole,
    setWhole,
  };
}
