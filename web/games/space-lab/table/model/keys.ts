// By keyboard: numbers choose cards, arrows places, letters the rest.
import { ARROWS, createKeys, digitsTo, type Keys } from '#web/table/kit/keys.ts';
import type { Model } from './model.ts';
import type { Placing } from './placing.ts';

export const KEYS = {
  cards: digitsTo(9),
  arrows: ARROWS,
  enter: ['Enter'],
  reveal: ['R'],
  done: ['E'],
  undo: ['Backspace'],
  escape: ['Escape'],
} satisfies Keys;

export function createTableKeys(model: Model, placing: Placing, frame: () => HTMLElement): void {
  createKeys({
    keys: KEYS,
    frame,
    deaf: model.table.paused,
    press: {
      cards(digit) {
        const lab = placing.hand()[Number(digit) - 1];
        if (lab === undefined) return false;
        if (placing.aim()) placing.pay(lab);
        else if (model.may('place')) placing.choose(lab);
        else return false;
      },
      // The pieces and places hear these by themselves.
      arrows: null,
      enter: null,
      reveal: () => model.may('reveal') && model.act({ type: 'reveal' }),
      done: () => placing.aim() === null && model.may('done') && model.act({ type: 'done' }),
      undo: () => model.may('undo') && model.act({ type: 'undo' }),
      escape() {
        if (placing.aim()) placing.back();
        else if (model.agency()) model.openAgency(null);
        else return false;
      },
    },
  });
}
