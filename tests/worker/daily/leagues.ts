// Leagues for the tests: making and reading them, letting days pass, and standing between one and its boards.
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { DAY, dateOf, numberOf, openNumbers } from '#shared/daily/calendar.ts';
import type { LeagueAnswer, MemberLine } from '#shared/daily/protocol.ts';
import { LONGEST_SPAN } from '#shared/daily/score.ts';
import type { DayBoard, Entry } from '#worker/daily/board/board.ts';
import type { League } from '#worker/daily/league/league.ts';
import type { Env } from '#worker/index.ts';
import { BOARD, LEAGUE, type Player, selfTimed, setClock } from './players.ts';

// A Wednesday so far ahead that no alarm, which the platform runs by the real clock, goes off by itself.
export const NOON = Date.UTC(2046, 10, 14, 12);
export const TODAY = dateOf(openNumbers(NOON).first);
export const WEDNESDAY = 2;
/** From here on no result of that day is taken, and a little later none is still on its way. */
export const CLOSED = NOON + DAY + LONGEST_SPAN;
export const OVER = CLOSED + 5 * 60_000;

export async function newLeague(founder: Player, ...others: Player[]): Promise<string> {
  const body = { name: 'Friday friends', nickname: founder.name };
  const { id } = (await founder.ask('POST', 'leagues', body)).body;
  for (const other of others) await join(other, id);
  return id;
}
export const join = (player: Player, id: string) =>
  player.ask('PUT', `leagues/${id}/me`, { nickname: player.name });
export const leave = (player: Player, id: string) => player.ask('DELETE', `leagues/${id}/me`);
export const read = async (player: Player, id: string, monday?: number): Promise<LeagueAnswer> =>
  (await player.ask('GET', `leagues/${id}${monday === undefined ? '' : `?monday=${monday}`}`)).body;
export const withdraw = (player: Player, dates: string[], leagues: string[]) =>
  player.ask('POST', 'daily/withdraw', { dates, leagues });

export const lineOf = (said: LeagueAnswer, name: string): MemberLine =>
  said.members.find((line) => line.name === name)!;
export const daysOf = ({ members }: LeagueAnswer) =>
  Object.fromEntries(members.map(({ name, total }) => [name, total.days]));
export const scoresOf = ({ week }: MemberLine) => week.map((result) => result?.score ?? null);

/** Each sends a result of the day that is so many days after the first, at its noon. */
export async function play(day: number, ...players: Player[]): Promise<void> {
  setClock(NOON + day * DAY);
  const date = dateOf(numberOf(TODAY) + day);
  for (const player of players) await player.daily(date).send(selfTimed(date, day % 7, 1_000));
}

export const objectOf = (id: string) => LEAGUE.get(LEAGUE.idFromName(id));

/** Runs alarms until none is set; says how many there were. */
export async function settle(id: string): Promise<number> {
  let alarms = 0;
  while (await runDurableObjectAlarm(objectOf(id))) alarms++;
  return alarms;
}

export const rowsOf = (id: string, query: string) =>
  runInDurableObject(objectOf(id), (_, { storage }) => storage.sql.exec(query).toArray());
export const keptOf = (id: string) => rowsOf(id, 'SELECT number FROM results ORDER BY number');

export async function hashOf({ secret }: Player): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return new Uint8Array(hash).toHex().slice(0, 32);
}

export type Between = (ask: () => Promise<Entry[]>, date: string, league: League) => Promise<Entry[]>;

/** Does something inside the league, with `between` standing between it and each board it asks. */
export function inside<Done>(
  id: string,
  between: Between,
  work: (league: League, state: DurableObjectState) => Promise<Done>,
): Promise<Done> {
  return runInDurableObject(objectOf(id), async (league: League, state) => {
    const get = (part: string) => ({
      gather: (date: string, players: string[]) =>
        between(async () => BOARD.get(BOARD.idFromName(part)).gather(date, players), date, league),
    });
    const inner = league as unknown as { env: Env };
    const { env } = inner;
    inner.env = { ...env, BOARD: { idFromName: (name: string) => name, get } } as unknown as Env;
    try {
      return await work(league, state);
    } finally {
      inner.env = env;
    }
  });
}

/** How many calls a league or a part of a board makes to such parts while it works. */
export function callsOf<Asking extends League | DayBoard>(
  asking: DurableObjectStub<Asking>,
  work: (asking: Asking) => Promise<unknown>,
): Promise<number> {
  let calls = 0;
  const get = (id: DurableObjectId) =>
    new Proxy(BOARD.get(id), {
      get: (part, name) => {
        calls++;
        return Reflect.get(part, name);
      },
    });
  return runInDurableObject(asking, async (object: Asking) => {
    const inner = object as unknown as { env: Env };
    const { env } = inner;
    const idFromName = (name: string) => BOARD.idFromName(name);
    inner.env = { ...env, BOARD: { idFromName, get } } as unknown as Env;
    try {
      await work(object);
      return calls;
    } finally {
      inner.env = env;
    }
  });
}

/** Lets something happen when a board has answered, and the league has not heard it yet. */
export function meanwhile(happens: (league: League) => Promise<unknown>): Between {
  let happened = false;
  return async (ask, _, league) => {
    const entries = await ask();
    if (happened) return entries;
    happened = true;
    await happens(league);
    return entries;
  };
}
