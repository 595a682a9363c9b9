// What somebody wants to know more about, in words: under the mouse, with the focus, or tapped.
import type { Model } from './model.ts';

/** A finger has no place to rest on: what it taps is looked at until something else is. */
export function looksAt(model: Model, said: () => string): (element: HTMLElement) => void {
  const look = () => model.look(said);
  const away = () => model.look(null);
  const byMouse = (does: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && does();
  return (element) => {
    element.addEventListener('focusin', look);
    element.addEventListener('focusout', away);
    element.addEventListener('pointermove', byMouse(look));
    element.addEventListener('pointerleave', byMouse(away));
    element.addEventListener('click', look);
  };
}
