// Keeps whoever plays by keyboard at the table when the button they pressed is gone.
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import type { Desk } from './desk.ts';

export function createFocus(desk: Desk, frame: () => HTMLElement): void {
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  onMount(() => frame().addEventListener('focusin', remember));
  onCleanup(() => frame().removeEventListener('focusin', remember));

  function mend(): void {
    const isOver = desk.phase().kind === 'over';
    const isLost = last !== null && (!last.isConnected || last.matches(':disabled'));
    if (!isOver && !isLost) return;
    const wanted = isOver ? '[data-first]' : '.gravity-dock';
    frame().querySelector<HTMLElement>(wanted)?.focus();
  }

  createEffect(
    on(
      () => [desk.view().since, desk.mine(), desk.acting(), desk.card()],
      () => queueMicrotask(mend),
      { defer: true },
    ),
  );
}
