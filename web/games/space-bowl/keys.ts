// Playing by keyboard: arrows over the galaxy, letters for what one says.
import { onCleanup, onMount } from 'solid-js';
import type { Desk } from './desk.ts';
import { cardAt } from './galaxy.tsx';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function createKeys(desk: Desk, frame: () => HTMLElement): void {
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || desk.table.paused()) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog'))
      return;
    if (move(event.key) || say(event.key.toLowerCase())) event.preventDefault();
  }

  function move(key: string): boolean {
    const step = STEPS[key];
    if (!step) return false;
    const { size } = desk.view();
    const card = desk.focused();
    const inGalaxy = document.activeElement instanceof HTMLElement && document.activeElement.dataset.card;
    const wrap = (value: number) => (value + size) % size;
    const row = Math.floor(card / size);
    const next = inGalaxy ? wrap(row + step[0]) * size + wrap((card % size) + step[1]) : card;
    desk.setFocused(next);
    cardAt(frame(), next)?.focus();
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
