// Finds the Firefox that the browser tests use.
import { onPath } from './run.mjs';

/** The program's path, or null. FIREFOX in the environment comes first. Playwright's own speaks another protocol.
 * @returns {string | null} */
export const findFirefox = () => onPath(process.env.FIREFOX, 'firefox-esr', 'firefox');
