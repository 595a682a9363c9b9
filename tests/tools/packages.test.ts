// What the lock files hold: one runtime for all, nothing of the machine they were made on, and nothing that one folder
// alone needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

interface Package {
  version: string;
  dependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const locked: Record<string, Package> = read('package-lock.json').packages;
const versionsOf = (name: string) =>
  Object.entries(locked).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) ? [version] : [],
  );

test.each(['miniflare', 'workerd'])('there is one %s in the tree, the one that wrangler wants', (name) => {
  expect(versionsOf(name)).toEqual([locked['node_modules/wrangler']?.dependencies?.[name]]);
});

test('miniflare is asked for at exactly that version', () => {
  const { miniflare, wrangler } = read('package.json').devDependencies;
  expect(wrangler).toBe(locked['node_modules/wrangler']?.version);
  expect(miniflare).toBe(locked['node_modules/wrangler']?.dependencies?.miniflare);
});

test.each(['.', 'tests/bench/boardgame'])(
  'the lock file of %s names no registry of one machine',
  (folder) => {
    const packages: Record<string, { resolved?: string }> = read(join(folder, 'package-lock.json')).packages;
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    const places = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
    expect(places.filter((place) => !place.startsWith('https://registry.npmjs.org/'))).toEqual([]);
  },
);

test('the packages of boardgame.io are those of its comparisons alone', () => {
  expect(versionsOf('boardgame.io')).toEqual([]);
});
