// Playing by keyboard: arrows over the galaxy, letters for what one says.
import { ARROWS, createKeys, digitsTo, type Keys } from '#web/table/kit/keys.ts';
import { cardElement } from '../../drawings/arrows.ts';
import type { Model } from './model.ts';

export const KEYS = {
  arrows: ARROWS,
  enter: ['Enter'],
  go: ['G'],
  doom: ['D'],
  follow: ['F'],
  joker: ['J'],
  escape: ['Escape'],
  people: digitsTo(4),
} satisfies Keys;

export function createTableKeys(model: Model, frame: () => HTMLElement): void {
  const plays = () => model.actor() !== null;
  createKeys({
    keys: KEYS,
    frame,
    deaf: model.table.paused,
    press: {
      /** From anywhere else they lead into the galaxy, which then moves on by itself. */
      arrows: () => cardElement(frame(), model.focused())?.focus(),
      /** The card hears it. */
      enter: null,
      go: () => plays() && model.claim('go'),
      doom: () => plays() && model.claim('doom'),
      follow: () => plays() && model.act({ type: 'follow' }),
      joker: () => plays() && model.aim(),
      escape: () => model.aiming() && model.aim(),
      people(digit) {
        const seat = model.several() ? model.table.here[Number(digit) - 1] : undefined;
        if (seat === undefined) return false;
        model.choose(seat);
      },
    },
  });
}
