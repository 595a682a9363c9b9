// Lighthouse's scores for a phone: the start page, the daily, and each game at its table and being learnt.
import { expect, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { GAME_IDS, type GameId } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { onTile } from '../e2e/bowl.ts';
import { inBrowser } from './browser.ts';
import type { Measurement } from './run.ts';

/** Scores at the median of so many runs: on a shared machine one of them says little. */
const RUNS = 5;
const LEAST: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100 };

interface Run {
  scores: Record<string, number>;
  painted: number;
  blocked: number;
  /** How fast the machine was just then, as Lighthouse measures it. */
  index: number;
  failing: string[];
}

async function oneRun(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: Object.keys(LEAST),
    // The match to be opened is in the storage that Lighthouse would clear.
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
  const { categories, audits, environment } = result.lhr;
  const measured = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0);
  const failing = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  return {
    scores: Object.fromEntries(
      Object.keys(LEAST).map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ),
    painted: measured('largest-contentful-paint'),
    blocked: measured('total-blocking-time'),
    index: Math.round(environment.benchmarkIndex),
    failing: failing.map(({ id }) => id),
  };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

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
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await oneRun(address + path, debugging));
      const middle = (of: (run: Run) => number) => median(runs.map(of));
      const scores = Object.fromEntries(
        Object.keys(LEAST).map((category) => [category, middle(({ scores }) => scores[category]!)]),
      );
      const performances = runs.map(({ scores }) => scores.performance!);
      rows.push({
        page: name,
        ...scores,
        'worst, best': `${Math.min(...performances)}, ${Math.max(...performances)}`,
        'LCP ms': middle(({ painted }) => painted),
        'TBT ms': middle(({ blocked }) => blocked),
        'benchmark index': middle(({ index }) => index),
        failing: [...new Set(runs.flatMap(({ failing }) => failing))].join(', '),
      });
      for (const [category, least] of Object.entries(LEAST)) {
        if (scores[category]! < least) over.push(`${name}: ${category} ${scores[category]}, wanted ${least}`);
      }
    }
    return { title: `Lighthouse, mobile, the median of ${RUNS} runs`, rows, over };
  });
}
