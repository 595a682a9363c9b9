// A group that crashed, or ran nothing, may never be counted as a success.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-counts-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const vitestReport = (passed: number, failed: number, files: unknown[] = []) =>
  file({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: files,
  });

const playwrightReport = (stats: object, errors: unknown[] = [], suites: unknown[] = []) =>
  file({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites });

test('counts of Vitest are added up', () => {
  expect(vitestCounts(vitestReport(5, 2), 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
});

test('a file that could not be read is a failure', () => {
  const broken = {
    name: 'broken.test.ts',
    status: 'failed',
    message: 'no such import\nthere',
    assertionResults: [],
  };
  const counts = vitestCounts(vitestReport(5, 0, [broken]), 1);
  expect(counts).toMatchObject({ failed: 1, failures: ['broken.test.ts: no such import'] });
});

test('counts of Playwright are added up', () => {
  const report = playwrightReport({ expected: 4, unexpected: 1, skipped: 3 });
  expect(playwrightCounts(report, 1)).toMatchObject({ passed: 4, failed: 1, skipped: 3 });
});

test('what failed is named, with the first line of why', () => {
  const good = { status: 'passed', fullName: 'is good', failureMessages: [] };
  const bad = {
    status: 'failed',
    fullName: 'is bad',
    failureMessages: ['\u001b[31mtwo is not three\u001b[39m\n    at …'],
  };
  const unit = { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [good, bad] };
  expect(vitestCounts(vitestReport(1, 1, [unit]), 1).failures).toEqual(['is bad: two is not three']);

  const ran = (error?: { message: string }) => [{ results: [{ error }] }];
  const spec = (title: string, ok: boolean, error?: { message: string }) => ({
    title,
    ok,
    file: 'b.spec.ts',
    line: 7,
    tests: ran(error),
  });
  const inner = { specs: [spec('is covered', false, { message: 'a timeout\nthere' })] };
  const suites = [{ specs: [spec('is seen', true)], suites: [inner] }];
  const browser = playwrightReport({ expected: 1, unexpected: 1 }, [{ message: 'no server' }], suites);
  expect(playwrightCounts(browser, 1).failures).toEqual(['b.spec.ts:7 is covered: a timeout', 'no server']);
});

test('an error outside of the tests is a failure', () => {
  expect(playwrightCounts(playwrightReport({ expected: 4 }, [{ message: 'no server' }]), 1).failed).toBe(1);
});

test('a crash without a failed test, an empty group and a missing report are failures', () => {
  expect(vitestCounts(vitestReport(5, 0), 1).failed).toBe(1);
  expect(vitestCounts(vitestReport(0, 0), 0).failed).toBe(1);
  expect(vitestCounts(join(folder, 'missing.json'), 0).failed).toBe(1);
});
