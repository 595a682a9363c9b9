// Looking after a league: who may come in, by which link, and who has to go.
import { listDurableObjectIds } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { INVITE_FORM } from '#shared/daily/protocol.ts';
import { open as openPage } from '../preview/pages.ts';
import { invented } from '../room/invented.ts';
import {
  ask,
  care,
  daysOf,
  inside,
  join,
  keptOf,
  leave,
  meanwhile,
  NOON,
  newLeague,
  OVER,
  play,
  read,
  remove,
  rowsOf,
  settle,
} from './leagues.ts';
import { LEAGUE, newPlayer, type Player, passTime, type Said, setClock } from './players.ts';

beforeEach(() => setClock(NOON));

const codeOf = ({ status, body }: Said) => [status, body.code ?? 'ok'];
const UNKNOWN = [404, 'not-found'];
const makers = async (player: Player, id: string) =>
  (await read(player, id)).members.filter(({ maker }) => maker).map(({ name }) => name);
const numberIn = async (player: Player, id: string, name: string) =>
  (await read(player, id)).members.find((line) => line.name === name)!.member;
const title = async (path: string) => (await openPage(path)).tag('og:title');

async function three() {
  const [ana, ben, cleo] = [newPlayer('Ana'), newPlayer('Ben'), newPlayer('Cleo')];
  return { ana, ben, cleo, id: await newLeague(ana, ben, cleo) };
}

describe('the maker', () => {
  test('is who made it, and knows so', async () => {
    const { ana, ben, id } = await three();
    expect(await makers(ben, id)).toEqual(['Ana']);
    expect([(await read(ana, id)).maker, (await read(ben, id)).maker]).toEqual([true, false]);
  });

  test('who leaves hands on to who has been there longest', async () => {
    const { ana, ben, cleo, id } = await three();
    await leave(ana, id);
    expect(await makers(cleo, id)).toEqual(['Ben']);
    expect(codeOf(await care(cleo, id, { open: false }))).toEqual([403, 'not-maker']);
    expect(codeOf(await care(ben, id, { open: false }))).toEqual([200, 'ok']);
    await leave(ben, id);
    expect(await makers(cleo, id)).toEqual(['Cleo']);
  });

  test('alone may open, close, renew and remove', async () => {
    const { ana, ben, id } = await three();
    const eve = newPlayer('Eve');
    const before = await rowsOf(id, 'SELECT * FROM league');
    const cleo = await numberIn(ana, id, 'Cleo');
    for (const wish of [{ open: false }, { renew: true }, {}]) {
      expect(codeOf(await care(ben, id, wish))).toEqual([403, 'not-maker']);
      expect(codeOf(await care(eve, id, wish))).toEqual([403, 'not-maker']);
    }
    expect(codeOf(await remove(ben, id, cleo))).toEqual([403, 'not-maker']);
    expect(codeOf(await remove(eve, id, cleo))).toEqual([403, 'not-maker']);
    expect(await rowsOf(id, 'SELECT * FROM league')).toEqual(before);
    expect((await read(ana, id)).members).toHaveLength(3);
  });

  test('says nothing that is no wish, and removes nobody who is not there, nor the maker', async () => {
    const { ana, id } = await three();
    for (const wish of [{ open: 'no' }, { renew: false }, { invite: 'abcdef' }])
      expect(codeOf(await care(ana, id, wish))).toEqual([400, 'malformed']);
    expect(codeOf(await remove(ana, id, await numberIn(ana, id, 'Ana')))).toEqual([400, 'malformed']);
    expect(codeOf(await remove(ana, id, 99))).toEqual(UNKNOWN);
    for (const number of ['x', '-1', '1.5', '1e3', '9999999999'])
      expect(codeOf(await ana.ask('DELETE', `leagues/${id}/members/${number}`)), number).toEqual(UNKNOWN);
  });
});

test('behind a closed door everybody stays, and nobody comes in until it is open', async () => {
  const { ana, ben, id } = await three();
  const eve = newPlayer('Eve');
  expect((await care(ana, id, { open: false })).body).toEqual({ ok: true, open: false, invite: null });
  expect(codeOf(await join(eve, id))).toEqual([403, 'league-closed']);
  expect(await read(eve, id)).toMatchObject({ open: false, member: false });
  expect(await title(`/l/${id}`)).toBe('Starboard');
  expect((await ben.ask('PUT', `leagues/${id}/me`, { nickname: 'Benno' })).body.ok).toBe(true);
  expect((await read(ben, id)).members.map(({ name }) => name)).toEqual(['Ana', 'Benno', 'Cleo']);
  await care(ana, id, { open: true });
  expect(codeOf(await join(eve, id))).toEqual([200, 'ok']);
});

