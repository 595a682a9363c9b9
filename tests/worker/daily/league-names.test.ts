// Coming into a league: under a name that stands once, and not too many from one household.
import { runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { NAME_LENGTH, signsOf } from '#shared/engine/signs.ts';
import { nameAmong } from '#worker/daily/league/names.ts';
import { alarmOf, join, leave, NOON, newLeague, objectOf, read, rowsOf } from './leagues.ts';
import { newPlayer, passTime, type Said, setClock } from './players.ts';

beforeEach(() => setClock(NOON));

const codeOf = ({ status, body }: Said) => [status, body.code ?? 'ok'];

describe('a name', () => {
  test('stands once, however it is written, and keeps its number when it is said again', async () => {
    const [ana, again, small] = [newPlayer('Ana'), newPlayer('Ana'), newPlayer('\u200bANA ')];
    const id = await newLeague(ana, again, small);
    const names = async () => (await read(ana, id)).members.map(({ name }) => name);
    expect(await names()).toEqual(['Ana', 'Ana 2', 'ANA 3']);
    await join(again, id);
    await join(small, id);
    expect(await names()).toEqual(['Ana', 'Ana 2', 'ANA 3']);
    await leave(ana, id);
    await join(small, id);
    expect((await read(small, id)).members.map(({ name }) => name)).toEqual(['Ana 2', 'ANA']);
  });

  test.each([
    [['Ana'], 'Ben', 'Ben'],
    [['Ana', 'Ana 2'], 'ana', 'ana 3'],
    [['Ana 2'], 'Ana', 'Ana'],
    [['STRASSE'], 'Straße', 'Straße 2'],
    [['Straße'], 'STRAẞE', 'STRAẞE 2'],
    [['Ana'], 'Ａｎａ', 'Ａｎａ 2'],
    [['Ana'], '𝐀𝐧𝐚', '𝐀𝐧𝐚 2'],
    [['Zoe\u0308'], 'ZO\u00cb', 'ZO\u00cb 2'],
    [['', 'Ana'], '', ''],
    [['abcdefghijklmnopqrst'], 'Abcdefghijklmnopqrst', 'Abcdefghijklmnopqr 2'],
    [
      [
        'abcdefghijklmnopqrst',
        'abcdefghijklmnopqr 2',
        ...Array.from({ length: 7 }, (_, at) => `abcdefghijklmnopqr ${at + 3}`),
      ],
      'abcdefghijklmnopqrst',
      'abcdefghijklmnopq 10',
    ],
  ])('among %j: %s becomes %s', (taken, wanted, shown) => {
    const name = nameAmong(
      taken.map((one) => nameAmong([], one)),
      wanted,
    );
    expect(name).toBe(shown);
    expect(nameAmong([], name), 'cleaned again it stays').toBe(name);
  });

  test.each(['👩‍👩‍👧‍👦', '🏳️‍🌈', 'e\u0301', '𝒜'])('of twenty %s is shortened between two signs', (sign) => {
    const name = nameAmong([], sign.repeat(20));
    const second = nameAmong([name], sign.repeat(20));
    expect(second.endsWith(' 2')).toBe(true);
    expect(name.startsWith(second.slice(0, -2))).toBe(true);
    expect(signsOf(second).length).toBeLessThanOrEqual(NAME_LENGTH);
    expect(signsOf(name)).toEqual(expect.arrayContaining(signsOf(second.slice(0, -2))));
    expect(nameAmong([], second)).toBe(second);
  });
});

describe('from one household', () => {
  const at = (address: string) => newPlayer('Guest', address);

  test('twelve new members a day come into a league, and into another one twelve more', async () => {
    const id = await newLeague(newPlayer('Ana'));
    const other = await newLeague(newPlayer('Ben'));
    for (let more = 0; more < 12; more++)
      expect(codeOf(await join(at('192.0.2.7'), id))).toEqual([200, 'ok']);
    const late = at('192.0.2.7');
    expect(codeOf(await join(late, id))).toEqual([429, 'too-many']);
    expect(codeOf(await join(late, other))).toEqual([200, 'ok']);
    expect(codeOf(await join(at('192.0.2.8'), id))).toEqual([200, 'ok']);
    expect(JSON.stringify(await rowsOf(id, 'SELECT * FROM arrivals'))).not.toContain('192');
  });

  test('whoever leaves and comes back counts again; whoever is in changes the name as often as they like', async () => {
    const id = await newLeague(newPlayer('Ana'));
    const guest = at('192.0.2.9');
    for (let more = 0; more < 12; more++) {
      expect(codeOf(await join(guest, id))).toEqual([200, 'ok']);
      await join(guest, id);
      await leave(guest, id);
    }
    expect(codeOf(await join(guest, id))).toEqual([429, 'too-many']);
  });

  test('the addresses of one household count together', async () => {
    const id = await newLeague(newPlayer('Ana'));
    const codes = [];
    for (let more = 0; more < 13; more++) codes.push(codeOf(await join(at(`2001:db8:1:2::${more}`), id))[1]);
    expect(codes).toEqual([...new Array(12).fill('ok'), 'too-many']);
    expect(codeOf(await join(at('2001:db8:1:100::1'), id))).toEqual([200, 'ok']);
  });

  test('a network of many households fills no league', async () => {
    const id = await newLeague(newPlayer('Ana'));
    const joined = { ok: 0, 'too-many': 0 };
    // 256 households, each of which might send twelve.
    for (let more = 0; more < 48; more++) {
      const [, code] = codeOf(await join(at(`2001:db8:2:${(more * 0x40).toString(16)}::1`), id));
      joined[code as keyof typeof joined]++;
    }
    expect(joined).toEqual({ ok: 24, 'too-many': 24 });
    expect(codeOf(await join(at('2001:db8:3::1'), id))).toEqual([200, 'ok']);
  });

  test('what is known of it is gone after a day, though nobody looks', async () => {
    const id = await newLeague(newPlayer('Ana'));
    await join(at('192.0.2.10'), id);
    expect(await rowsOf(id, 'SELECT * FROM arrivals')).toHaveLength(1);
    passTime(24 * 3_600_000);
    expect(await alarmOf(id)).toBeLessThanOrEqual(Date.now());
    await runDurableObjectAlarm(objectOf(id));
    expect(await rowsOf(id, 'SELECT * FROM arrivals')).toEqual([]);
  });

  test('joining again and again is refused before any league hears of it', async () => {
    const id = await newLeague(newPlayer('Ana'));
    const eager = at('192.0.2.11');
    // However the minutes of the limit lie, these requests fall into two of them at most.
    const said = await Promise.all(Array.from({ length: 2 * 120 + 1 }, () => join(eager, id)));
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await join(at('192.0.2.12'), id)).status).toBe(200);
  });
});
