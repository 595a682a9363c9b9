// Builds the page into dist/: code split by route, nothing inline, everything precached for offline play.
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { headersFile } from '#worker/http/headers.ts';
import { chunksOf } from './app/build/chunks.ts';
import { previews } from './app/build/previews.ts';
import { styles } from './app/build/styles.ts';
import { manifest } from './app/manifest.ts';

const headers: Plugin = {
  name: 'starboard-headers',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
  },
};

const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  registerType: 'prompt',
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  filename: 'sw.js',
  integration: {
    // The plugin would name the script after its source, but every installed app asks for /sw.js.
    beforeBuildServiceWorker(options) {
      options.swSrc = resolve(import.meta.dirname, 'app/service-worker.ts');
    },
  },
  injectManifest: {
    // A classic script, as it was first registered.
    rollupFormat: 'iife',
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    // Only the system reads these, when it installs the app.
    globIgnores: ['screenshots/**', 'icons/**'],
  },
});

export default defineConfig({
  plugins: [styles, solid(), serviceWorker, headers, previews],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Anything inlined into the page or a stylesheet would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunksOf(resolve(import.meta.dirname, '..')) }],
          // Each module is named a script; taken along with another it would land where it does not belong.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:8788', ws: true } } },
});
