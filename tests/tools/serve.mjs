// Serves the built page and the Worker by the local runtime on a free port, for tests and measurements.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, freePort } from './port.mjs';
import { environment, root } from './run.mjs';

/**
 * @typedef {object} Served
 * @property {string} address
 * @property {() => number} group the process group of the runtime
 * @property {() => void} end
 * @property {() => Promise<void>} restart kills the runtime as a fault would, and starts it again on what it had stored
 */

/** @param {string} [config] of another Worker than the project's
 * @param {string} [assets] the folder of another built page than the project's
 * @returns {Promise<Served>} */
export async function serveBuilt(config, assets) {
  const port = await freePort(0);
  const state = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
  let group = await start({ port, state, bundles: bundles(), config, assets });
  return {
    address: `http://localhost:${port}`,
    group: () => group,
    end() {
      process.kill(-group, 'SIGTERM');
      rmSync(state, { recursive: true, force: true });
    },
    async restart() {
      process.kill(-group, 'SIGKILL');
      group = await start({ port, state, bundles: bundles(), config, assets });
    },
  };
}

let own = '';

/** Where Workers are bundled once: for all processes of a run of tests, or for this one.
 * @returns {string} */
function bundles() {
  if (process.env.STARBOARD_BUNDLES) return process.env.STARBOARD_BUNDLES;
  if (!own) {
    own = mkdtempSync(join(tmpdir(), 'starboard-bundles-'));
    process.on('exit', () => rmSync(own, { recursive: true, force: true }));
  }
  return own;
}

/** @param {import('./host.ts').Hosting} hosting
 * @returns {Promise<number>} the process group of the runtime and of its host */
async function start(hosting) {
  const host = spawn('node', ['tests/tools/host.ts', JSON.stringify(hosting)], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((done) => host.once('exit', done).once('error', done)).then(() => false);
  const { pid } = host;
  if (pid && (await Promise.race([answering(`http://127.0.0.1:${hosting.port}/api/health`), ended])))
    return pid;
  host.kill();
  throw new Error('The local runtime did not start.');
}
