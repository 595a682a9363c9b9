// Bundles Workers as they are deployed, for hosting them without the tool that does so.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from './run.mjs';

/**
 * @typedef {object} Bundle
 * @property {string} script
 * @property {string} options a file: what the Worker's configuration gives it
 */

/** A Worker in a folder of bundles, in which it is bundled by whoever needs it first.
 * @param {string} bundles
 * @param {string} config
 * @returns {Promise<Bundle>} */
export async function bundled(bundles, config = 'wrangler.toml') {
  const folder = join(bundles, config.replaceAll('/', '-'));
  if (!existsSync(folder)) await bundle(folder, config);
  const script = readdirSync(folder).find((name) => name.endsWith('.js'));
  return { script: join(folder, script ?? ''), options: join(folder, 'options.json') };
}

/** @param {string} folder
 * @param {string} config */
async function bundle(folder, config) {
  mkdirSync(join(folder, '..'), { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  const args = ['deploy', '--dry-run', '--outdir', half, '--config', config];
  await promisify(execFile)('wrangler', args, { cwd: root, env: environment });
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler');
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, config));
  writeFileSync(join(half, 'options.json'), JSON.stringify(workerOptions));
  // Whoever finds it finds it whole.
  renameSync(half, folder);
}
