// Reads how many tests passed from the reports of Vitest and Playwright; no report, or no test, is a failure.
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {string} file
 * @param {number} code the program's exit code
 * @returns {Counts} */
export function vitestCounts(file, code) {
  return fromReport(file, code, (report) => ({
    passed: report.numPassedTests,
    // A file that could not even be read has no failed test in it, and would go unseen.
    failed: report.numFailedTests + report.testResults.filter(failedWithoutTests).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** @param {string} file
 * @param {number} code the program's exit code
 * @returns {Counts} */
export function playwrightCounts(file, code) {
  return fromReport(file, code, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

/** @param {{ status: string, assertionResults: { status: string }[] }} file */
const failedWithoutTests = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** @param {string} file
 * @param {number} code
 * @param {(report: any) => Counts} read
 * @returns {Counts} */
function fromReport(file, code, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
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
