// Turning a piece by the wheel over it, and what is carried by twisting two fingers.
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import type { Drag } from './drag.ts';

/** So far a wheel turns for a quarter, in pixels; a line is counted as so many. */
const NOTCH = 50;
const LINE = 20;
/** A touchpad rolls on by itself: quarters come one by one. */
const REST = 130;
const QUARTER = Math.PI / 2;
/** Two fingers need not go all the way; but half or less of it would turn the piece on and back again with each move. */
const ENOUGH = 0.6 * QUARTER;

export function createTurning(drag: Drag): void {
  let rolled = 0;
  let lastTurn = 0;
  const fingers = new Map<number, { x: number; y: number }>();
  let from: number | null = null;

  function wheel(event: WheelEvent): void {
    const under = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-piece]') : null;
    const here = under && drag.area().contains(under) ? under.dataset.piece : undefined;
    const piece = drag.carried()?.piece ?? here;
    if (piece === undefined || !drag.game.movable(piece) || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - lastTurn < REST) return;
    rolled += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    if (Math.abs(rolled) < NOTCH) return;
    drag.turn(piece, Math.sign(rolled));
    rolled = 0;
    lastTurn = event.timeStamp;
  }

  function angle(): number | null {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : null;
  }

  function touch(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    from = angle();
    addEventListener('pointermove', twist);
  }

  function twist(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [piece, now] = [drag.carried()?.piece, angle()];
    if (piece === undefined || now === null || from === null) return;
    // The short way round.
    const far = Math.atan2(Math.sin(now - from), Math.cos(now - from));
    if (Math.abs(far) < ENOUGH) return;
    drag.turn(piece, Math.sign(far));
    from += Math.sign(far) * QUARTER;
  }

  function lift(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    from = angle();
    if (fingers.size === 0) removeEventListener('pointermove', twist);
  }

  /** Beside the places, for which it is a style: with every piece, all there is would be styled anew. */
  function keepStill(event: TouchEvent): void {
    const isHere = event.target instanceof Element && drag.area().contains(event.target);
    if (isHere && drag.carried() && event.cancelable) event.preventDefault();
  }

  createEffect(on(drag.carried, () => (rolled = 0)));
  onMount(() => {
    addEventListener('wheel', wheel, { passive: false });
    addEventListener('touchmove', keepStill, { passive: false });
    addEventListener('pointerdown', touch, { capture: true });
    addEventListener('pointerup', lift, { capture: true });
    addEventListener('pointercancel', lift, { capture: true });
  });
  onCleanup(() => {
    removeEventListener('wheel', wheel);
    removeEventListener('touchmove', keepStill);
    removeEventListener('pointerdown', touch, { capture: true });
    removeEventListener('pointermove', twist);
    removeEventListener('pointerup', lift, { capture: true });
    removeEventListener('pointercancel', lift, { capture: true });
  });
}
