// Asks again for as long as somebody looks: when the page is shown again, and once a minute while it is.
import { onCleanup } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';

const MINUTE: Millis = 60_000;
const SOON: Millis = 3_000;

/** While something is `settling` soon, then less and less often: it may take longer than anybody looks. */
export function askWhileSeen(ask: () => Promise<unknown>, isSettling: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SOON;
  let askedAt = Date.now();
  let asking = false;
  let isGone = false;

  async function again(): Promise<void> {
    asking = true;
    askedAt = Date.now();
    await ask();
    asking = false;
    pause = isSettling() ? Math.min(MINUTE, pause * 2) : SOON;
    wait();
  }
  function wait(): void {
    clearTimeout(timer);
    if (asking || isGone || document.visibilityState !== 'visible') return;
    timer = setTimeout(again, isSettling() ? pause : MINUTE);
  }
  /** Whoever goes back and forth between two pages does not ask each time. */
  function look(): void {
    const isShown = document.visibilityState === 'visible';
    if (isShown && !asking && Date.now() - askedAt >= SOON) void again();
    else wait();
  }
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    isGone = true;
  });
  wait();
}
