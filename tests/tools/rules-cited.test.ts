// Every numbered rule of a game is cited by the title of a test, and every citation names a rule there is.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The numbers a page gives, in order: `- **SB12** …` at the start of a line. */
function rulesOf(page: string): string[] {
  return [...page.matchAll(/^- \*\*([A-Z]{2}\d+)\*\*/gm)].map((match) => match[1]!);
}

/** The numbers cited at the start of a test's title: `test('[SB12] [SB13] …'`, also after a table of cases. */
function citedBy(source: string): string[] {
  const literals = source.matchAll(/([\w.]+|\))\(\s*['"`]((?:\[[A-Z]{2}\d+\] )+)/g);
  const titles = [...literals].filter(([, called]) => ['test', 'it', ')'].includes(called!));
  return titles.flatMap(([, , numbers]) => numbers!.match(/[A-Z]{2}\d+/g)!);
}

const pages = globSync(['shared/games/*/RULES.md', 'tests/reference/shared/RULES.md'], { cwd: root });
const sources = globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }).filter(
  (source) => resolve(root, source) !== import.meta.filename,
);
const rules = pages.flatMap((page) => rulesOf(readFileSync(join(root, page), 'utf8')));
const cited = new Map(sources.map((source) => [source, citedBy(readFileSync(join(root, source), 'utf8'))]));

test('there are rules, and each number is given once, without gaps', () => {
  expect(rules.length).toBeGreaterThan(0);
  for (const page of pages) {
    const numbers = rulesOf(readFileSync(join(root, page), 'utf8'));
    const game = numbers[0]!.slice(0, 2);
    expect(numbers, page).toEqual(numbers.map((_, at) => `${game}${at + 1}`));
  }
  expect(new Set(rules).size).toBe(rules.length);
});

test('every game with rules has a page', () => {
  const games = globSync('shared/games/*/rules.ts', { cwd: root });
  expect(games.length).toBeGreaterThan(0);
  expect(games.filter((rules) => !existsSync(join(root, rules, '../RULES.md')))).toEqual([]);
});

test('every rule has a test', () => {
  const all = new Set([...cited.values()].flat());
  expect(rules.filter((rule) => !all.has(rule))).toEqual([]);
});

test('no test cites a rule that does not exist', () => {
  const wrong = [...cited].flatMap(([source, numbers]) =>
    numbers.filter((number) => !rules.includes(number)).map((number) => `${source}: ${number}`),
  );
  expect(wrong).toEqual([]);
});

test('this check reads titles of every form, and nothing else', () => {
  const source = [
    "test('[ZZ1] plain', () => {});",
    '  it("[ZZ2] [ZZ3] two", () => {});',
    "test.each([\n  [1, 2],\n])('[ZZ4] %i', () => {});",
    "test.each(LIST.filter((one) => one > 0))('[ZZ5] %i', () => {});",
    "test.each(MIXES.map((mix) => [mix.join(' + ') || 'plain', mix] as const))(\n  '[ZZ6] both: %s',\n  () => {},\n);",
    "test.skip('[ZZ7] skipped', () => {});",
    '// test of [ZZ8] in words',
    "const words = 'a [ZZ9] b';",
    "describe('[ZZ10] a group', () => {});",
  ].join('\n');
  expect(citedBy(source).toSorted()).toEqual(['ZZ1', 'ZZ2', 'ZZ3', 'ZZ4', 'ZZ5', 'ZZ6']);
  expect(rulesOf('- **ZZ1** one\nsee **ZZ2**\n  - **ZZ3** three\n- **ZZ4** four')).toEqual(['ZZ1', 'ZZ4']);
});