describe('a renewed link', () => {
  const renewed = async () => {
    const league = await three();
    const { invite } = (await care(league.ana, league.id, { renew: true })).body;
    return { ...league, invite: invite as string };
  };

  test('is told to members only, and leads in', async () => {
    const { ana, ben, id, invite } = await renewed();
    expect(invite).toMatch(INVITE_FORM);
    for (const member of [ana, ben]) expect((await read(member, id)).invite).toBe(invite);
    const eve = newPlayer('Eve');
    const seen: Said = await ask(eve, id, { invite });
    expect(seen.body).toMatchObject({ member: false, invite: null, name: 'Friday friends' });
    expect(await title(`/l/${id}/${invite}`)).toContain('Friday friends');
    expect(codeOf(await join(eve, id, { invite }))).toEqual([200, 'ok']);
    expect((await read(eve, id)).invite).toBe(invite);
  });

  test('makes the old one, one before and an invented one lead where no league is', async () => {
    const { ana, id, invite: before } = await renewed();
    const { invite } = (await care(ana, id, { renew: true })).body;
    expect(invite).not.toBe(before);
    const eve = newPlayer('Eve');
    const nowhere = await ask(eve, 'abcdefghjk');
    const objects = (await listDurableObjectIds(LEAGUE)).length;
    for (const wrong of [{}, { invite: before }, { invite: 'aaaaaa' }]) {
      const seen = await ask(eve, id, wrong);
      expect([seen.status, seen.body]).toEqual([nowhere.status, nowhere.body]);
      expect([...seen.headers.keys()]).toEqual([...nowhere.headers.keys()]);
      expect(codeOf(await join(eve, id, wrong))).toEqual(UNKNOWN);
      const end = wrong.invite ? `/${wrong.invite}` : '';
      expect(await title(`/l/${id}${end}`)).toBe('Starboard');
      expect(await title(`/l/${invented(id)}${end}`)).toBe('Starboard');
    }
    expect(await title(`/l/${id}/${invite}/${invite}`)).toBe('Starboard');
    expect(codeOf(await leave(eve, id))).toEqual(UNKNOWN);
    expect(codeOf(await care(eve, id, { open: true }))).toEqual(UNKNOWN);
    expect(codeOf(await remove(eve, id, 2))).toEqual(UNKNOWN);
    expect(codeOf(await ask(eve, id, { invite: 'AAAAAA' }))).toEqual([400, 'malformed']);
    expect(await listDurableObjectIds(LEAGUE)).toHaveLength(objects);
  });

  test('is none where the link was never renewed', async () => {
    const { id } = await three();
    expect(codeOf(await join(newPlayer('Eve'), id, { invite: 'abcdef' }))).toEqual(UNKNOWN);
  });
});

describe('whoever was removed', () => {
  test('is gone with all results, finds no league there, and cannot join again', async () => {
    const { ana, ben, id } = await three();
    await play(0, ana, ben);
    await read(ben, id);
    setClock(OVER);
    await read(ana, id);
    await settle(id);
    expect(await keptOf(id)).toHaveLength(2);
    expect(codeOf(await remove(ana, id, await numberIn(ana, id, 'Ben')))).toEqual([200, 'ok']);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Cleo: 0 });
    expect(await keptOf(id)).toHaveLength(1);
    expect(codeOf(await ask(ben, id))).toEqual(UNKNOWN);
    expect(codeOf(await join(ben, id))).toEqual(UNKNOWN);
    expect(codeOf(await leave(ben, id))).toEqual(UNKNOWN);
    expect(codeOf(await care(ben, id, { renew: true }))).toEqual(UNKNOWN);
    // Neither with the link, nor as the former self of somebody new.
    const { invite } = (await care(ana, id, { renew: true })).body;
    expect(codeOf(await join(ben, id, { invite }))).toEqual(UNKNOWN);
    const disguised = newPlayer('Not Ben');
    expect(codeOf(await join(disguised, id, { invite, formerly: ben.secret }))).toEqual(UNKNOWN);
    expect(JSON.stringify(await rowsOf(id, 'SELECT * FROM removed'))).not.toContain(ben.secret);
  });

  test('does not become another member by being their former self', async () => {
    const { ana, ben, id } = await three();
    await remove(ana, id, await numberIn(ana, id, 'Ben'));
    expect(codeOf(await join(ana, id, { formerly: ben.secret }))).toEqual([200, 'ok']);
    expect(codeOf(await ask(ben, id))).toEqual(UNKNOWN);
    expect(codeOf(await join(ben, id, { formerly: ana.secret }))).toEqual(UNKNOWN);
  });

  test('while days are being settled leaves nothing, and numbers never come again', async () => {
    const { ana, ben, cleo, id } = await three();
    await play(0, ana, ben, cleo);
    const last = await numberIn(ana, id, 'Cleo');
    setClock(OVER);
    await inside(
      id,
      meanwhile(() => remove(ana, id, last)),
      (league) => league.alarm(),
    );
    expect(await keptOf(id)).toHaveLength(2);
    const eve = newPlayer('Eve');
    await join(eve, id);
    expect(await numberIn(ana, id, 'Eve')).toBe(last + 1);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 1, Eve: 0 });
  });

  test('while they look hears nothing more', async () => {
    const { ana, ben, id } = await three();
    const number = await numberIn(ana, id, 'Ben');
    await play(0, ana, ben);
    passTime(60_000);
    const seen = await inside(
      id,
      meanwhile(() => remove(ana, id, number)),
      async () => ask(ben, id),
    );
    expect(codeOf(seen)).toEqual(UNKNOWN);
  });
});

test('whoever joins while another looks is among those seen', async () => {
  const { ana, ben, id } = await three();
  await play(0, ana, ben);
  passTime(60_000);
  const eve = newPlayer('Eve');
  const seen = await inside(
    id,
    meanwhile(() => join(eve, id)),
    async () => ask(ana, id),
  );
  expect(daysOf(seen.body)).toEqual({ Ana: 1, Ben: 1, Cleo: 0, Eve: 0 });
});
