// How a visit begins in a WebKit test: on the start page, with a network or with what an earlier visit has kept.
import type { GameId } from '#shared/games/registry.ts';
import { type Browser, link, until, type Wanted } from './browser.ts';
import type { Network } from './network.ts';

export const playNow = (game: GameId = 'space-bowl'): Wanted => ({
  css: `[aria-labelledby="game-${game}"] button`,
  name: 'Play now',
});
export const continued = link(/^Continue the match/);
/** Over a table that stands still. */
export const goOn: Wanted = { css: '.paused button', name: 'Continue' };

export async function openHome(browser: Browser): Promise<void> {
  await browser.goto('/');
  await browser.see(playNow());
}

/** Without a network everything comes from what one visit before has kept. */
export async function arrive(browser: Browser, network: Network, state: Network['state']): Promise<void> {
  await openHome(browser);
  if (state === 'on') return;
  await waitForOfflineReady(browser);
  network.state = state;
  await openHome(browser);
}

/** Waits until the whole app is kept and the page is served from it. */
export async function waitForOfflineReady(browser: Browser): Promise<void> {
  const controlled = () => browser.run(() => navigator.serviceWorker.controller !== null);
  await until(controlled, 'the whole app kept', 30_000);
}
