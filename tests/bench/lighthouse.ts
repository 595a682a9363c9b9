// Lighthouse's scores for a phone: the start page, the daily, and each game at its table and being learnt.
import type { Locator, Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { onTile } from '../e2e/bowl.ts';
import { inBrowser } from './browser.ts';
import type { Measurement } from './run.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** The address of a match that has begun. */
async function tableOf(page: Page, game: string, begun: Locator): Promise<string> {
  await page.goto('/');
  await onTile(page, 'Play now', game).click();
  await begun.waitFor();
  return new URL(page.url()).pathname;
}

export default function scores(): Promise<Measurement> {
  return inBrowser(async ({ address, debugging, page }) => {
    const bowl = await tableOf(page, 'Space Bowl', page.getByRole('button', { name: 'Throw the marbles' }));
    const gravity = await tableOf(page, 'Gravity Superstar', page.locator('.gravity-card:enabled').first());
    const pages = {
      '/': '/',
      '/daily': '/daily',
      'a match of Space Bowl': bowl,
      '/learn/space-bowl': '/learn/space-bowl',
      'a match of Gravity Superstar': gravity,
      '/learn/gravity-superstar': '/learn/gravity-superstar',
    };
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
