// Whose requests count together: an address, or the half of a long one that a household has to itself.
import { expect, test } from 'vitest';
import { householdOf } from '#worker/http/addresses.ts';
import { LEAGUE, NOON, newPlayer, setClock } from './players.ts';

test.each([
  ['the same household, however its zeros are written', '2001:db8::a1b2:1:2:3', '2001:db8::c3d4:1:2:3'],
  ['short and long', '2001:db8:1::5', '2001:db8:1:0:a:b:c:d'],
  ['leading zeros', '2001:0db8:0001::5', '2001:db8:1:0:a:b:c:d'],
  ['zeros at the end', '2001:db8:1:2::', '2001:db8:1:2:3:4:5:6'],
])('%s', (_, one, other) => {
  expect(householdOf(one)).toBe(householdOf(other));
});

test.each([
  ['another household', '2001:db8:1:2::5', '2001:db8:1:3::5'],
  ['short addresses', '192.0.2.1', '192.0.2.2'],
])('%s counts by itself', (_, one, other) => {
  expect(householdOf(one)).not.toBe(householdOf(other));
});

test('withdrawing asks no more objects than there can be, and not again and again', async () => {
  setClock(NOON);
  const eager = newPlayer();
  const dates = ['2026-11-05', '2026-11-05', '2026-10-31', '9999-01-01'];
  const withdraw = () => eager.ask('POST', 'daily/withdraw', { dates, leagues: ['abcdefghjk'] });
  expect((await withdraw()).body).toEqual({ ok: true, removed: 0 });
  const said = await Promise.all(Array.from({ length: 20 }, withdraw));
  expect(said.some(({ body }) => body.code === 'too-many')).toBe(true);
  expect(await LEAGUE.get(LEAGUE.idFromName('abcdefghjk')).read('nobody', {}, NOON)).toBeNull();
});
