// Playing by keyboard: arrows over the galaxy, letters for what one says.
import { onCleanup, onMount } from 'solid-js';
import { cardElement, isArrow } from '../drawings/arrows.ts';
import type { Model } from './model.ts';

export function createKeys(model: Model, frame: () => HTMLElement): void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || model.table.paused())
      return;
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog'))
      return;
    if (move(event.key) || say(event.key.toLowerCase())) event.preventDefault();
  }

  /** From anywhere else the arrows lead into the galaxy, which then moves on by itself. */
  function move(key: string): boolean {
    if (!isArrow(key)) return false;
    cardElement(frame(), model.focused())?.focus();
    return true;
  }

  function say(key: string): boolean {
    const seat = model.active();
    if (model.table.here.length === 0) return false;
    if (key === 'g') void model.claim(seat, 'go');
    else if (key === 'd') void model.claim(seat, 'doom');
    else if (key === 'f') void model.act(seat, { type: 'follow' });
    else if (key === 'j') model.setAiming(!model.aiming() && model.legal().some(({ type }) => type === 'joker'));
    else if (key === 'escape' && model.aiming()) model.setAiming(false);
    else return choosePerson(key);
    return true;
  }

  function choosePerson(key: string): boolean {
    const seat = model.shared ? model.table.here[Number(key) - 1] : undefined;
    if (seat === undefined) return false;
    model.setActive(seat);
    return true;
  }

  onMount(() => addEventListener('keydown', press));
  onCleanup(() => removeEventListener('keydown', press));
}
