// A daily by keyboard: arrows into the galaxy, D for the red button, N for the next throw.
import { cardElement } from '#web/games/space-bowl/drawings/arrows.ts';
import { ARROWS, createKeys } from '#web/table/kit/keys.ts';
import type { Hand } from '../hand/hand.ts';

export function createDailyKeys(hand: Hand, frame: () => HTMLElement): void {
  createKeys({
    keys: { arrows: ARROWS, red: ['D'], next: ['N'] },
    frame,
    deaf: () => false,
    press: {
      arrows() {
        // There they scroll an explanation that is longer than the screen leaves room for.
        if (document.activeElement?.closest('.truth-lines')) return false;
        cardElement(frame(), hand.focused())?.focus();
      },
      /** Enter then confirms: on a card it would pick that card instead. */
      red() {
        hand.pick('none');
        if (hand.picked() === 'none') frame().querySelector<HTMLElement>('[data-confirm]')?.focus();
      },
      next: hand.next,
    },
  });
}
