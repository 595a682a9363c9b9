// Proves that the check of the rooms finds what does not point down, however it is imported.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { houseOf, importsOf, readHouse } from './house.ts';

const root = resolve(import.meta.dirname, '../..');
const house = readHouse(root);

/** The house with one module more. */
const faultsWith = (path: string, text: string) => houseOf(new Map([...house, [path, text]])).faults;

test('every module lies in a room, and every import points down', () => {
  expect(house.size).toBeGreaterThan(300);
  expect(houseOf(house).faults).toEqual([]);
});

test.each([
  ['up', 'web/table/kit/bad.ts', "import { GAME_PAGES } from '../../games/registry.ts';", 'lies above'],
  ['up, dynamic', 'web/ui/bad.ts', "const later = () => import('#web/home/home.tsx');", 'lies above'],
  [
    'up, type-only',
    'shared/engine/bad.ts',
    "import type { Party } from '../rooms/party/party.ts';",
    'lies above',
  ],
  ['up, passed on', 'web/saves/bad.ts', "export * from '#web/play/open.ts';", 'lies above'],
  ['up, a worker', 'web/device/bad.ts', "new URL('../app/main.tsx', import.meta.url);", 'lies above'],
  ['sideways, between pages', 'web/daily/bad.ts', "import '#web/rooms/room.tsx';", 'lies beside'],
  [
    'sideways, between games',
    'web/games/space-bowl/bad.ts',
    "import '../gravity-superstar/options.tsx';",
    'beside',
  ],
  [
    'past the door of a game',
    'web/daily/bad.ts',
    "import '#web/games/space-bowl/table/table.tsx';",
    'only its entry',
  ],
  ['to nowhere', 'web/daily/bad.ts', "import './not-there.ts';", 'is not there'],
])('an import that goes %s is found', (_, path, text, said) => {
  const own = faultsWith(path, text).filter((fault) => fault.startsWith(`${path} imports`));
  expect(own).toEqual([expect.stringContaining(said)]);
});

test('two folders that import each other are found, also where one of them imports only a type', () => {
  const files = new Map([
    ['web/ui/figures/one.ts', "import type { Two } from '../sheets/two.ts';"],
    ['web/ui/sheets/two.ts', "import { one } from '../figures/one.ts';"],
  ]);
  expect(houseOf(files).faults).toEqual([expect.stringContaining('import each other')]);
});

test('a module in no room is found', () => {
  expect(faultsWith('web/attic/old.ts', '')).toEqual(['web/attic/old.ts lies in no room']);
});

test('a page is shown to another page only through its entry', () => {
  const entry = new Map([...house, ['web/settings/entry.ts', '']]);
  const files = new Map([...entry, ['web/home/good.ts', "import '#web/settings/entry.ts';"]]);
  expect(houseOf(files).faults).toEqual([]);
});

test('imports of every form are read', () => {
  const text = [
    "import './a.ts';",
    "import b from './b.ts';",
    "import type { C } from '../c.ts';",
    "import {\n  d,\n} from './d.tsx';",
    "export * from './e.ts';",
    "const f = () => import('./f.ts');",
    "new Worker(new URL('./g.ts', import.meta.url));",
    "import { h } from '#shared/engine/h.ts';",
    "import './i.css';",
    "import { j } from 'solid-js';",
  ].join('\n');
  expect(importsOf('web/ui/x.ts', text).map(({ to }) => to)).toEqual([
    'web/ui/a.ts',
    'web/ui/b.ts',
    'web/c.ts',
    'web/ui/d.tsx',
    'web/ui/e.ts',
    'web/ui/f.ts',
    'web/ui/g.ts',
    'shared/engine/h.ts',
  ]);
});
