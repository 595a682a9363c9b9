// Builds the page into dist/: code split by route, nothing inline, everything precached for offline play.
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
  registerType: 'prompt',
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    // Only the system reads these, when it installs the app.
    globIgnores: ['screenshots/**', 'icons/*-512.png'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//],
    cleanupOutdatedCaches: true,
    // The first visit is already served from the cache, so that chunks load when it goes offline at once.
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

export default defineConfig({
  plugins: [solid(), serviceWorker, headers],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Anything inlined into the page or a stylesheet would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:8788', ws: true } } },
});
