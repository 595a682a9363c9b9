// How one's board lay, and since when: at a stop the page says how it lay then, not how it lies when it hears of it.
import type { Millis } from '#shared/engine/game.ts';
import type { Board } from '#shared/games/space-builder/components.ts';

export interface Laid {
  at: Millis;
  board: Board;
}

/** The news of a stop is not longer on its way than this. */
const KEPT: Millis = 10_000;

export function createHistory() {
  let all: Laid[] = [];
  return {
    begin(at: Millis, board: Board): void {
      all = [{ at, board }];
    },
    add(at: Millis, board: Board): void {
      const old = all.findLastIndex((laid) => laid.at < at - KEPT);
      all = [...all.slice(Math.max(0, old)), { at, board }];
    },
    last: (): Laid | undefined => all.at(-1),
    /** The last change before, or the first there is. */
    asOf: (at: Millis): Laid | undefined => all.findLast((laid) => laid.at <= at) ?? all[0],
  };
}
