// Dragging by keyboard: Enter and Space press the buttons by themselves; here are arrows, Escape, R and F.
import { onCleanup, onMount } from 'solid-js';
import type { Drag } from './drag.ts';
import { isArrow, nearest } from './nearest.ts';

export function createKeys(drag: Drag): void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isHere = target !== null && drag.area().contains(target);
    // While the mouse holds a piece the focus may be anywhere.
    const isFree = drag.carried() !== null && !target?.closest('input, select, textarea, dialog');
    if (!isHere && !isFree) return;
    if (pressed(event, target)) event.preventDefault();
  }

  function pressed({ key, repeat }: KeyboardEvent, target: HTMLElement | null): boolean {
    const focused = target?.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    const piece = drag.carried()?.piece ?? focused;
    const letter = key.toLowerCase();
    if (isArrow(key)) {
      if (target && !repeat && !drag.carried()?.held) move(target, key);
      return true;
    }
    // Held down, Enter would pick up and put down in turns.
    if (key === 'Enter') return repeat;
    if (repeat || piece === undefined) return false;
    if (letter === 'r' && drag.game.turn) drag.turn(piece);
    else if (letter === 'f' && drag.game.flip) drag.flip(piece);
    else if (key === 'Escape' && drag.carried()) drag.make({ type: 'back' });
    else return false;
    return true;
  }

  /** Among the places while a piece is carried, else among the pieces. */
  function move(target: HTMLElement, key: string): void {
    const wanted = drag.carried() ? '.drag-target' : '.drag-piece';
    const all = [...drag.area().querySelectorAll<HTMLElement>(wanted)];
    const boxes = all.map((element) => element.getBoundingClientRect());
    const next = nearest(boxes, target.getBoundingClientRect(), key);
    if (next !== null) all[next]!.focus();
  }

  onMount(() => addEventListener('keydown', press));
  onCleanup(() => removeEventListener('keydown', press));
}
