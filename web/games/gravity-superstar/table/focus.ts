// Keeps whoever plays by keyboard at the table when the button they pressed is gone.
import { createEffect, on, onMount } from 'solid-js';
import { onFocusGone } from '#web/device/focus.ts';
import type { Desk } from './model.ts';

export function createFocus(desk: Desk, frame: () => HTMLElement): void {
  const focus = (wanted: string) =>
    frame().querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  const change = () => [
    desk.view().since,
    desk.live().undo,
    desk.mine(),
    desk.mayAct(),
    desk.acting(),
    desk.card(),
  ];
  onMount(() => {
    // From the start page nothing has the focus any more.
    if (document.activeElement === document.body) focus('.gravity-dock');
  });
  onMount(() => onFocusGone(change, frame, () => focus('.gravity-dock')));
  createEffect(
    on(
      () => desk.phase().kind,
      (kind) => kind === 'over' && queueMicrotask(() => focus('[data-first]')),
      { defer: true },
    ),
  );
}
