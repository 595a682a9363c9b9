// How many boards a league asks at once: never more than forty, whoever looks, however long nobody has, and of however
// many parts a day is made.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, dateOf, mondayOf, numberOf } from '#shared/daily/calendar.ts';
import { DATES_AT_ONCE, LEAGUES_AT_ONCE } from '#shared/daily/protocol.ts';
import type { Entry } from '#worker/daily/board/board.ts';
import type { BoardEnv } from '#worker/daily/board/day.ts';
import type { League } from '#worker/daily/league/league.ts';
import type { LeagueEnv } from '#worker/daily/league/place.ts';
import { withdrawn } from '#worker/daily/league/withdrawal.ts';
import { type Between, hashOf, inside, join, NOON, newLeague, OVER, TODAY } from './leagues.ts';
import { BOARD, LEAGUE, newPlayer, type Player, setClock } from './players.ts';

const MOST_CALLS = 40;
const MEMBERS = 30;
const DAYS = 60;
const FIRST = numberOf(TODAY);

const days = vi.hoisted(() => ({ parts: 8 }));
vi.mock('#worker/daily/board/day.ts', async (original) => {
  const partIn = (player: string) => Number.parseInt(player.slice(0, 4), 16) % days.parts;
  const entriesOf = async ({ BOARD: boards }: BoardEnv, date: string, players: string[]) => {
    const together = [...Map.groupBy(players, partIn)];
    const found = await Promise.all(
      together.map(([part, some]) => boards.get(boards.idFromName(`${date}/${part}`)).readAll(some)),
    );
    return { entries: found.flat(), asked: together.length };
  };
  return { ...(await original<object>()), partsOf: () => days.parts, entriesOf };
});

beforeEach(() => setClock(NOON));

interface Many {
  id: string;
  members: string[];
  /** Everybody plays on two days of three, with one device or the other. */
  boards: Between;
  calls: () => number;
}

async function many(devices: number): Promise<Many> {
  const players = Array.from({ length: MEMBERS }, (_, at) => newPlayer(`${at}`)) as [Player, ...Player[]];
  const id = await newLeague(...players);
  const seats = new Map<string, number>();
  for (const [at, player] of players.entries()) {
    seats.set(await hashOf(player), at);
    for (let more = 1; more < devices; more++) {
      const other = newPlayer();
      await join(player, id, { formerly: other.secret });
      seats.set(await hashOf(other), at);
    }
  }
  let asked = 0;
  const entryOf = (player: string, number: number, at: number): Entry => ({
    player,
    at: NOON + (number - FIRST) * DAY,
    name: '',
    counts: true,
    score: at % 7,
    time: 60_000,
    timing: 'serverTimed',
    marks: 'ffffff',
    spans: new Array(6).fill(10_000),
  });
  const boards: Between = async (_, date, __, players) => {
    asked++;
    const number = numberOf(date);
    if (number >= FIRST + DAYS || Date.now() < NOON + (number - FIRST) * DAY) return [];
    const played = players.filter((player) => (seats.get(player)! + number) % 3 > 0);
    return played.map((player) => entryOf(player, number, seats.get(player)!));
  };
  const calls = () => {
    const many = asked;
    asked = 0;
    return many;
  };
  return { id, members: await Promise.all(players.map(hashOf)), boards, calls };
}

const expected = (at: number) =>
  Array.from({ length: DAYS }, (_, day) => (at + FIRST + day) % 3).filter((rest) => rest > 0).length;

async function settleAll(league: League, state: DurableObjectState, calls: () => number): Promise<number[]> {
  const alarms: number[] = [];
  for (;;) {
    const next = await state.storage.getAlarm();
    if (next === null || next > Date.now() + 1_000) return alarms;
    await state.storage.deleteAlarm();
    await league.alarm();
    alarms.push(calls());
  }
}

