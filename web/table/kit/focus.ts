// Keeps whoever plays by keyboard at the table when what they pressed is gone.
import { createEffect, on, onMount } from 'solid-js';
import { onFocusGone } from '#web/device/focus.ts';

interface Places {
  frame: () => HTMLElement;
  /** Another one brings other buttons; the one marked as first takes the focus. */
  phase: () => unknown;
  /** Whatever else may take a button away or switch it off. */
  changes?: () => unknown;
  /** The middle of things, where there is nothing to be pressed first. */
  middle: () => HTMLElement | null;
}

export function createFocus({ frame, phase, changes, middle }: Places): void {
  const toMiddle = () => middle()?.focus({ preventScroll: true });
  /** What is beside the table, as the bar of a room, keeps what it has. */
  const isOurs = () => document.activeElement === document.body || frame().contains(document.activeElement);

  createEffect(
    on(phase, () =>
      queueMicrotask(() => {
        if (!isOurs()) return;
        const first = frame().querySelector<HTMLElement>('[data-first]');
        if (first) first.focus();
        else if (document.activeElement === document.body) toMiddle();
      }),
    ),
  );
  onMount(() => onFocusGone(() => [phase(), changes?.()], frame, toMiddle));
}
