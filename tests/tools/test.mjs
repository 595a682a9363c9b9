// `npm test`: installs what is missing, runs every group of tests, names what failed and ends in one line of counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { ensureBrowser, ensurePackages } from './install.mjs';
import { runScript } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./run.mjs').Hear} Hear */

const reports = mkdtempSync(join(tmpdir(), 'starboard-test-'));
/** @type {Counts} */
const failure = { passed: 0, failed: 1, skipped: 0, failures: [] };

/** One command that counts as one test.
 * @param {string} name
 * @param {Hear} [hear] */
async function single(name, hear) {
  const passed = (await runScript(name, [], {}, hear)) === 0;
  return passed ? { ...failure, passed: 1, failed: 0 } : failure;
}

/** @param {string} name
 * @param {Hear} [hear]
 * @param {Record<string, string>} [settings] */
async function vitest(name, hear, settings) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runScript(name, reporters, settings, hear);
  return vitestCounts(file, code);
}

/** @param {string} name of a browser, which has a second project for what is kept offline */
async function playwright(name) {
  const file = join(reports, `${name}.json`);
  const settings = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const projects = [`--project=${name}`, `--project=${name}-offline`];
  const code = await runScript('e2e', [...projects, '--reporter=list,json'], settings);
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

/** @satisfies {Record<string, (hear?: Hear) => Promise<Counts>>} */
const groups = {
  types: (hear) => single('types', hear),
  lint: (hear) => single('lint', hear),
  house: (hear) => single('house', hear),
  knip: (hear) => single('knip', hear),
  build: (hear) => single('build', hear),
  unit: (hear) => vitest('unit', hear),
  fuzz: (hear) => vitest('fuzz', hear, { ROOM_FUZZ_SECONDS: '4' }),
  workerd: (hear) => vitest('workerd', hear),
  chromium: () => inBrowsers(['chromium'], () => playwright('chromium')),
  firefox: () => inBrowsers(['firefox'], () => playwright('firefox')),
  // One of the two people in a room plays in Chromium.
  webkit: (hear) => inBrowsers(['webkit', 'chromium'], () => vitest('webkit', hear)),
  newcomer: (hear) => inBrowsers(['chromium'], () => vitest('newcomer', hear)),
};

/** @type {(keyof typeof groups)[][]} One after the other; of those in one line two at once, because alone they would leave a processor idle. */
const course = [
  ['types', 'lint', 'house', 'knip', 'build'],
  ['workerd', 'unit', 'fuzz', 'newcomer', 'webkit'],
  ['chromium'],
  ['firefox'],
];

/** @type {Map<string, Counts>} */
const results = new Map();
const failed = (/** @type {string} */ name) => (results.get(name)?.failed ?? 0) > 0;
const line = (/** @type {Counts} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** What several say at once is shown group by group, when each has ended.
 * @param {keyof typeof groups} name
 * @param {boolean} isOneOfSeveral */
async function runGroup(name, isOneOfSeveral) {
  const heading = `\n— ${name} —`;
  /** @type {string[]} */
  const said = [];
  if (!isOneOfSeveral) console.log(heading);
  results.set(name, await groups[name](isOneOfSeveral ? (text) => said.push(text) : undefined));
  if (isOneOfSeveral) console.log(`${heading}\n${said.join('')}`);
}

const ready = await ensurePackages();
if (!ready) console.error('No test could run: the packages are not installed.');
for (const names of ready ? course : []) {
  const waiting = names.values();
  const inTurn = async () => {
    for (const name of waiting) await runGroup(name, names.length > 1);
  };
  await Promise.all([inTurn(), inTurn()]);
}
rmSync(reports, { recursive: true, force: true });

const all = { ...failure, failed: 0 };
console.log('');
for (const [name, { failures }] of results) for (const each of failures) console.log(`✘ ${name}: ${each}`);
for (const name of Object.keys(groups)) {
  const counts = results.get(name) ?? failure;
  console.log(`${name.padEnd(8)} ${line(counts)}`);
  all.passed += counts.passed;
  all.failed += counts.failed;
  all.skipped += counts.skipped;
}
console.log(`\n${line(all)}`);
process.exitCode = all.failed > 0 ? 1 : 0;
