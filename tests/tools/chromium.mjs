// Finds the Chromium that the browser tests, the icons and the measurements use.
import { createRequire } from 'node:module';
import { onPath } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The program's path, or null. CHROMIUM in the environment comes first, Playwright's own last.
 * @returns {string | null} */
export const findChromium = () => onPath(process.env.CHROMIUM, ...names, playwrightsOwn());

/** Chromium without its windows, which takes half of a processor's time; CHROMIUM takes its place too.
 * @returns {string | null} */
export const findChromiumShell = () => onPath(process.env.CHROMIUM, 'chromium-headless-shell');

/** Without a device for sound, which there is none of, a page that plays one does not try to find it again and again. */
export const chromiumArgs = ['--disable-gpu', '--disable-background-networking', '--disable-audio-output'];

/** @returns {string | undefined} */
function playwrightsOwn() {
  try {
    // Required late: this file is read before the packages are installed.
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}
