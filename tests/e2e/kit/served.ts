// The page on which the kit is tried, built and served as the product is, of which it is no part.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { serve } from '../deployment.ts';

export async function serveKit() {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-kit-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [solid()],
    build: {
      outDir: folder,
      // As in the product: the content security policy refuses anything inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  return serve(folder);
}
