// Whatever is left out in Firefox is still there to be left out: a test that was renamed or removed is named here.
import { execFileSync } from 'node:child_process';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { NOT_IN_FIREFOX, titled } from '../e2e/not-in-firefox.ts';
import { environment, root } from './run.mjs';

/** Every browser test as `file title title`. */
function allTests(): string[] {
  const chromium = ['--project=chromium', '--project=chromium-offline'];
  const list = ['test', '--config', 'tests/e2e/playwright.config.ts', ...chromium, '--list'];
  const text = execFileSync('playwright', [...list, '--reporter=json'], {
    cwd: root,
    env: { ...environment, E2E_LONG: '1' },
    encoding: 'utf8',
  });
  const { suites }: JSONReport = JSON.parse(text);
  return suites.flatMap((suite) => within(suite, []));
}

function within({ title, specs, suites = [] }: JSONReportSuite, above: readonly string[]): string[] {
  const path = [...above, title];
  const own = specs.map((spec) => [...path, spec.title].join(' '));
  return [...own, ...suites.flatMap((suite) => within(suite, path))];
}

test('every entry of the list fits a browser test, and says why it is left out', { timeout: 60_000 }, () => {
  const all = allTests();
  expect(all.length).toBeGreaterThan(0);
  const listed = NOT_IN_FIREFOX.flatMap(({ tests }) => tests);
  const stale = listed.filter((entry) => !all.some((title) => titled(entry).test(title)));
  expect(stale).toEqual([]);
  for (const { reason } of NOT_IN_FIREFOX) expect(reason).toMatch(/\S.+\.$/);
});
