// Several devices of one person in a league: they are one member, and of a day that both have played the first stands.
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, dateOf, mondayOf, numberOf, openNumbers } from '#shared/daily/calendar.ts';
import {
  aMinuteLater,
  daysOf,
  inside,
  join,
  lineOf,
  meanwhile,
  NOON,
  newLeague,
  OVER,
  play,
  read,
  remove,
  rowsOf,
  scoresOf,
  settle,
  TODAY,
  WEDNESDAY,
  withdraw,
} from './leagues.ts';
import { newPlayer, type Player, passTime, selfTimed, setClock } from './players.ts';

beforeEach(() => setClock(NOON));

const send = (player: Player, right: number) => player.daily(TODAY).send(selfTimed(TODAY, right));
const first = async (player: Player, id: string) =>
  lineOf(await read(player, id, mondayOf(numberOf(TODAY))), 'Ben').week[WEDNESDAY]?.score;

const people = () => ({ ana: newPlayer('Ana'), phone: newPlayer('Ben'), laptop: newPlayer('Ben') });

test('what was done under a former secret moves along, and both are the same member', async () => {
  const { ana, phone, laptop } = people();
  const id = await newLeague(ana, laptop);
  await play(0, ana, laptop);
  await play(1, laptop);
  setClock(OVER);
  await read(ana, id);
  await settle(id);
  const before = lineOf(await read(laptop, id), 'Ben').member;
  expect((await join(phone, id, { formerly: laptop.secret })).body).toEqual({ ok: true });
  for (const device of [phone, laptop]) {
    const said = await read(device, id);
    expect(said.members.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ana', false],
      ['Ben', true],
    ]);
    expect(lineOf(said, 'Ben')).toMatchObject({
      member: before,
      total: { days: 2, score: 1, time: 120_000 },
    });
  }
  await join(phone, id, { formerly: newPlayer().secret });
  expect((await read(phone, id)).members).toHaveLength(2);
});

describe('a day that both have played counts as it was played first', () => {
  const played = async (order: 'phone' | 'laptop') => {
    const who = people();
    const id = await newLeague(who.ana, who.phone, who.laptop);
    const [early, late] = order === 'phone' ? [who.phone, who.laptop] : [who.laptop, who.phone];
    await send(early, 1);
    passTime(1_000);
    await send(late, 6);
    return { ...who, id };
  };

  test.each(['phone', 'laptop'] as const)('with the %s, and nobody has looked yet', async (order) => {
    const { phone, laptop, id } = await played(order);
    await join(phone, id, { formerly: laptop.secret });
    expect(await first(phone, id)).toBe(1);
    setClock(OVER);
    await read(phone, id);
    await settle(id);
    expect(await first(phone, id)).toBe(1);
    expect(lineOf(await read(phone, id), 'Ben').total).toEqual({ days: 1, score: 1, time: 60_000 });
  });

  test.each(['phone', 'laptop'] as const)('with the %s, and both are known', async (order) => {
    const { phone, laptop, id } = await played(order);
    await read(phone, id);
    await read(laptop, id);
    await join(phone, id, { formerly: laptop.secret });
    expect((await read(phone, id)).members).toHaveLength(2);
    expect(await first(phone, id)).toBe(1);
  });

  test.each(['phone', 'laptop'] as const)('with the %s, and the day is settled', async (order) => {
    const { ana, phone, laptop, id } = await played(order);
    setClock(OVER);
    await read(ana, id);
    await settle(id);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 0, Ben: 1, 'Ben 2': 1 });
    await join(phone, id, { formerly: laptop.secret });
    expect(await first(phone, id)).toBe(1);
    expect(lineOf(await read(phone, id), 'Ben').total).toEqual({ days: 1, score: 1, time: 60_000 });
    expect(await rowsOf(id, 'SELECT * FROM results')).toHaveLength(1);
  });

  test('with a device that no league knew', async () => {
    const { ana, phone, laptop } = people();
    const id = await newLeague(ana, phone);
    await send(laptop, 1);
    passTime(1_000);
    await send(phone, 6);
    expect(await first(phone, id)).toBe(6);
    await join(phone, id, { formerly: laptop.secret });
    expect(await first(phone, id)).toBe(1);
    expect((await read(laptop, id)).member).toBe(true);
  });

  test('with a device that comes along at once', async () => {
    const { ana, phone, laptop } = people();
    const id = await newLeague(ana);
    await send(laptop, 1);
    passTime(1_000);
    await send(phone, 6);
    await join(phone, id, { formerly: laptop.secret });
    expect(await first(phone, id)).toBe(1);
  });

  test('and on the second device after they have become one', async () => {
    const { ana, phone, laptop } = people();
    const id = await newLeague(ana, laptop);
    await join(phone, id, { formerly: laptop.secret });
    await send(laptop, 1);
    expect(await first(ana, id)).toBe(1);
    passTime(1_000);
    await send(phone, 6);
    aMinuteLater();
    expect(await first(phone, id)).toBe(1);
    setClock(OVER);
    await read(ana, id);
    await settle(id);
    expect(await first(phone, id)).toBe(1);
  });
});

