// Reads how many tests passed, and which did not, from the reports of Vitest and Playwright; no report, or no test, is
// a failure.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts */

/** @param {string} file
 * @param {number} code the program's exit code
 * @returns {Counts} */
export function vitestCounts(file, code) {
  return fromReport(file, code, (report) => ({
    passed: report.numPassedTests,
    // A file that could not even be read has no failed test in it, and would go unseen.
    failed: report.numFailedTests + report.testResults.filter(failedWithoutTests).length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  }));
}

/** @param {string} file
 * @param {number} code the program's exit code
 * @returns {Counts} */
export function playwrightCounts(file, code) {
  return fromReport(file, code, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failuresOfSuite),
      ...errors.map((/** @type {{ message?: string }} */ { message }) => firstLine(message)),
    ],
  }));
}

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestResult[] }} VitestFile
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite */

const isFailed = (/** @type {{ status: string }} */ { status }) => status === 'failed';
const firstLine = (/** @type {string | undefined} */ text) =>
  stripVTControlCharacters(text ?? '').split('\n')[0] ?? '';

/** @param {VitestFile} file */
const failedWithoutTests = (file) => isFailed(file) && !file.assertionResults.some(isFailed);

/** @param {VitestFile} file */
function failuresOfFile(file) {
  if (failedWithoutTests(file)) return [`${file.name}: ${firstLine(file.message)}`];
  return file.assertionResults
    .filter(isFailed)
    .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
}

/** @param {Suite} suite
 * @returns {string[]} */
function failuresOfSuite({ specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error;
      return `${file}:${line} ${title}: ${firstLine(error?.message)}`;
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** @param {string} file
 * @param {number} code
 * @param {(report: any) => Counts} read
 * @returns {Counts} */
function fromReport(file, code, read) {
  /** @type {Counts} */
  let counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error('This group left no report.');
  }
  if (counts.passed + counts.failed === 0) console.error('This group ran no test: counted as a failure.');
  // A crash after the last test, or a group without tests, must not look like success.
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
