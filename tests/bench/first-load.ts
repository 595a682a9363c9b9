// How long a first visit takes on a slow phone and a slow network, until Play answers and a table has its first button.
import type { Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { inBrowser } from './browser.ts';
import type { Measurement } from './run.ts';

/** Slow 4G, as Lighthouse has it. */
const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.4 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const SLOWED = 4;
const LIMITS = { play: 3_000, table: 5_000 };

/** Waits for a button that can be pressed, and says how long that took since the page was asked for, or since `from`. */
const waitFor = (page: Page, selector: string, from = 0): Promise<number> =>
  page.evaluate(
    ([selector, from]) =>
      new Promise<number>((done) => {
        const look = () => {
          const found = document.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
          if (found?.checkVisibility()) done(performance.now() - from);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [selector, from] as const,
  );

/** A first visit: nothing is kept of the one before. */
async function visit(game: GameId): Promise<{ play: number; table: number }> {
  return inBrowser(async ({ address, context, page }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(address, { waitUntil: 'commit' });
    const button = `[aria-labelledby="game-${game}"] .primary`;
    const play = await waitFor(page, button);
    const pressed = await page.evaluate((button) => {
      document.querySelector<HTMLElement>(button)!.click();
      return performance.now();
    }, button);
    const table = await waitFor(
      page,
      `main[data-game=${game}] :is([data-first], .primary, .gravity-card)`,
      pressed,
    );
    return { play, table };
  });
}

export default async function firstLoad(): Promise<Measurement> {
  const rows: Measurement['rows'] = [];
  const over: string[] = [];
  for (const game of GAME_IDS) {
    const { name } = GAME_PAGES[game].about.en;
    const { play, table } = await visit(game);
    rows.push({
      game: name,
      'Play can be pressed, ms': Math.round(play),
      'from there to the table, ms': Math.round(table),
    });
    if (play > LIMITS.play) over.push(`${name}: Play after ${Math.round(play)} ms, at most ${LIMITS.play}`);
    if (table > LIMITS.table)
      over.push(`${name}: a table after ${Math.round(table)} ms, at most ${LIMITS.table}`);
  }
  return { title: `A first visit on Slow 4G, processor slowed ${SLOWED} ×`, rows, over };
}
