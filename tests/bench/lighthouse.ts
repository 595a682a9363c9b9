// Lighthouse's scores for a phone: the start page, the daily, and each game at its table and being learnt.
import { expect, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { GAME_IDS, type GameId } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { onTile } from '../e2e/bowl.ts';
import { inBrowser } from './browser.ts';
import type { Measurement } from './run.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

const nameOf = (game: GameId) => GAME_PAGES[game].about.en.name;

/** The address of a match that has begun. */
async function tableOf(page: Page, game: GameId): Promise<string> {
  await page.goto('/');
  await onTile(page, 'Play now', nameOf(game)).click();
  await expect(page).toHaveURL(/\/match\//);
  return new URL(page.url()).pathname;
}

export default function scores(): Promise<Measurement> {
  return inBrowser(async ({ address, debugging, page }) => {
    const pages: Record<string, string> = { '/': '/', '/daily': '/daily' };
    for (const game of GAME_IDS) {
      pages[`a match of ${nameOf(game)}`] = await tableOf(page, game);
      pages[`/learn/${game}`] = `/learn/${game}`;
    }
    await page.goto('about:blank');

    const rows: Measurement['rows'] = [];
    const over: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const result = await lighthouse(address + path, {
        port: debugging,
        onlyCategories: [...CATEGORIES],
        // The match to be opened is in the storage that Lighthouse would clear.
        disableStorageReset: true,
        logLevel: 'error',
      });
      const of = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
      const failing = Object.values(result?.lhr.audits ?? {}).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      );
      rows.push({
        page: name,
        ...Object.fromEntries(CATEGORIES.map((category) => [category, of(category)])),
        'LCP ms': Math.round(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0),
        'TBT ms': Math.round(result?.lhr.audits['total-blocking-time']?.numericValue ?? 0),
        failing: failing.map(({ id }) => id).join(', '),
      });
      for (const category of CATEGORIES) {
        if (of(category) < 100) over.push(`${name}: ${category} ${of(category)}, wanted 100`);
      }
    }
    return { title: 'Lighthouse, mobile', rows, over };
  });
}
