// Finds what drives WebKit: its driver, which brings its own browser, and a screen that nobody sees.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The driver's path, or null when it or the screen is missing.
 * @returns {string | null} */
export function findWebKit() {
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map((program) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, program))
      .find(existsSync),
  );
  return (screen && driver) ?? null;
}
