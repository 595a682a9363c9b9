// `npm run new-game <id>`: a copy of the reference game under another name, ready to be made into a game of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Where each half of the reference game lies, and where it is copied to. */
const HALVES = { shared: 'shared/games', web: 'web/games', tests: 'tests/games' };
const LONGEST = 40;

export interface Names {
  /** In paths, addresses and styles: `deep-space`. */
  id: string;
  /** In code: `deepSpace`, `DeepSpace`. */
  camel: string;
  pascal: string;
  /** For people: `Deep Space`. */
  title: string;
  /** Before the numbers of its rules: `DS`. */
  prefix: string;
}

/** Why nothing can be called that, or null. */
export function faultOf(id: string, taken: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id) || id.length < 2) {
    return `“${id}” is no id: small letters and digits, words joined by a hyphen, as in “deep-space”.`;
  }
  if (id.length > LONGEST) return `“${id}” is longer than ${LONGEST} letters.`;
  if (id === 'nim') return '“nim” is the reference game itself.';
  return taken.includes(id) ? `There is a game called “${id}” already.` : null;
}

/** `prefixes` are those of other games: the number of a rule is given once. */
export function namesOf(id: string, prefixes: readonly string[]): Names {
  const words = id.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1));
  const pascal = words.join('');
  const initials = words.map((word) => word[0]!).join('');
  const letters = [...initials.slice(1), ...id.toUpperCase().slice(1), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const wished = letters.filter((letter) => /[A-Z]/.test(letter)).map((letter) => initials[0] + letter);
  return {
    id,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    pascal,
    title: words.join(' '),
    prefix: wished.find((prefix) => !prefixes.includes(prefix))!,
  };
}

export function renamed(text: string, { id, camel, pascal, title, prefix }: Names): string {
  return text
    .replace(/\bnim(?=[A-Z])/g, camel)
    .replace(/\bNim(?=[A-Z])|(?<=[a-z])Nim\b/g, pascal)
    .replace(/\bnim\b/g, id)
    .replace(/\bNim\b/g, title)
    .replace(/\bNM(?=\d)/g, prefix);
}

const sharedEntry = ({ id, camel }: Names, seats: string) => `  '${id}': {
    seats: ${seats},
    load: async () => (await import('./${id}/rules.ts')).${camel}Rules,
    loadBot: async () => (await import('./${id}/bot.ts')).bot,
  },
`;

/** A registry with one entry more, after the others. */
export function registered(registry: string, entry: string, imported = ''): string {
  const [last] = [...registry.matchAll(/^import .*;\n/gm)].slice(-1);
  const games = registry.search(/^export const GAME(S|_PAGES)\b/m);
  const end = registry.indexOf('\n}', games) + 1;
  if (!last || games < 0 || end === 0) throw new Error('The registry is not written as it was.');
  const after = last.index + last[0].length;
  return registry.slice(0, after) + imported + registry.slice(after, end) + entry + registry.slice(end);
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function newGame(root: string, names: Names): void {
  const copies = Object.entries(HALVES).map(([half, games]) => {
    const to = join(root, games, names.id);
    cpSync(join(root, 'tests/reference', half), to, { recursive: true });
    return to;
  });
  for (const copy of copies) {
    for (const file of globSync(join(copy, '**/*.*'))) rewrite(file, (text) => renamed(text, names));
  }
  const rules = readFileSync(join(root, HALVES.shared, names.id, 'rules.ts'), 'utf8');
  const seats = /seats: (\{ min: \d, max: \d \})/.exec(rules)![1]!;
  const registries = [
    join(root, HALVES.shared, 'registry.ts'),
    join(root, HALVES.web, 'registry.ts'),
  ] as const;
  rewrite(registries[0], (text) => registered(text, sharedEntry(names, seats)));
  rewrite(registries[1], (text) =>
    registered(
      text,
      `  '${names.id}': ${names.camel}Pages,\n`,
      `import { ${names.camel}Pages } from './${names.id}/entry.ts';\n`,
    ),
  );
  // Other names are of other lengths, and imports are sorted by them.
  const written = spawnSync('biome', ['check', '--write', ...registries, ...copies], {
    cwd: root,
    encoding: 'utf8',
  });
  if (written.status !== 0) throw new Error(written.stderr);
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const [id = ''] = process.argv.slice(2);
  const folders = Object.values(HALVES).flatMap((games) => globSync(`${games}/*`, { cwd: root }));
  const fault = faultOf(
    id,
    folders.map((path) => basename(path)),
  );
  if (fault) {
    console.error(fault);
    process.exitCode = 1;
  } else {
    const pages = globSync('shared/games/*/RULES.md', { cwd: root });
    const prefixes = pages.flatMap(
      (page) => /\*\*([A-Z]{2})1\*\*/.exec(readFileSync(join(root, page), 'utf8'))?.[1] ?? [],
    );
    newGame(root, namesOf(id, prefixes));
    for (const games of Object.values(HALVES)) console.log(`${games}/${id}`);
    console.log('It is Nim still: begin with its RULES.md, and see CONTRIBUTING.md.');
  }
}
