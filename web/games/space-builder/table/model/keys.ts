// By keyboard: digits pick buildings, arrows lead over the sites, letters turn, flip and end.
import { ARROWS, createKeys, digitsTo, type Keys } from '#web/table/kit/keys.ts';
import type { Model } from './model.ts';
import type { Placing } from './placing.ts';

export const KEYS = {
  pick: digitsTo(8),
  arrows: ARROWS,
  turn: ['R'],
  flip: ['F'],
  put: ['Enter'],
  takeBack: ['Backspace'],
  escape: ['Escape'],
  done: ['T'],
} satisfies Keys;

export function createTableKeys(model: Model, placing: Placing, frame: () => HTMLElement): void {
  /** Whoever picks by key goes on to the sites: to that where they were last, else to the middle. */
  function focusSite(): void {
    const last = model.hand.current();
    const site = last === null ? -1 : model.hand.placedAt(last);
    const place = `[data-place="site-${site < 0 ? 4 : site}"] > .drag-target`;
    frame().querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }

  createKeys({
    keys: KEYS,
    frame,
    deaf: model.table.paused,
    press: {
      pick(digit) {
        const building = Number(digit) - 1;
        if (!model.canBuild() || !model.held().includes(building)) return false;
        const wasCarried = placing.carried() === building;
        placing.pick(building);
        if (!wasCarried) focusSite();
      },
      // The pieces and the sites hear these by themselves.
      arrows: null,
      put: null,
      escape: null,
      turn: placing.turn,
      flip: placing.flip,
      takeBack: placing.takeBack,
      done: () => model.canBuild() && model.tap(),
    },
  });
}
