// Which script a module comes with, by who needs it.
import { expect, test } from 'vitest';
import { chunksOf, type Graph } from '#web/app/build/chunks.ts';

/** By module: who imports it, and who fetches it. */
const IMPORTERS: Record<string, { by?: string[]; fetchedBy?: string[] }> = {
  'web/app/main.tsx': {},
  'web/ui/controls.tsx': { by: ['web/app/main.tsx', 'web/home/home.tsx'] },
  'web/home/home.tsx': { fetchedBy: ['web/app/main.tsx'] },
  'web/rooms/opening/open.ts': { fetchedBy: ['web/home/home.tsx'] },
  'web/daily/tile/news.tsx': { fetchedBy: ['web/home/home.tsx'] },
  'web/daily/friends/lead.ts': { by: ['web/daily/tile/news.tsx', 'web/daily/leagues/league.tsx'] },
  'web/daily/server/ask.ts': { by: ['web/daily/page.tsx', 'web/daily/friends/lead.ts'] },
  'web/saves/my-leagues.ts': { by: ['web/daily/friends/lead.ts', 'web/settings/settings.tsx'] },
  'web/daily/page.tsx': { fetchedBy: ['web/app/main.tsx'] },
  'web/daily/leagues/league.tsx': { fetchedBy: ['web/app/main.tsx'] },
  'web/rooms/room.tsx': { fetchedBy: ['web/app/main.tsx'] },
  'web/games/scenes.tsx': { fetchedBy: ['web/home/home.tsx'] },
  'web/ui/typeface.ts': { fetchedBy: ['web/app/main.tsx'] },
  'web/ui/backdrop/layers.tsx': { fetchedBy: ['web/app/main.tsx'] },
  'web/games/new-game/scene/scene.tsx': { by: ['web/games/scenes.tsx'] },
  'web/art/spot.ts': { by: ['web/ui/backdrop/layers.tsx', 'web/games/new-game/table/table.tsx'] },
  'web/statistics/page.ts': { fetchedBy: ['web/app/main.tsx'] },
  'web/settings/settings.tsx': { fetchedBy: ['web/app/main.tsx'] },
  'web/games/new-game/table/table.tsx': { fetchedBy: ['web/rooms/room.tsx'] },
  'shared/games/new-game/rules.ts': { fetchedBy: ['web/rooms/room.tsx'] },
  'shared/games/new-game/board.ts': {
    by: ['web/games/new-game/table/table.tsx', 'shared/games/new-game/rules.ts'],
  },
  'web/games/new-game/drawings/stars.tsx': {
    by: ['web/games/new-game/table/table.tsx', 'web/daily/page.tsx'],
  },
  'web/table/kit/frame.tsx': { by: ['web/games/new-game/table/table.tsx', 'web/rooms/room.tsx'] },
  'web/art/tokens.tsx': { by: ['web/rooms/room.tsx', 'web/games/new-game/drawings/stars.tsx'] },
  'web/daily/parts/solved.ts': { by: ['web/daily/page.tsx', 'web/daily/leagues/league.tsx'] },
  'web/art/logo.tsx': { by: ['web/home/home.tsx', 'web/daily/page.tsx'] },
  'web/saves/matches.ts': { by: ['web/home/home.tsx', 'web/rooms/room.tsx'] },
};

const graph: Graph = {
  getModuleInfo(id) {
    const found = IMPORTERS[id.replace('/house/', '')];
    if (!found) return null;
    const ids = (paths: string[] = []) => paths.map((path) => `/house/${path}`);
    const isEntry = id === '/house/web/app/main.tsx';
    return { isEntry, importers: ids(found.by), dynamicImporters: ids(found.fetchedBy) };
  },
};
const chunkOf = (path: string) => chunksOf('/house')(`/house/${path}`, graph);

test.each([
  ['web/app/main.tsx', 'frame'],
  ['web/ui/controls.tsx', 'frame'],
  ['web/home/home.tsx', 'home'],
  ['web/rooms/opening/open.ts', 'opening'],
  ['web/daily/tile/news.tsx', 'news'],
  ['web/rooms/room.tsx', 'rooms'],
  ['web/daily/page.tsx', 'daily'],
  ['web/daily/leagues/league.tsx', 'boards'],
  ['web/settings/settings.tsx', 'play'],
  ['web/statistics/page.ts', 'statistics'],
  ['web/games/scenes.tsx', 'scenes'],
  ['web/ui/backdrop/layers.tsx', 'scenes'],
  ['web/ui/typeface.ts', 'scenes'],
])('%s is fetched by itself, as part of %s', (path, chunk) => {
  expect(chunkOf(path)).toBe(chunk);
});

test('a game gets a script by its folders: its pages and its rules', () => {
  const folders = ['web/games/new-game/table/table.tsx', 'shared/games/new-game/rules.ts'];
  expect(folders.map(chunkOf)).toEqual(['new-game', 'new-game']);
  expect(chunkOf('shared/games/new-game/board.ts')).toBe('new-game');
});

test('what a game draws for the daily too lies apart from both', () => {
  expect(chunkOf('web/games/new-game/drawings/stars.tsx')).toBe('daily-new-game');
});

test.each([
  ['web/art/logo.tsx', 'frame'],
  ['web/saves/matches.ts', 'home'],
  ['web/daily/parts/solved.ts', 'daily'],
  ['web/daily/friends/lead.ts', 'news'],
  ['web/saves/my-leagues.ts', 'news'],
  ['web/daily/server/ask.ts', 'common'],
  ['web/table/kit/frame.tsx', 'table'],
  ['web/art/tokens.tsx', 'common'],
])('%s is shared, and lies in %s', (path, chunk) => {
  expect(chunkOf(path)).toBe(chunk);
});

test('the words of a game are one file for each language, those of a page are one already', () => {
  const sets = ['web/games/new-game/words', 'web/games/new-game/learn/words', 'web/daily/words', 'web/words'];
  expect(sets.map((set) => chunkOf(`${set}/fr.ts`))).toEqual(['new-game-fr', 'new-game-fr', null, null]);
});

test('the pictures of the games come together, and bring nothing of a table along', () => {
  expect(chunkOf('web/games/new-game/scene/scene.tsx')).toBe('scenes');
  expect(chunkOf('web/art/spot.ts')).toBe('frame');
});
