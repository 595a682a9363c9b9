// Another package manager at work is waited for: `npm test` would fail on a machine that is installing its updates.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-apt-'));
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  program('sudo', 'exec "$@"');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string, script: string): void {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/** Installs with an apt that finds the lists of packages locked so many times; says what it was asked. */
async function install(locked: number): Promise<string[]> {
  const asked = join(folder, 'asked');
  writeFileSync(asked, '');
  // As the real one, it gives up on the lists at once and on packages unless it is told to wait.
  program(
    'apt-get',
    `echo "$*" >> ${asked}
case "$*" in
  *update*) [ "$(grep -c update ${asked})" -gt ${locked} ] || exit 100 ;;
  *DPkg::Lock::Timeout=300*install*) touch ${folder}/installed ;;
  *) exit 100 ;;
esac`,
  );
  vi.resetModules();
  const { installFromSystem } = await import('./apt.mjs');
  await installFromSystem(['firefox-esr'], 1);
  return readFileSync(asked, 'utf8').trim().split('\n');
}

const installed = () => readFileSync(join(folder, 'installed'), 'utf8');

test('lists of packages that are locked are asked for again until they can be read', async () => {
  const asked = await install(3);
  expect(asked.map((line) => (line.endsWith('update') ? 'update' : 'install'))).toEqual([
    ...Array(4).fill('update'),
    'install',
  ]);
});

test('packages are installed when another installation has ended', async () => {
  const asked = await install(0);
  expect(asked.at(-1)).toMatch(/DPkg::Lock::Timeout=300 install .*firefox-esr$/);
  expect(installed()).toBe('');
});

test('lists that stay locked are given up, and what is known of packages is tried', async () => {
  const asked = await install(99);
  expect(asked.filter((line) => line.endsWith('update'))).toHaveLength(12);
  expect(installed()).toBe('');
});
