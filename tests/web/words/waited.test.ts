// Whoever fetches a part of the page waits for all the words that it says: what was forgotten would fail when drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const web = join(root, 'web');
/** The start of the page waits for these. */
const ALWAYS = 'words/words.ts';

const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const WAITING = /withWords\(\s*import\('([^']+)'\)([^)]*)\)/g;

interface Source {
  imports: { from: string; names: string[] }[];
  fetches: { file: string; waits: string[] }[];
  /** Without its imports and without what it waits for on behalf of others. */
  code: string;
}

const namesIn = (text: string): string[] => text.match(/\w+/g) ?? [];
const sources = new Map(files.map((file) => [file, read(file)]));

function read(file: string): Source {
  const text = readFileSync(join(web, file), 'utf8');
  const at = (specifier: string) =>
    specifier.startsWith('#')
      ? relative('web', specifier.slice(1))
      : relative(web, join(web, dirname(file), specifier));
  const statements = /^(?:import|export) (?!type )(?:([^;]*?) from )?'([.#][^']+)';$/gm;
  const imports = [...text.matchAll(statements)].map(([, names = '', specifier = '']) => ({
    from: at(specifier),
    names: namesIn(names),
  }));
  const setsNamed = (list: string) =>
    namesIn(list).map((name) => imports.find(({ names }) => names.includes(name))?.from ?? name);
  const waited = [...text.matchAll(WAITING)].map(([, specifier = '', list = '']) => ({
    file: at(specifier),
    waits: setsNamed(list),
  }));
  const bare = [...text.replaceAll(WAITING, '').matchAll(/import\('([.#][^']+)'\)/g)].map(
    ([, specifier]) => ({
      file: at(specifier ?? ''),
      waits: [],
    }),
  );
  return {
    imports,
    fetches: [...waited, ...bare],
    code: text.replaceAll(WAITING, '').replaceAll(statements, ''),
  };
}

/** Named in what a game gives to the pages, words are not said yet. */
const isSaid = (name: string, code: string) => new RegExp(`(?<!words: )\\b${name}\\b`).test(code);

/** The sets of words that a file says, or what comes along with it. */
function wordsSaidBy(file: string, seen = new Set<string>()): Set<string> {
  const said = new Set<string>();
  if (seen.has(file)) return said;
  seen.add(file);
  const { imports = [], code = '' } = sources.get(file) ?? {};
  for (const { from, names } of imports) {
    if (from.endsWith('words/words.ts') || from === 'words/pages/words.ts') {
      if (from !== ALWAYS && names.some((name) => isSaid(name, code))) said.add(from);
    } else {
      for (const words of wordsSaidBy(from, seen)) said.add(words);
    }
  }
  return said;
}

const fetches = [...sources].flatMap(([by, source]) => source.fetches.map((fetch) => ({ by, ...fetch })));

test('the check knows the parts of the page that are fetched', () => {
  expect(fetches.length).toBeGreaterThan(30);
  expect(fetches.filter(({ file }) => !sources.has(file)).map(({ file }) => file)).toEqual([]);
  expect([...wordsSaidBy('games/space-bowl/table/table.tsx')].sort()).toEqual([
    'games/space-bowl/words/words.ts',
    'table/kit/words/words.ts',
  ]);
});

test.each(fetches)('$by waits for exactly the words of $file', ({ file, waits }) => {
  expect([...waits].sort()).toEqual([...wordsSaidBy(file)].sort());
});

test('what comes with the start of the page says only the words that it waits for', () => {
  expect([...wordsSaidBy('app/main.tsx')]).toEqual([]);
});
