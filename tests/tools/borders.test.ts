// Proves that the lint rules which keep shared/ pure, and the page's modules free of waiting, really fire.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');
const rules = ['lint/style/noRestrictedImports', 'lint/style/noRestrictedGlobals', 'plugin'];
const plugins = ['tests/tools/no-math-random.grit', 'tests/tools/no-top-level-await.grit'];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'starboard-borders-'));
  for (const path of ['biome.json', '.gitignore', ...plugins]) {
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Which of the border rules complain about this code at this place. */
function complaints(path: string, code: string): string[] {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  const run = spawnSync(biome, ['lint', '--error-on-warnings', '--reporter=json', path], {
    cwd: copy,
    encoding: 'utf8',
  });
  rmSync(file);
  const report: { diagnostics: { category: string }[] } = JSON.parse(run.stdout);
  const found = report.diagnostics
    .map((diagnostic) => diagnostic.category)
    .filter((name) => rules.includes(name));
  expect(run.status === 0, run.stdout).toBe(report.diagnostics.length === 0);
  return [...new Set(found)];
}

test.each([
  "import '../web/app.tsx';",
  "import '../worker/index.ts';",
  "import type { Env } from '../worker/index.ts';",
  "export { app } from '../web/app.tsx';",
  "export const page = () => import('../web/app.tsx');",
  "import 'node:fs';",
  "import 'solid-js';",
  "import 'hono';",
])('shared/ may not: %s', (code) => {
  expect(complaints('shared/bad.ts', code)).toEqual(['lint/style/noRestrictedImports']);
});

test.each(["import '#web/app/routes.tsx';", "import '#worker/index.ts';", "import 'node:fs';"])(
  'a game may not: %s',
  (code) => {
    expect(complaints('shared/games/space-bowl/bad.ts', code)).toEqual(['lint/style/noRestrictedImports']);
  },
);

test.each([
  'export const now = Date.now();',
  'export const today = new Date();',
  'export const id = crypto.randomUUID();',
  'export const now = performance.now();',
  'export const now = globalThis.Date.now();',
  'setTimeout(() => {}, 1);',
  'setInterval(() => {}, 1);',
  'queueMicrotask(() => {});',
])('shared/ may not: %s', (code) => {
  expect(complaints('shared/bad.ts', code)).toEqual(['lint/style/noRestrictedGlobals']);
  expect(complaints('shared/games/space-lab/bad.ts', code)).toEqual(['lint/style/noRestrictedGlobals']);
});

test.each([
  'export const x = Math.random();',
  'export const draw = Math.random;',
  "export const x = Math['random']();",
  'export const { random } = Math;',
])('shared/ may not: %s', (code) => {
  expect(complaints('shared/bad.ts', code)).toEqual(['plugin']);
  expect(complaints('shared/games/space-lab/bad.ts', code)).toEqual(['plugin']);
});

test.each([
  "export const words = await import('./en.ts');",
  "const { en } = { en: await import('./en.ts') };\nexport { en };",
  "if (true) await fetch('/');",
  'for await (const each of []) console.error(each);',
])('a module of the page may not wait: %s', (code) => {
  expect(complaints('web/bad.ts', code)).toEqual(['plugin']);
  expect(complaints('web/daily/bad.tsx', code)).toEqual(['plugin']);
});

test.each([
  ['shared/good.ts', "import './games/space-bowl/rules.ts';"],
  ['shared/daily/good.ts', "import '#shared/games/space-bowl/solver.ts';"],
  [
    'shared/games/space-bowl/good.ts',
    "import './components.ts';\nimport '#shared/engine/random.ts';\nimport 'valibot';",
  ],
  ['shared/random.ts', "import 'pure-rand/generator/xoroshiro128plus';\nexport const x = Math.floor(1.5);"],
  ['web/good.ts', "export const load = async () => await fetch('/');"],
  ['web/good.ts', 'export async function load() {\n  for await (const each of []) await fetch(each);\n}'],
  ['web/good.ts', "export const good = {\n  async load() {\n    await fetch('/');\n  },\n};"],
  ['web/good.ts', 'export const now = Date.now() + Math.random();'],
])('%s may: %s', (path, code) => {
  expect(complaints(path, code)).toEqual([]);
});
