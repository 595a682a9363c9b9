// The promise to a newcomer: a new game is what `npm run new-game` writes, and everything passes with it as it is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Copy } from './copy.ts';

const ID = 'orbit';
const REGISTRIES = ['shared/games/registry.ts', 'web/games/registry.ts'];
const FOLDERS = ['shared/games/orbit/', 'tests/games/orbit/', 'web/games/orbit/'];
const LONG = 120_000;

let copy: Copy;
beforeAll(async () => {
  copy = await Copy.made();
  expect(await copy.run('npm', 'run', 'new-game', ID)).toMatchObject({ code: 0 });
}, LONG);
afterAll(() => copy.remove());

/** What a program says is shown only when it failed. */
async function expectToPass(program: string, ...args: string[]): Promise<string> {
  const { code, said } = await copy.run(program, ...args);
  expect(code, said).toBe(0);
  return said;
}

const vitest = (project: string, ...filters: string[]) =>
  expectToPass('vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...filters);

test('it changes nothing but the two registries, and adds three folders', async () => {
  const { said } = await copy.run('git', 'status', '--porcelain', '--untracked-files=all');
  const lines = said.split('\n').filter(Boolean);
  const changed = lines.filter((line) => !line.startsWith('??')).map((line) => line.slice(3));
  const added = lines.filter((line) => line.startsWith('??')).map((line) => line.slice(3));
  expect(changed).toEqual(REGISTRIES);
  expect(added.filter((file) => !FOLDERS.some((folder) => file.startsWith(folder)))).toEqual([]);
  for (const folder of FOLDERS) expect(added.some((file) => file.startsWith(folder))).toBe(true);
  const named = ['git', 'grep', '--untracked', '-lE', String.raw`\b[Nn]im\b|[Nn]im[A-Z]|NM[0-9]`] as const;
  expect((await copy.run(...named, '--', ...FOLDERS)).said).toBe('');
});

test('a second time it is refused in words, and nothing changes', async () => {
  const before = await copy.run('git', 'status', '--porcelain');
  const { code, said } = await copy.run('npm', 'run', '--silent', 'new-game', ID);
  expect({ code, said: said.trim() }).toEqual({ code: 1, said: 'There is a game called “orbit” already.' });
  expect(await copy.run('git', 'status', '--porcelain')).toEqual(before);
});

test('types, lint, house and knip pass', { timeout: LONG }, async () => {
  await Promise.all([
    expectToPass('npm', 'run', 'types'),
    expectToPass('npm', 'run', 'lint'),
    expectToPass('npm', 'run', 'house'),
    expectToPass('npm', 'run', 'knip'),
  ]);
});

test('its contract, its words, its look and its own tests pass', { timeout: LONG }, async () => {
  await vitest('rules', 'tests/shared/games/contract', '--testNamePattern', ID);
  await vitest(
    'unit',
    'tests/games/orbit',
    'tests/web/words',
    'tests/web/games/looks',
    'tests/tools/rules-cited',
  );
});

test('it begins in a room of the real runtime', { timeout: LONG }, async () => {
  await vitest('worker', 'tests/worker/room/games', '--testNamePattern', ID);
});

test('in the browser it is played at home, offline and in a room, and axe finds nothing', {
  timeout: LONG,
}, async () => {
  await expectToPass('npm', 'run', 'build');
  const said = await expectToPass(
    'playwright',
    'test',
    '--config=tests/e2e/playwright.config.ts',
    '--project=chromium',
    '--project=chromium-offline',
    'games/orbit',
    'access.spec',
    '--grep=Orbit',
  );
  expect(said).toContain('3 passed');
});
