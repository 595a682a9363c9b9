// What a new game may be called, what becomes of the reference game's names, and where it is registered.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { faultOf, namesOf, registered, renamed } from './new-game.ts';

const registry = (path: string) =>
  readFileSync(resolve(import.meta.dirname, `../../${path}/games/registry.ts`), 'utf8');

test.each(['orbit', 'deep-space', 'mars-to-go', 'x2'])('%s can be the id of a game', (id) => {
  expect(faultOf(id, ['space-bowl'])).toBeNull();
});

test.each([
  ['', 'is no id'],
  ['x', 'is no id'],
  ['Orbit', 'is no id'],
  ['deep_space', 'is no id'],
  ['deep--space', 'is no id'],
  ['-orbit', 'is no id'],
  ['../orbit', 'is no id'],
  ['2nd-sun', 'is no id'],
  ['a'.repeat(41), 'longer than 40'],
  ['space-bowl', 'already'],
  ['nim', 'reference game'],
])('“%s” is refused in words', (id, said) => {
  expect(faultOf(id, ['space-bowl'])).toContain(said);
});

test('an id becomes names in code and for people, and a prefix that no other game has', () => {
  expect(namesOf('deep-space', [])).toEqual({
    id: 'deep-space',
    camel: 'deepSpace',
    pascal: 'DeepSpace',
    title: 'Deep Space',
    prefix: 'DS',
  });
  expect(namesOf('orbit', ['OR', 'OB']).prefix).toBe('OI');
  expect(namesOf('ox', ['OX']).prefix).toBe('OA');
});

test('every name of the reference game is replaced, and no other word', () => {
  const names = namesOf('deep-space', []);
  const text = [
    "import { nimRules } from '#shared/games/nim/rules.ts';",
    'export default function LearnNim(props: NimProps) {}',
    '<main class="nim-heap"> animation minimum Minimal',
    '// The rules of Nim: [NM12], but not NMR',
  ].join('\n');
  expect(renamed(text, names)).toBe(
    [
      "import { deepSpaceRules } from '#shared/games/deep-space/rules.ts';",
      'export default function LearnDeepSpace(props: DeepSpaceProps) {}',
      '<main class="deep-space-heap"> animation minimum Minimal',
      '// The rules of Deep Space: [DS12], but not NMR',
    ].join('\n'),
  );
});

test.each(['shared', 'web'])('a game is entered after the others in the registry of %s', (path) => {
  const before = registry(path);
  const after = registered(before, '  entry,\n', '// imported\n');
  expect(after).toHaveLength(before.length + '  entry,\n// imported\n'.length);
  expect(after).toMatch(/\n {2}entry,\n\}/);
  expect(after).toMatch(/;\n\/\/ imported\n\n/);
});

test('a registry that is written in another way is left alone', () => {
  expect(() => registered('export const OTHERS = {};\n', '  entry,\n')).toThrow('not written as it was');
});
