// What the page says to the Worker about leagues, and as whom.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  askMyLeague,
  careFor,
  joinLeague,
  leaveLeague,
  makeLeague,
  removeMember,
} from '#web/daily/server/leagues.ts';
import { league, member } from './members.ts';

vi.mock('#web/saves/players.ts', () => ({
  playerSecret: async () => 'mine',
  allSecrets: async () => ['mine', 'former'],
}));

type Answers = (asked: string, secret: string) => unknown;
const asked: [string, unknown][] = [];

function answering(answers: Answers): void {
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const { Authorization } = headers as Record<string, string>;
    const secret = Authorization!.replace('Bearer ', '');
    const said = `${method} ${path} ${secret}`;
    asked.push([said, body ? JSON.parse(String(body)) : null]);
    return Response.json(answers(`${method} ${path}`, secret));
  });
}

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => void vi.unstubAllGlobals());

const ID = 'abcdefgh23';
const WHICH = { id: ID, monday: 16, day: 20 };
const QUESTION = `GET /api/leagues/${ID}?monday=16&day=20`;
const MISSING = { ok: false, code: 'not-found' };
const member1 = league([member('Ana', [], { mine: true })]);

test('each is asked as the contract has it', async () => {
  answering(() => ({ ok: true }));
  await makeLeague({ name: 'Friday friends', nickname: 'Ana', language: 'de' });
  await joinLeague(ID, { nickname: 'Ana', invite: 'kmnp45' });
  await careFor(ID, { renew: true });
  await removeMember(ID, 3);
  await leaveLeague(ID);
  expect(asked).toEqual([
    ['POST /api/leagues mine', { name: 'Friday friends', nickname: 'Ana', language: 'de' }],
    [`PUT /api/leagues/${ID}/me mine`, { nickname: 'Ana', invite: 'kmnp45' }],
    [`PATCH /api/leagues/${ID} mine`, { renew: true }],
    [`DELETE /api/leagues/${ID}/members/3 mine`, null],
    [`DELETE /api/leagues/${ID}/me mine`, null],
  ]);
});

test('a member asks once, with the week, the day, and what the link ended in', async () => {
  answering(() => member1);
  expect(await askMyLeague({ ...WHICH, invite: 'kmnp45' })).toEqual(member1);
  expect(asked.map(([said]) => said)).toEqual([`${QUESTION}&invite=kmnp45 mine`]);
});

test.each([
  ['open to whoever has the link', league([member('Ana')], { member: false })],
  ['behind a link that was renewed', MISSING],
])('who is in under a former secret goes on under the one in use: %s', async (_, stranger) => {
  let moved = false;
  answering((said, secret) => {
    if (said.startsWith('PUT')) {
      moved = true;
      return { ok: true };
    }
    return secret === 'former' || moved ? member1 : stranger;
  });
  expect(await askMyLeague(WHICH)).toEqual(member1);
  expect(asked).toContainEqual([`PUT /api/leagues/${ID}/me mine`, { nickname: 'Ana', formerly: 'former' }]);
});

test('who is in under none of their secrets hears what strangers hear', async () => {
  answering(() => MISSING);
  expect(await askMyLeague(WHICH)).toEqual(MISSING);
  expect(asked).toHaveLength(2);
});

test('without a network nobody is asked for any other secret', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await askMyLeague(WHICH)).toEqual({ ok: false, code: 'offline' });
});
