// How a board asks: for what all see alike without saying who asks, for one's place as each secret, and under which name.
import { beforeEach, expect, test, vi } from 'vitest';

const players = vi.hoisted(() => ({ secrets: ['new', 'old'] }));
vi.mock('#web/saves/players.ts', () => ({
  playerSecret: async () => players.secrets[0],
  allSecrets: async () => players.secrets,
}));
const { askDay, nameResults } = await import('#web/daily/server/boards.ts');

interface Asked {
  path: string;
  as: string | null;
  method: string;
  body: unknown;
}
let asked: Asked[];
let answers: (request: Asked) => unknown;

beforeEach(() => {
  asked = [];
  players.secrets = ['new', 'old'];
  vi.stubGlobal('fetch', async (path: string, { headers, method, body }: RequestInit = {}) => {
    const as = new Headers(headers).get('Authorization')?.replace('Bearer ', '') ?? null;
    const request = { path, as, method: method ?? 'GET', body: body ? JSON.parse(String(body)) : null };
    asked.push(request);
    const answer = answers(request);
    if (answer === null) throw new TypeError('No network');
    return Response.json(answer);
  });
});

const board = { ok: true, total: 3 };
const none = { ok: true, mine: null, total: 3, near: [] };
const mine = { ok: true, mine: { place: 2 }, total: 3, near: [] };

test('the board is asked for by nobody in particular, the place by oneself', async () => {
  answers = ({ path }) => (path.endsWith('board') ? board : mine);
  expect(await askDay('2026-11-20')).toEqual({ ok: true, board, place: mine });
  expect(asked.map(({ path, as }) => [path, as])).toEqual([
    ['/api/daily/2026-11-20/board', null],
    ['/api/daily/2026-11-20/place', 'new'],
  ]);
});

test('a result under a former secret is one’s own too', async () => {
  answers = ({ path, as }) => (path.endsWith('board') ? board : as === 'old' ? mine : none);
  expect(await askDay('2026-11-20')).toMatchObject({ place: mine });
  answers = ({ path }) => (path.endsWith('board') ? board : none);
  expect(await askDay('2026-11-20')).toMatchObject({ place: none });
});

test('what is refused or does not come is said', async () => {
  const refused = { ok: false, code: 'future' };
  answers = ({ path }) => (path.endsWith('board') ? refused : mine);
  expect(await askDay('2026-11-20')).toEqual(refused);
  answers = ({ path }) => (path.endsWith('board') ? board : null);
  expect(await askDay('2026-11-20')).toEqual({ ok: false, code: 'offline' });
});

test('a name is told for each open day and as each secret; another’s day and one that has ended are no failure', async () => {
  answers = ({ path, as }) => {
    if (as === 'new') return { ok: true };
    return { ok: false, code: path.includes('11-19') ? 'archived' : 'not-found' };
  };
  expect(await nameResults(['2026-11-19', '2026-11-20'], 'Ana')).toBeNull();
  expect(asked).toHaveLength(4);
  expect(asked[0]).toEqual({
    path: '/api/daily/2026-11-19/name',
    as: 'new',
    method: 'PUT',
    body: { name: 'Ana' },
  });
  answers = () => null;
  expect(await nameResults(['2026-11-20'], '')).toBe('offline');
  expect(await nameResults([], '')).toBeNull();
});
