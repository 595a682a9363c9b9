// Playing by keyboard: arrows over the galaxy, letters for what one says.
import { onCleanup, onMount } from 'solid-js';
import { cardElement, isArrow } from '../drawings/arrows.ts';
import type { Desk } from './model.ts';

export function createKeys(desk: Desk, frame: () => HTMLElement): void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || desk.table.paused())
      return;
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog'))
      return;
    if (move(event.key) || say(event.key.toLowerCase())) event.preventDefault();
  }

  /** From anywhere else the arrows lead into the galaxy, which then moves on by itself. */
  function move(key: string): boolean {
    if (!isArrow(key)) return false;
    cardElement(frame(), desk.focused())?.focus();
    return true;
  }

  function say(key: string): boolean {
    const seat = desk.active();
    if (desk.table.here.length === 0) return false;
    if (key === 'g') void desk.claim(seat, 'go');
    else if (key === 'd') void desk.claim(seat, 'doom');
    else if (key === 'f') void desk.act(seat, { type: 'follow' });
    else if (key === 'j') desk.setAiming(!desk.aiming() && desk.legal().some(({ type }) => type === 'joker'));
    else if (key === 'escape' && desk.aiming()) desk.setAiming(false);
    else return choosePerson(key);
    return true;
  }

  function choosePerson(key: string): boolean {
    const seat = desk.shared ? desk.table.here[Number(key) - 1] : undefined;
    if (seat === undefined) return false;
    desk.setActive(seat);
    return true;
  }

  onMount(() => addEventListener('keydown', press));
  onCleanup(() => removeEventListener('keydown', press));
}
