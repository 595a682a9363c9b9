// `npm start`: installs what is missing, builds, and serves page and API at one address.
import { ensurePackages } from './install.mjs';
import { answering, freePort } from './port.mjs';
import { keepRunning, runScript } from './run.mjs';
import { wranglerDev } from './wrangler.mjs';

if (!(await ensurePackages())) process.exit(1);
console.log('Building …');
if ((await runScript('build', ['--logLevel', 'warn'])) !== 0) process.exit(1);

const host = process.env.HOST ?? '127.0.0.1';
const port = await freePort(Number(process.env.PORT ?? 8787));
keepRunning('wrangler', wranglerDev({ port, host }));
if (await answering(`http://127.0.0.1:${port}/api/health`)) {
  console.log(`\nStarboard is at http://localhost:${port} (Ctrl-C ends it)\n`);
} else {
  console.error('Starboard did not start.');
  process.exit(1);
}
