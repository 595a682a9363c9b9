// `npm test`: installs what is missing, runs every group of tests and ends in one line of counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { ensureBrowser, ensurePackages } from './install.mjs';
import { runScript } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

const reports = mkdtempSync(join(tmpdir(), 'starboard-test-'));
const failure = { passed: 0, failed: 1, skipped: 0 };

/** One command that counts as one test.
 * @param {string} name */
async function single(name) {
  const passed = (await runScript(name)) === 0;
  return passed ? { passed: 1, failed: 0, skipped: 0 } : failure;
}

/** @param {string} name
 * @param {Record<string, string>} [settings] */
async function vitest(name, settings) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runScript(name, reporters, settings);
  return vitestCounts(file, code);
}

/** @param {string} name
 * @param {string[]} projects of the browser tests */
async function playwright(name, projects = [name]) {
  const file = join(reports, `${name}.json`);
  const settings = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const chosen = projects.map((project) => `--project=${project}`);
  const code = await runScript('e2e', [...chosen, '--reporter=list,json'], settings);
  return playwrightCounts(file, code);
}

/** @param {Parameters<typeof ensureBrowser>[0][]} browsers that these tests need
 * @param {() => Promise<Counts>} test */
async function inBrowsers(browsers, test) {
  if (failed('build')) return refuse('These tests did not run: the build failed.');
  for (const browser of browsers) {
    if (!(await ensureBrowser(browser))) return refuse(`These tests did not run: ${browser} is missing.`);
  }
  return test();
}

/** @param {string} words */
function refuse(words) {
  console.error(words);
  return failure;
}

/** @type {[name: string, run: () => Promise<Counts>][]} */
const groups = [
  ['types', () => single('types')],
  ['lint', () => single('lint')],
  ['house', () => single('house')],
  ['knip', () => single('knip')],
  ['unit', () => vitest('unit')],
  ['fuzz', () => vitest('fuzz', { ROOM_FUZZ_SECONDS: '20' })],
  ['workerd', () => vitest('workerd')],
  ['build', () => single('build')],
  ['chromium', () => inBrowsers(['chromium'], () => playwright('chromium'))],
  ['newcomer', () => inBrowsers(['chromium'], () => vitest('newcomer'))],
  ['firefox', () => inBrowsers(['firefox'], () => playwright('firefox', ['firefox', 'firefox-offline']))],
  // One of the two people in a room plays in Chromium.
  ['webkit', () => inBrowsers(['webkit', 'chromium'], () => vitest('webkit'))],
];

/** @type {Map<string, Counts>} */
const results = new Map();
const failed = (/** @type {string} */ name) => (results.get(name)?.failed ?? 0) > 0;
const line = (/** @type {Counts} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

const ready = await ensurePackages();
if (!ready) console.error('No test could run: the packages are not installed.');
for (const [name, run] of groups) {
  if (ready) console.log(`\n— ${name} —`);
  results.set(name, ready ? await run() : failure);
}
rmSync(reports, { recursive: true, force: true });

const all = { passed: 0, failed: 0, skipped: 0 };
console.log('');
for (const [name, counts] of results) {
  console.log(`${name.padEnd(8)} ${line(counts)}`);
  all.passed += counts.passed;
  all.failed += counts.failed;
  all.skipped += counts.skipped;
}
console.log(`\n${line(all)}`);
process.exitCode = all.failed > 0 ? 1 : 0;
