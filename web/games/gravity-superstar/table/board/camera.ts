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
  const [isTight, setTight] = createSignal(false);
  const [isWhole, setWhole] = createSignal(false);

  /** As little as needed for one after the other; where there is no room for all, the last is seen. */
  function show(points: readonly Point[], behavior: ScrollBehavior = reducedMotion() ? 'instant' : 'smooth') {
    if (!isTight() || isWhole()) return;
    const frame = frameOf(board());
    const pane = stage.firstElementChild!;
    const unit = pane.firstElementChild!.clientWidth / frame.width;
    const along = (axis: 'x' | 'y', cells: number, now: number, room: number) => {
      const on = (place: number) => (place - frame[axis]) * unit;
      // All of the board's own columns, and nothing beyond, where these have just room.
      if (cells * CELL * unit < room + 1) return on((cells * CELL) / 2) - room / 2;
      return points.reduce(
        (at, { [axis]: place }) => Math.min(on(place - AROUND), Math.max(at, on(place + AROUND) - room)),
        now,
      );
    };
    pane.scrollTo({
      left: along('x', board().width, pane.scrollLeft, pane.clientWidth),
      top: along('y', board().height, pane.scrollTop, pane.clientHeight),
      behavior,
    });
  }

  /** Where the card leads, whoever is to act, and last what is looked at. */
  function focus(): Point[] {
    const { phase, pawns } = model.view();
    const pawn = phase.kind === 'over' ? null : pawns[phase.seat];
    const looked = model.shown()?.end.cell ?? model.fault()?.platform.cell;
    const ends = looked === undefined ? model.destinations().map(({ end }) => end.cell) : [];
    return [...ends, pawn?.cell, looked].flatMap((cell) =>
      cell === undefined ? [] : middleOf(board(), cell),
    );
  }

  onMount(() => {
    const measure = new ResizeObserver(() => {
      const { width, height } = frameOf(board());
      setTight(Math.min(stage.clientWidth / width, stage.clientHeight / height) * CELL < LEAST - 0.1);
      show(focus(), 'instant');
    });
    measure.observe(stage);
    onCleanup(() => measure.disconnect());
  });
  createEffect(
    on(
      [() => model.view().since, model.actor, model.card, model.shown, model.fault, isWhole],
      () => show(focus()),
      {
        defer: true,
      },
    ),
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
    isTight,
    isWhole,
    setWhole,
  };
}
