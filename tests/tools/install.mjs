// Installs what a fresh clone lacks: the packages of the lock file, and a Chromium for the browser tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root, run } from './run.mjs';

/** The packages a lock file asks for, without those meant for other systems.
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

function packagesInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

const ownNode = () => existsSync(join(root, 'node_modules/node/bin/node'));

/** @returns {Promise<boolean>} whether everything is there */
export async function ensurePackages() {
  if (!packagesInstalled()) {
    console.log('Installing the packages of package-lock.json (npm ci) …');
    if ((await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0) return false;
  }
  // Some npm settings keep packages from running their installers, and with that Node 24 away.
  if (!ownNode()) {
    console.log('Installing the Node version of this project …');
    await run('npm', ['rebuild', 'node', '--ignore-scripts=false']);
  }
  if (ownNode() || Number(process.versions.node.split('.')[0]) >= 24) return true;
  console.error('Node 24 is needed and could not be installed. Install it, then try again.');
  return false;
}

/** @returns {Promise<boolean>} whether a Chromium is there */
export async function ensureChromium() {
  if (findChromium()) return true;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system’s packages …');
    const apt = (/** @type {string[]} */ ...args) => {
      const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-q', '-y', ...args];
      return run(program, rest, { DEBIAN_FRONTEND: 'noninteractive' });
    };
    await apt('update');
    // Without a font of its own a bare system draws every letter as the same box.
    await apt('install', '--no-install-recommends', 'chromium', 'fonts-liberation');
    if (findChromium()) return true;
  }
  console.log('Installing Chromium with Playwright …');
  await run('playwright', ['install', '--with-deps', 'chromium']);
  return findChromium() !== null;
}
