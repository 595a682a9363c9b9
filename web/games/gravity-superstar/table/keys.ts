// By keyboard: numbers choose cards, arrows a direction as the pawn sees it, Enter plays.
import { onCleanup, onMount } from 'solid-js';
import { CARDS, type Way } from '#shared/games/gravity-superstar/components.ts';
import type { Model } from './model.ts';

const ARROWS: Record<string, Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowUp: 'round',
};

export function createKeys(model: Model): void {
  function press(event: KeyboardEvent): void {
    if (
      event.defaultPrevented ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      model.table.paused()
    )
      return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, select, textarea, dialog')) return;
    // A focused button is pressed by itself; a card that was chosen gives way to its moves.
    const isChosen = target?.closest('[aria-keyshortcuts][aria-pressed="true"]');
    if (event.key === 'Enter' && target?.closest('button, a') && !isChosen) return;
    if (pressed(event)) event.preventDefault();
  }

  function pressed({ key, code }: KeyboardEvent): boolean {
    // On French keyboards the keys of the digits give other signs.
    const digit = Number(key) || Number(/^Digit(\d)$/.exec(code)?.[1]);
    const card = CARDS[digit - 1];
    if (card && model.acting() && model.hand().includes(card)) {
      model.choose(card);
      document.querySelector<HTMLElement>(`[aria-keyshortcuts="${digit}"]`)?.focus();
    } else if (ARROWS[key]) return point(ARROWS[key]);
    else if (key === 'Enter' && model.shown()) void model.act(model.shown()!.move);
    else if (key === 'Enter' && model.destinations().length > 0) look(0);
    else if (key.toLowerCase() === 'r' && model.may('refill')) void model.act({ type: 'refill' });
    else if (key.toLowerCase() === 'e' && model.may('end')) void model.act({ type: 'end' });
    else if (key === 'Backspace' && model.mayUndo()) void model.act({ type: 'undo' });
    else if (key === 'Escape' && model.card()) model.choose(null);
    else return false;
    return true;
  }

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
    document.querySelectorAll<HTMLElement>('.gravity-move, .gravity-barred, .lesson-move')[at]?.focus();
    model.look(moves()[at]!);
  }

  onMount(() => addEventListener('keydown', press));
  onCleanup(() => removeEventListener('keydown', press));
}