describe.each([
  [8, 1],
  [32, 3],
])(`a league of ${MEMBERS} over ${DAYS} days, each of %i parts, with %i devices each`, (parts, devices) => {
  test('looked at by ten a day, before and after it was played', async () => {
    days.parts = parts;
    const { id, members, boards, calls } = await many(devices);
    const [reads, alarms]: [number[], number[]] = [[], []];
    await inside(id, boards, async (league, state) => {
      for (let day = 0; day < DAYS; day++) {
        for (const hour of [-3, 6]) {
          setClock(NOON + day * DAY + hour * 3_600_000);
          for (let more = 0; more < 5; more++) {
            const looking = members[(day + 6 * more) % MEMBERS]!;
            await league.read(looking, { day: FIRST + day }, Date.now());
            reads.push(calls());
            vi.setSystemTime(Date.now() + 61_000);
          }
        }
        setClock(OVER + day * DAY);
        alarms.push(...(await settleAll(league, state, calls)));
      }
      const { answer } = (await league.read(members[0]!, {}, Date.now()))!;
      expect(answer!.members.map(({ total }) => total.days)).toEqual(members.map((_, at) => expected(at)));
      expect(answer!.settling).toBe(false);
    });
    console.info(`${parts} parts, ${devices} devices: ${said('a read', reads)}; ${said('an alarm', alarms)}`);
    expect(alarms).toHaveLength(DAYS);
    expect(Math.max(...reads, ...alarms)).toBeLessThanOrEqual(MOST_CALLS);
  });

  test('looked at for the first time on the last of them', async () => {
    days.parts = parts;
    const { id, members, boards, calls } = await many(devices);
    await inside(id, boards, async (league, state) => {
      setClock(OVER + (DAYS - 1) * DAY);
      const reads: number[] = [];
      for (const question of [
        {},
        { monday: mondayOf(FIRST) },
        { day: FIRST + DAYS - 1 },
        { day: FIRST + 30 },
      ]) {
        expect(await league.read(members[0]!, question, Date.now())).toMatchObject({
          answer: { settling: true },
        });
        reads.push(calls());
        vi.setSystemTime(Date.now() + 61_000);
      }
      const alarms = await settleAll(league, state, calls);
      const { answer } = (await league.read(members[0]!, {}, Date.now()))!;
      reads.push(calls());
      expect(answer!.members.map(({ total }) => total.days)).toEqual(members.map((_, at) => expected(at)));
      expect(answer!.settling).toBe(false);
      console.info(
        `${parts} parts, ${devices} devices, asleep: ${said('a read', reads)}; ${said('an alarm', alarms)} in ${alarms.length} alarms`,
      );
      expect(Math.max(...reads, ...alarms)).toBeLessThanOrEqual(MOST_CALLS);
      expect(alarms.length).toBeGreaterThan(1);
    });
  });
});

const said = (what: string, counts: readonly number[]) =>
  `${what} asks ${(counts.reduce((sum, one) => sum + one, 0) / counts.length).toFixed(1)} boards, at most ${Math.max(...counts)}`;

test('where not everybody can be asked for at once, others come first each time', async () => {
  days.parts = 32;
  const { id, members, boards, calls } = await many(1);
  await inside(id, boards, async (league) => {
    setClock(NOON);
    for (let minute = 0; minute < 6; minute++) {
      // Of the day that is looked at all are asked for; of today's, which another looks at, as many as are left.
      await league.read(members[0]!, { day: FIRST + 1 }, Date.now());
      vi.setSystemTime(Date.now() + 61_000);
    }
    expect(calls()).toBeGreaterThan(0);
    const { answer } = (await league.read(members[0]!, {}, Date.now()))!;
    expect(answer!.members.map(({ total }) => total.days)).toEqual(
      members.map((_, at) => Number((at + FIRST) % 3 > 0)),
    );
  });
});

test('a withdrawal of a hundred days asks at most forty objects a request', async () => {
  const asked = { boards: 0, leagues: 0 };
  const counted = (namespace: typeof BOARD | typeof LEAGUE, of: keyof typeof asked) => ({
    idFromName: (name: string) => name,
    get: () => {
      asked[of]++;
      return { withdraw: async () => true, forget: async () => undefined };
    },
    like: namespace,
  });
  const env = { BOARD: counted(BOARD, 'boards'), LEAGUE: counted(LEAGUE, 'leagues') } as unknown as LeagueEnv;
  const dates = Array.from({ length: DATES_AT_ONCE }, (_, day) => dateOf(FIRST - day));
  const leagues = Array.from({ length: LEAGUES_AT_ONCE }, (_, at) => `abcdefghj${'abcdefghjk'[at]}`);
  expect(await withdrawn(env, 'a'.repeat(32), dates, leagues, NOON)).toBe(DATES_AT_ONCE);
  expect(asked).toEqual({ boards: 30, leagues: 10 });
  const ana = newPlayer('Ana');
  const hundred = Array.from({ length: 100 }, (_, day) => dateOf(FIRST - day));
  for (const body of [
    { dates: hundred, leagues: [] },
    { dates: [], leagues: [...leagues, 'kkkkkkkkkk'] },
  ])
    expect((await ana.ask('POST', 'daily/withdraw', body)).body.code).toBe('malformed');
});
