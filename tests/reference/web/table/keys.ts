// By keyboard: the numbers take so many stones.
import { MOST } from '#shared/games/nim/actions.ts';
import { createKeys, digitsTo, type Keys } from '#web/table/kit/keys.ts';
import type { Model } from './model.ts';

export const KEYS = { take: digitsTo(MOST) } satisfies Keys;

export function createTableKeys(model: Model, frame: () => HTMLElement): void {
  createKeys({
    keys: KEYS,
    frame,
    deaf: model.table.paused,
    press: { take: (digit) => model.mayTake(Number(digit)) && model.take(Number(digit)) },
  });
}
