// Keeps whoever plays by keyboard at the table when the button they pressed is gone.
import { createEffect, on, onMount } from 'solid-js';
import { onFocusGone } from '#web/device/focus.ts';
import type { Model } from './model.ts';

export function createFocus(model: Model, frame: () => HTMLElement): void {
  const focus = (wanted: string) =>
    frame().querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  const change = () => [
    model.view().since,
    model.live().undo,
    model.mine(),
    model.mayAct(),
    model.acting(),
    model.card(),
  ];
  onMount(() => {
    // From the start page nothing has the focus any more.
    if (document.activeElement === document.body) focus('.gravity-choices');
  });
  onMount(() => onFocusGone(change, frame, () => focus('.gravity-choices')));
  createEffect(
    on(
      () => model.phase().kind,
      (kind) => kind === 'over' && queueMicrotask(() => focus('[data-first]')),
      { defer: true },
    ),
  );
}
