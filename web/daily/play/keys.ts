// A daily by keyboard: arrows into the galaxy, D for the red button, N for the next throw.
import { onCleanup, onMount } from 'solid-js';
import { cardElement, isArrow } from '#web/games/space-bowl/drawings/arrows.ts';
import type { Hand } from './hand.ts';

export function createKeys(hand: Hand, frame: () => HTMLElement): void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isIn = (places: string) => event.target instanceof HTMLElement && event.target.closest(places);
    if (isIn('input, textarea, dialog')) return;
    // There the arrows scroll an explanation that is longer than the screen leaves room for.
    if (isArrow(event.key) && isIn('.truth-lines')) return;
    if (isArrow(event.key)) cardElement(frame(), hand.focused())?.focus();
    else if (event.key.toLowerCase() === 'd') pressRed();
    else if (event.key.toLowerCase() === 'n') void hand.next();
    else return;
    event.preventDefault();
  }

  /** Enter then confirms: on a card it would pick that card instead. */
  function pressRed(): void {
    hand.pick('none');
    if (hand.picked() === 'none') frame().querySelector<HTMLElement>('[data-confirm]')?.focus();
  }

  onMount(() => addEventListener('keydown', press));
  onCleanup(() => removeEventListener('keydown', press));
}
