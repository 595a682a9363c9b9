// Serves the built page with the local runtime on a free port, for measurements.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, freePort } from './port.mjs';
import { environment, root } from './run.mjs';
import { wranglerDev } from './wrangler.mjs';

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
  let group = await start({ port, state, config, assets });
  return {
    address: `http://localhost:${port}`,
    group: () => group,
    end() {
      process.kill(-group, 'SIGTERM');
      rmSync(state, { recursive: true, force: true });
    },
    async restart() {
      process.kill(-group, 'SIGKILL');
      group = await start({ port, state, config, assets });
    },
  };
}

/** @param {{ port: number, state: string, config: string | undefined, assets: string | undefined }} built
 * @returns {Promise<number>} the process group of the runtime and the tool around it */
async function start(built) {
  const options = { cwd: root, env: environment, stdio: /** @type {const} */ ('ignore'), detached: true };
  const { pid } = spawn('wrangler', wranglerDev(built), options);
  if (!pid) throw new Error('The local runtime could not be started.');
  if (await answering(`http://127.0.0.1:${built.port}/api/health`)) return pid;
  process.kill(-pid, 'SIGTERM');
  throw new Error('The local runtime did not start.');
}
