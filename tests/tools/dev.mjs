// `npm run dev`: Vite serves the page and reloads it on changes; the API comes from the local runtime.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './install.mjs';
import { keepRunning, root } from './run.mjs';
import { wranglerDev } from './wrangler.mjs';

if (!(await ensurePackages())) process.exit(1);
// The runtime insists on the folder of the built page, though Vite serves the page here.
mkdirSync(join(root, 'dist'), { recursive: true });
keepRunning('wrangler', wranglerDev({ port: 8788 }));
keepRunning('vite', ['web']);
