// Serves the built page with the local runtime on a free port, for measurements.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, freePort } from './port.mjs';
import { environment, root } from './run.mjs';
import { wranglerDev } from './wrangler.mjs';

/** @returns {Promise<{ address: string, end: () => void }>} */
export async function serveBuilt() {
  const port = await freePort(0);
  const state = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
  const child = spawn('wrangler', wranglerDev({ port, state }), {
    cwd: root,
    env: environment,
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    rmSync(state, { recursive: true, force: true });
  };
  if (await answering(`http://127.0.0.1:${port}/api/health`))
    return { address: `http://localhost:${port}`, end };
  end();
  throw new Error('The local runtime did not start.');
}
