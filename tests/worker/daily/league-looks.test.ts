// Looking at a league: what members and others see of it, and how little it takes when nothing has changed.
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, mondayOf, numberOf } from '#shared/daily/calendar.ts';
import { puzzleOf } from '#shared/daily/puzzle.ts';
import { markOf } from '#shared/daily/score.ts';
import {
  aMinuteLater,
  ask,
  CLOSED,
  callsOf,
  care,
  daysOf,
  hashOf,
  join,
  leave,
  lineOf,
  NOON,
  newLeague,
  OVER,
  play,
  read,
  settle,
  TODAY,
  withdraw,
} from './leagues.ts';
import { answersTo, newPlayer, type Player, playRun, selfTimed, setClock, spansAround } from './players.ts';

beforeEach(() => setClock(NOON));

const NUMBER = numberOf(TODAY);
const MONDAY = mondayOf(NUMBER);
const friends = async () => {
  const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
  return { ana, ben, id: await newLeague(ana, ben) };
};
const throwsOf = async (player: Player, id: string, day = NUMBER) =>
  (await ask(player, id, { day })).body.members.map(({ throws }: { throws: unknown }) => throws !== null);

describe('the throws of a day', () => {
  test('are shown to whoever has played it', async () => {
    const { ana, ben, id } = await friends();
    await playRun(ben, TODAY, { right: 4 });
    setClock(NOON);
    expect(await throwsOf(ana, id)).toEqual([false, false]);
    expect((await read(ana, id)).members[1]!.week[2]).toMatchObject({ score: 4 });
    expect(await throwsOf(ben, id)).toEqual([false, true]);
    await ana.daily(TODAY).send(selfTimed(TODAY, 6));
    expect(await throwsOf(ana, id)).toEqual([true, true]);
    const { members } = (await ask(ana, id, { day: NUMBER })).body;
    const marks = answersTo(TODAY, 4).map((answer, at) => markOf(puzzleOf(TODAY), at, answer));
    expect(members[1].throws).toEqual(marks.map((mark, at) => ({ mark, span: spansAround(10_000)[at] })));
    // Of a day that nobody has asked for, of one without a result, of one that has not come.
    expect((await read(ana, id)).members.every(({ throws }) => throws === null)).toBe(true);
    for (const other of [NUMBER - 1, NUMBER + 1, NUMBER + 999])
      expect(await throwsOf(ana, id, other)).toEqual([false, false]);
  });

  test('once it is over everywhere, to all members', async () => {
    const { ana, ben, id } = await friends();
    await play(0, ben);
    setClock(CLOSED - 1);
    expect(await throwsOf(ana, id)).toEqual([false, false]);
    setClock(CLOSED);
    expect(await throwsOf(ana, id)).toEqual([false, true]);
  });
});

test('whoever is no member hears names, and has nobody asked for them', async () => {
  const { ana, ben, id } = await friends();
  await play(0, ana, ben);
  await read(ana, id);
  await care(ana, id, { renew: true });
  const { invite } = await read(ana, id);
  const eve = newPlayer('Eve');
  await eve.daily(TODAY).send(selfTimed(TODAY, 6));
  setClock(OVER);
  const hash = await hashOf(eve);
  const asked = await callsOf(id, (league) => league.read(hash, { invite: invite! }, Date.now()));
  expect(asked).toBe(0);
  const { body } = await ask(eve, id, { invite: invite!, day: NUMBER, monday: MONDAY });
  const nothing = {
    mine: false,
    week: new Array(7).fill(null),
    throws: null,
    total: { days: 0, score: 0, time: 0 },
  };
  expect(body).toEqual({
    ok: true,
    id,
    name: 'Friday friends',
    member: false,
    maker: false,
    open: true,
    invite: null,
    monday: MONDAY,
    members: [
      { member: 1, name: 'Ana', maker: true, ...nothing },
      { member: 2, name: 'Ben', maker: false, ...nothing },
    ],
    winners: null,
    settling: false,
  });
});

describe('who won the week before', () => {
  const weeks = async (results: readonly [score: number, span: number][]) => {
    const people = results.map((_, at) => newPlayer(`${at}`)) as [Player, ...Player[]];
    const id = await newLeague(...people);
    for (const [at, [score, span]] of results.entries())
      await people[at]!.daily(TODAY).send(selfTimed(TODAY, score, span));
    await read(people[0], id);
    setClock(NOON + 5 * DAY);
    await read(people[0], id);
    await settle(id);
    return { id, look: async (monday?: number) => (await read(people[0], id, monday)).winners };
  };

  test.each<[string, [number, number][], string[]]>([
    [
      'more right answers',
      [
        [5, 5_000],
        [6, 9_000],
        [4, 3_000],
      ],
      ['1'],
    ],
    [
      'of as many the faster',
      [
        [5, 9_000],
        [5, 8_000],
        [2, 5_000],
      ],
      ['1'],
    ],
    [
      'of the same second both',
      [
        [3, 5_000],
        [5, 10_000],
        [5, 10_050],
      ],
      ['1', '2'],
    ],
  ])('%s', async (_, results, names) => {
    const { look } = await weeks(results);
    expect((await look())?.names).toEqual(names);
    expect(await look(MONDAY)).toBeNull();
    expect((await look(MONDAY + 7))?.names).toEqual(names);
    expect(await look(MONDAY + 14)).toBeNull();
  });

  test('nobody in a week in which nobody played, nor before the next one has begun', async () => {
    const { ana, id } = await friends();
    expect((await read(ana, id)).winners).toBeNull();
    await play(0, ana);
    expect((await read(ana, id, MONDAY + 7)).winners).toBeNull();
  });

  test('counts all of it', async () => {
    const { ana, ben, id } = await friends();
    for (const day of [0, 1, 2, 3, 4]) await play(day, ...(day < 4 ? [ana, ben] : [ben]));
    setClock(NOON + 6 * DAY);
    await read(ana, id);
    await settle(id);
    expect((await read(ana, id)).winners).toEqual({
      names: ['Ben'],
      score: 0 + 1 + 2 + 3 + 4,
      time: 5 * 60_000,
    });
  });
});

