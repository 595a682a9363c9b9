// Requests to the Worker: typed by its routes, and whatever comes back is an answer.
import { afterEach, expect, test, vi } from 'vitest';
import { ask, OFFLINE } from '#web/daily/server/ask.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const date = '2026-11-05';
const board = () => ask('$get', '/api/daily/:date/board', null, { param: { date } });

test('path, question and body are put where they belong', async () => {
  fetched.mockImplementation(async () => Response.json({ ok: true }));
  await ask('$get', '/api/leagues/:id', 'secret', { param: { id: 'a/b' }, query: { monday: 3 } });
  await ask('$put', '/api/leagues/:id/me', 'secret', { param: { id: 'ab' }, json: { nickname: 'Ana' } });
  await board();
  const [league, member, open] = fetched.mock.calls;
  expect(league).toMatchObject([
    '/api/leagues/a%2Fb?monday=3',
    { method: 'GET', body: null, headers: { Authorization: 'Bearer secret' } },
  ]);
  expect(member).toMatchObject([
    '/api/leagues/ab/me',
    { method: 'PUT', body: '{"nickname":"Ana"}', headers: { 'Content-Type': 'application/json' } },
  ]);
  expect(open![1]!.headers, 'nobody is named where nobody is asked for').toEqual({});
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page in place of the answer', async () => new Response('<html>Sign in</html>')],
  ['an answer of somebody else', async () => Response.json(['sign in'])],
  ['no answer', async () => Response.json(null)],
])('%s is being offline', async (_, reply) => {
  fetched.mockImplementation(reply);
  expect(await board()).toEqual(OFFLINE);
});

test('what the Worker has no route for does not compile', () => {
  () => {
    // @ts-expect-error no such path
    void ask('$get', '/api/daily/:date/boards', null, { param: { date } });
    // @ts-expect-error no such method
    void ask('$put', '/api/daily/:date/board', null, { param: { date } });
    // @ts-expect-error another parameter
    void ask('$get', '/api/daily/:date/board', null, { param: { day: date } });
    // @ts-expect-error no throw
    void ask('$post', '/api/daily/:date/reveal', null, { param: { date }, json: { ticket: '' } });
    void ask('$post', '/api/daily/:date/answer', null, {
      param: { date },
      // @ts-expect-error an answer that is none
      json: { ticket: '', throw: 0, answer: 'all', span: 1 },
    });
  };
});
