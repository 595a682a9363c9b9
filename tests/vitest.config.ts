// The test projects: `rules`, `unit` and `fuzz` run under Node, `worker` inside the Workers runtime, `webkit` drives a
// browser, and `newcomer` tries a new game in a copy of the repository.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
/** Vitest would leave one core to itself, which on a machine of two is half of it. */
const maxWorkers = availableParallelism();
/** A busy machine takes its time; none of these tests is about time. */
const LONG = 30_000;

export default defineConfig({
  test: {
    root,
    projects: [
      {
        test: {
          name: 'rules',
          root,
          environment: 'node',
          maxWorkers,
          // What is shared keeps nothing between two calls: its files need not be read again for each of the tests'.
          isolate: false,
          include: ['tests/shared/**/*.test.ts'],
          testTimeout: LONG,
        },
      },
      {
        plugins: [solid()],
        // Solid's build for servers has no reactivity: under Node the browser's build must be asked for.
        resolve: { conditions: ['browser'] },
        ssr: { resolve: { conditions: ['browser'] } },
        test: {
          name: 'unit',
          root,
          environment: 'node',
          maxWorkers,
          include: ['tests/{tools,web,games,reference}/**/*.test.{ts,tsx}'],
          testTimeout: LONG,
          server: { deps: { inline: [/solid-js/] } },
        },
      },
      { test: { name: 'fuzz', root, environment: 'node', maxWorkers, include: ['tests/fuzz/**/*.test.ts'] } },
      {
        test: {
          name: 'newcomer',
          root,
          environment: 'node',
          include: ['tests/newcomer/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'webkit',
          root,
          environment: 'node',
          maxWorkers,
          include: ['tests/webkit/**/*.test.ts'],
          globalSetup: 'tests/webkit/served.ts',
          testTimeout: 60_000,
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: resolve(root, 'wrangler.toml') } })],
        test: {
          name: 'worker',
          root,
          // One runtime for all files: each would take a second to begin.
          isolate: false,
          maxWorkers: 1,
          setupFiles: ['tests/worker/fresh.ts'],
          include: ['tests/worker/**/*.test.ts'],
          testTimeout: LONG,
        },
      },
    ],
  },
});
