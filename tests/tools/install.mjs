// Installs what a fresh clone lacks: the packages of the lock file, and the browsers of the browser tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFromSystem } from './apt.mjs';
import { findChromium, findChromiumShell } from './chromium.mjs';
import { findFirefox } from './firefox.mjs';
import { root, run } from './run.mjs';
import { findWebKit } from './webkit.mjs';

/** The packages a lock file asks for, without those meant for other systems.
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** @param {string} folder */
function arePackagesInstalled(folder) {
  const list = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(join(root, list))) return false;
  const installed = packagesOf(list);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** @param {string} folder with a lock file of its own
 * @returns {Promise<boolean>} whether its packages are there */
export async function installPackages(folder) {
  if (arePackagesInstalled(folder)) return true;
  console.log(`Installing the packages of ${join(folder, 'package-lock.json')} (npm ci) …`);
  const args = ['ci', '--prefix', join(root, folder), '--no-audit', '--no-fund', '--loglevel=error'];
  return (await run('npm', args)) === 0;
}

const ownNode = () => existsSync(join(root, 'node_modules/node/bin/node'));

/** @returns {Promise<boolean>} whether everything is there */
export async function ensurePackages() {
  if (!(await installPackages('.'))) return false;
  // Some npm settings keep packages from running their installers, and with that Node 24 away.
  if (!ownNode()) {
    console.log('Installing the Node version of this project …');
    await run('npm', ['rebuild', 'node', '--ignore-scripts=false']);
  }
  if (ownNode() || Number(process.versions.node.split('.')[0]) >= 24) return true;
  console.error('Node 24 is needed and could not be installed. Install it, then try again.');
  return false;
}

/** @typedef {object} Browser
 * @property {() => string | null} find
 * @property {() => string | null} [findQuick] one that some tests can do without, but not as quickly
 * @property {string[]} packages of Debian
 * @property {string} [playwrights] the name by which Playwright installs one that does as well
 */
const browsers = {
  /** @type {Browser} */
  chromium: {
    find: findChromium,
    findQuick: findChromiumShell,
    packages: ['chromium', 'chromium-headless-shell'],
    playwrights: 'chromium',
  },
  /** @type {Browser} */
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  /** @type {Browser} */
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** @param {keyof typeof browsers} name
 * @returns {Promise<boolean>} whether this browser is there */
export async function ensureBrowser(name) {
  const { find, findQuick = find, packages, playwrights } = browsers[name];
  if (find() && findQuick()) return true;
  if (existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} from the system’s packages …`);
    // Without a font of its own a bare system draws every letter as the same box.
    await installFromSystem([...packages, 'fonts-liberation']);
  }
  if (find()) return true;
  if (playwrights) {
    console.log(`Installing ${playwrights} with Playwright …`);
    await run('playwright', ['install', '--with-deps', playwrights]);
  }
  return find() !== null;
}
