// Lighthouse's scores for a phone: the start page, the daily, a game at its table, and learning it.
import lighthouse from 'lighthouse';
import { inBrowser } from './browser.ts';
import type { Measurement } from './run.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

export default function scores(): Promise<Measurement> {
  return inBrowser(async ({ address, debugging, page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.getByRole('button', { name: 'Throw the marbles' }).waitFor();
    const table = new URL(page.url()).pathname;
    await page.goto('about:blank');

    const rows: Measurement['rows'] = [];
    const over: string[] = [];
    for (const path of ['/', '/daily', table, '/learn/space-bowl']) {
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
        page: path === table ? 'a match' : path,
        ...Object.fromEntries(CATEGORIES.map((category) => [category, of(category)])),
        'LCP ms': Math.round(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0),
        'TBT ms': Math.round(result?.lhr.audits['total-blocking-time']?.numericValue ?? 0),
        failing: failing.map(({ id }) => id).join(', '),
      });
      for (const category of CATEGORIES) {
        if (of(category) < 100) over.push(`${path}: ${category} ${of(category)}, wanted 100`);
      }
    }
    return { title: 'Lighthouse, mobile', rows, over };
  });
}