test('the week of the day that is asked for is the one shown', async () => {
  const { ana, id } = await friends();
  const mondayFor = async (question: object) => (await ask(ana, id, question)).body.monday;
  // On a Sunday at noon it is Monday already where a day begins first.
  setClock(NOON + 4 * DAY);
  expect(await mondayFor({})).toBe(MONDAY + 7);
  expect(await mondayFor({ day: NUMBER + 4 })).toBe(MONDAY);
  expect(await mondayFor({ day: NUMBER + 4, monday: MONDAY - 7 })).toBe(MONDAY - 7);
});

describe('asked again', () => {
  const tagged = async (player: Player, id: string, question = {}, tag = '') => {
    const said = await ask(player, id, question, tag ? { 'If-None-Match': tag } : {});
    return { ...said, tag: said.headers.get('etag')! };
  };

  test('a league in which nothing has changed says so, and nothing more', async () => {
    const { ana, ben, id } = await friends();
    await play(0, ana, ben);
    const first = await tagged(ana, id, { day: NUMBER });
    expect(first.status).toBe(200);
    for (const tag of [first.tag, `W/${first.tag}`, `"x", ${first.tag}`]) {
      aMinuteLater();
      const again = await tagged(ana, id, { day: NUMBER }, tag);
      expect([again.status, again.body, again.tag]).toEqual([304, null, first.tag]);
    }
    for (const { headers } of [first, await tagged(ana, id, { day: NUMBER }, first.tag)]) {
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toBe('Authorization');
    }
  });

  test('another who asks, another week and another day are not the same', async () => {
    const { ana, ben, id } = await friends();
    const eve = newPlayer('Eve');
    await play(0, ana, ben);
    const { tag } = await tagged(ana, id, { day: NUMBER });
    const asked = [
      tagged(ben, id, { day: NUMBER }, tag),
      tagged(eve, id, { day: NUMBER }, tag),
      tagged(ana, id, { day: NUMBER + 1 }, tag),
      tagged(ana, id, { day: NUMBER, monday: MONDAY - 7 }, tag),
      tagged(ana, id, {}, tag),
    ];
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual(new Array(asked.length).fill(200));
  });

  test.each<[string, (who: { ana: Player; ben: Player; id: string }) => Promise<unknown>]>([
    ['a friend plays', async ({ ben }) => ben.daily(TODAY).send(selfTimed(TODAY, 3))],
    ['one plays oneself', async ({ ana }) => ana.daily(TODAY).send(selfTimed(TODAY, 3))],
    ['somebody joins', async ({ id }) => join(newPlayer('Eve'), id)],
    ['somebody leaves', async ({ ben, id }) => leave(ben, id)],
    ['somebody withdraws', async ({ ben, id }) => withdraw(ben, [], [id])],
    [
      'somebody takes another name',
      async ({ ben, id }) => ben.ask('PUT', `leagues/${id}/me`, { nickname: 'Benno' }),
    ],
    ['two devices become one', async ({ ana, ben, id }) => join(ana, id, { formerly: ben.secret })],
    ['the door is closed', async ({ ana, id }) => care(ana, id, { open: false })],
    ['the link is renewed', async ({ ana, id }) => care(ana, id, { renew: true })],
    ['the day is over', async () => setClock(CLOSED)],
    ['days are being settled', async () => setClock(OVER + DAY)],
  ])('it is told when %s', async (_, happens) => {
    const { ana, ben, id } = await friends();
    const { tag } = await tagged(ana, id, { day: NUMBER });
    await happens({ ana, ben, id });
    if (Date.now() === NOON) aMinuteLater();
    const again = await tagged(ana, id, { day: NUMBER }, tag);
    expect(again.status).toBe(200);
    expect(again.tag).not.toBe(tag);
  });

  test('the same name, and the same results once more, change nothing', async () => {
    const { ana, ben, id } = await friends();
    await play(0, ana, ben);
    const { tag } = await tagged(ana, id, { day: NUMBER });
    await join(ben, id);
    await ben.daily(TODAY).send(selfTimed(TODAY, 0));
    await withdraw(newPlayer('Eve'), [], [id]);
    aMinuteLater();
    expect((await tagged(ana, id, { day: NUMBER }, tag)).status).toBe(304);
  });

  test('within a minute nobody asks for the others, and always for what one has played oneself', async () => {
    const { ana, ben, id } = await friends();
    await play(0, ana);
    const looks = async (player: Player) => {
      const hash = await hashOf(player);
      return callsOf(id, (league) => league.read(hash, {}, Date.now()));
    };
    expect(await looks(ana)).toBeGreaterThan(2);
    // Tomorrow's, which has begun somewhere; of today the result is known.
    expect(await looks(ana)).toBe(1);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 0 });
    await ben.daily(TODAY).send(selfTimed(TODAY, 6));
    expect(lineOf(await read(ana, id), 'Ben').total.days).toBe(0);
    expect(lineOf(await read(ben, id), 'Ben').total.days).toBe(1);
    expect(lineOf(await read(ana, id), 'Ben').total.days).toBe(1);
  });
});
