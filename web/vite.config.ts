// Builds the page into dist/: code split by route, nothing inline, everything precached for offline play.
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { headersFile } from '../worker/headers.ts';
import { manifest } from './pwa/manifest.ts';

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
      options.swSrc = resolve(import.meta.dirname, 'pwa/service-worker.ts');
    },
  },
  injectManifest: {
    // A classic script, as it was first registered.
    rollupFormat: 'iife',
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    // Only the system reads these, when it installs the app.
    globIgnores: ['screenshots/**', 'icons/*-512.png'],
  },
});

/** What is always needed together comes in one file: a dozen small ones compress worse and take longer to ask for. */
const chunks = [
  {
    name: 'start',
    test: /web\/(art\/(shape|sky|spot)|daily\/(day|shape|row)|ui\/controls|saves\/runs)\.|shared\/daily\/(calendar|week|streak)\./,
  },
  {
    name: 'seat',
    test: /web\/(ui\/(chair-token|not-found)|art\/(palette|planet|tokens)|table\/hold|sound\/sound)\.|shared\/random\.|pure-rand/,
  },
  {
    name: 'galaxy',
    test: /web\/(games\/space-bowl\/(galaxy|box|rolling|speech|arrows|window)|art\/(bodies|box|card|placement|scatter|sprite))\.|shared\/space-bowl\/(solver|geometry|components)\./,
  },
  {
    name: 'daily',
    test: /web\/(daily\/(intro|daily-links|search|answering|galaxy-view|hand|keys|events|progress|sign|run|api|truth-words|board-text|words\/words)|saves\/(players|player-list|lists))\.|shared\/daily\/(puzzle|score|share|ranking|protocol)\.|node_modules\/hono/,
  },
];

export default defineConfig({
  plugins: [solid(), serviceWorker, headers],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Anything inlined into the page or a stylesheet would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', tags: ['$initial'] }, ...chunks],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:8788', ws: true } } },
});