test('devices that become one while a board is asked lose nothing and count once', async () => {
  const { ana, phone, laptop } = people();
  const id = await newLeague(ana, phone, laptop);
  await send(laptop, 1);
  passTime(1_000);
  await send(phone, 6);
  setClock(OVER);
  const unites = meanwhile(() => join(phone, id, { formerly: laptop.secret }));
  await inside(id, unites, (league) => league.alarm());
  await settle(id);
  expect(await first(phone, id)).toBe(1);
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 0, Ben: 1 });
});

test('the maker stays the maker, with whichever device', async () => {
  const { ana, phone, laptop } = people();
  const id = await newLeague(laptop, ana, phone);
  await join(phone, id, { formerly: laptop.secret });
  expect(await read(phone, id)).toMatchObject({
    maker: true,
    members: [{ name: 'Ben', maker: true }, { name: 'Ana' }],
  });
  await join(ana, id, { formerly: phone.secret });
  expect(await read(ana, id)).toMatchObject({ maker: true, members: [{ name: 'Ana', maker: true }] });
});

test('behind a closed door another device of a member comes in, and with a member all devices go', async () => {
  const { ana, phone, laptop } = people();
  const id = await newLeague(ana, laptop);
  await ana.ask('PATCH', `leagues/${id}`, { open: false, renew: true });
  expect((await join(phone, id, { formerly: laptop.secret })).body).toEqual({ ok: true });
  const { member } = lineOf(await read(ana, id), 'Ben');
  await remove(ana, id, member);
  for (const device of [phone, laptop]) expect((await join(device, id)).body.code).toBe('not-found');
});

test('of very many devices the newest count, and always the one at hand', async () => {
  const { ana, phone } = people();
  const id = await newLeague(ana, phone);
  const others = Array.from({ length: 8 }, () => newPlayer('Ben'));
  for (const other of others) await join(phone, id, { formerly: other.secret });
  expect(await rowsOf(id, 'SELECT player FROM secrets')).toHaveLength(1 + 6);
  expect((await read(phone, id)).members).toHaveLength(2);
  expect((await read(phone, id)).member).toBe(true);
  expect((await read(others.at(-1)!, id)).member).toBe(true);
});

describe('a bad day is not pushed out by many devices, of which one has played it better', () => {
  const pushedOut = async (looks: boolean) => {
    const { ana, phone, laptop } = people();
    const id = await newLeague(ana, phone);
    await play(0, phone);
    setClock(OVER);
    await read(ana, id);
    await settle(id);
    const date = dateOf(openNumbers(OVER).first);
    await phone.daily(date).send(selfTimed(date, 1));
    passTime(1_000);
    await laptop.daily(date).send(selfTimed(date, 6));
    const more = Array.from({ length: 4 }, () => newPlayer('Ben'));
    let before = phone;
    for (const device of [...more, laptop]) {
      await join(device, id, { formerly: before.secret });
      before = device;
    }
    if (looks) await read(ana, id);
    await join(newPlayer('Ben'), id, { formerly: laptop.secret });
    expect(await rowsOf(id, 'SELECT player FROM secrets')).toHaveLength(1 + 6);
    setClock(OVER + 3 * DAY);
    await read(ana, id);
    await settle(id);
    return lineOf(await read(laptop, id), 'Ben').total;
  };

  test('it stays where it was known', async () => {
    expect(await pushedOut(true)).toMatchObject({ days: 2, score: 1 });
  });

  test('it is none where nobody had looked', async () => {
    expect(await pushedOut(false)).toMatchObject({ days: 1, score: 0 });
  });
});

test('what is withdrawn stays withdrawn, whichever device has played', async () => {
  const { ana, phone, laptop } = people();
  const id = await newLeague(ana, phone, laptop);
  await send(laptop, 3);
  await join(phone, id, { formerly: laptop.secret });
  expect(await first(phone, id)).toBe(3);
  await withdraw(phone, [TODAY], [id]);
  aMinuteLater();
  expect(daysOf(await read(phone, id))).toEqual({ Ana: 0, Ben: 0 });
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 0, Ben: 0 });
  setClock(OVER);
  await read(ana, id);
  await settle(id);
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 0, Ben: 0 });
  await play(2, phone);
  expect(scoresOf(lineOf(await read(phone, id), 'Ben'))).toEqual([null, null, null, null, 2, null, null]);
});
