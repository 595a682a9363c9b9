// Finds the Chromium that the browser tests, the icons and the measurements use.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The program's path, or null. CHROMIUM in the environment comes first, Playwright's own last.
 * @returns {string | null} */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM, ...system, playwrightsOwn()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

export const chromiumArgs = ['--disable-gpu', '--disable-background-networking'];

function playwrightsOwn() {
  try {
    // Required late: this file is read before the packages are installed.
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}
