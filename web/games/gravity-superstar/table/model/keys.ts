// By keyboard: numbers choose cards, arrows a direction as the pawn sees it, Enter plays.
import { CARDS, type Way } from '#shared/games/gravity-superstar/components.ts';
import { ARROWS, createKeys, digitsTo, type Keys } from '#web/table/kit/keys.ts';
import type { Model } from './model.ts';

export const KEYS = {
  cards: digitsTo(CARDS.length),
  arrows: ARROWS,
  enter: ['Enter'],
  refill: ['R'],
  end: ['E'],
  undo: ['Backspace'],
  escape: ['Escape'],
} satisfies Keys;

const WAYS: Record<string, Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowUp: 'round',
};

export function createTableKeys(model: Model, frame: () => HTMLElement): void {
  createKeys({
    keys: KEYS,
    frame,
    deaf: model.table.paused,
    press: {
      cards(digit) {
        const card = CARDS[Number(digit) - 1]!;
        if (!model.acting() || !model.hand().includes(card)) return false;
        model.choose(card);
        frame().querySelector<HTMLElement>(`[aria-keyshortcuts="${digit}"]`)?.focus();
      },
      arrows: (key) => point(WAYS[key]!),
      enter() {
        const shown = model.shown();
        if (shown) void model.act(shown.move);
        else if (model.destinations().length > 0) look(0);
        else return false;
      },
      refill: () => model.may('refill') && model.act({ type: 'refill' }),
      end: () => model.may('end') && model.act({ type: 'end' }),
      undo: () => model.mayUndo() && model.act({ type: 'undo' }),
      escape: () => model.card() !== null && model.choose(null),
    },
  });

  /** The moves in the order of the list: the possible ones, then the others. */
  const moves = () => [...model.destinations(), ...model.barred()];

  /** The next one in that direction after the one that is looked at. */
  function point(way: Way): boolean {
    const all = moves();
    const now = all.findIndex((one) => one === model.shown() || one === model.fault());
    const order = [...all.keys()].map((step) => (now + 1 + step) % all.length);
    const next = order.find((at) => all[at]!.move.way === way);
    if (next === undefined) return false;
    look(next);
    return true;
  }

  /** With the focus there, Enter presses what is looked at, whatever had it before. */
  function look(at: number): void {
    frame().querySelectorAll<HTMLElement>('[data-move]')[at]?.focus();
    model.look(moves()[at]!);
  }
}
