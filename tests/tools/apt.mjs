// Installs packages of Debian, also while somebody else is installing something.
import { setTimeout } from 'node:timers/promises';
import { run } from './run.mjs';

/** @param {string[]} packages
 * @param {number} [pause] milliseconds between looking whether the lists of packages can be read */
export async function installFromSystem(packages, pause = 5_000) {
  // What is read of the packages there are is locked for seconds, and apt gives up at once.
  for (let tries = 0; tries < 12 && (await apt('update')) !== 0; tries++) await setTimeout(pause);
  await apt('install', '--no-install-recommends', ...packages);
}

/** @param {string[]} args */
function apt(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  // Somebody else may be installing something.
  const patience = ['-o', 'DPkg::Lock::Timeout=300'];
  const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-q', '-y', ...patience, ...args];
  return run(program, rest, { DEBIAN_FRONTEND: 'noninteractive' });
}
