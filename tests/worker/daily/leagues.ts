// Leagues for the tests: making and reading them, letting days pass, and standing between one and its boards.
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { DAY, dateOf, numberOf, openNumbers } from '#shared/daily/calendar.ts';
import type { LeagueAnswer, MemberLine } from '#shared/daily/protocol.ts';
import { LONGEST_SPAN } from '#shared/daily/score.ts';
import type { Entry } from '#worker/daily/board/board.ts';
import type { League } from '#worker/daily/league/league.ts';
import type { Env } from '#worker/index.ts';
import { BOARD, LEAGUE, type Player, passTime, type Said, selfTimed, setClock } from './players.ts';

// A Wednesday so far ahead that no alarm, which the platform runs by the real clock, goes off by itself.
export const NOON = Date.UTC(2046, 10, 14, 12);
export const TODAY = dateOf(openNumbers(NOON).first);
export const WEDNESDAY = 2;
const SOON = 1_000;
/** From here on no result of that day is taken, and a little later none is still on its way. */
export const CLOSED = NOON + DAY + LONGEST_SPAN;
export const OVER = CLOSED + 5 * 60_000;

export async function newLeague(founder: Player, ...others: Player[]): Promise<string> {
  const body = { name: 'Friday friends', nickname: founder.name };
  const { id } = (await founder.ask('POST', 'leagues', body)).body;
  for (const other of others) await join(other, id);
  return id;
}
export const join = (player: Player, id: string, more: { formerly?: string; invite?: string } = {}) =>
  player.ask('PUT', `leagues/${id}/me`, { nickname: player.name, ...more });
export const leave = (player: Player, id: string) => player.ask('DELETE', `leagues/${id}/me`);
/** As the league answers, whatever it answers. */
export const ask = (
  player: Player,
  id: string,
  question: { monday?: number; day?: number; invite?: string } = {},
  headers: Record<string, string> = {},
): Promise<Said> => {
  const asked = Object.entries(question).map(([name, value]) => `${name}=${value}`);
  return player.ask('GET', `leagues/${id}?${asked.join('&')}`, undefined, headers);
};
export const read = async (player: Player, id: string, monday?: number): Promise<LeagueAnswer> =>
  (await ask(player, id, monday === undefined ? {} : { monday })).body;
export const care = (player: Player, id: string, wish: unknown) => player.ask('PATCH', `leagues/${id}`, wish);
export const remove = (player: Player, id: string, member: number) =>
  player.ask('DELETE', `leagues/${id}/members/${member}`);
/** From now on a read asks for what all have played. */
export const aMinuteLater = () => passTime(60_000);
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
  for (const player of players) await player.daily(date).send(selfTimed(date, day % 7));
}

export const objectOf = (id: string) => LEAGUE.get(LEAGUE.idFromName(id));

export const alarmOf = (id: string) =>
  runInDurableObject(objectOf(id), (_, { storage }) => storage.getAlarm());

/** Runs alarms until none is due; says how many there were. */
export async function settle(id: string): Promise<number> {
  let alarms = 0;
  for (let next = await alarmOf(id); next !== null && next <= Date.now() + SOON; next = await alarmOf(id)) {
    await runDurableObjectAlarm(objectOf(id));
    alarms++;
  }
  return alarms;
}

export const rowsOf = (id: string, query: string) =>
  runInDurableObject(objectOf(id), (_, { storage }) => storage.sql.exec(query).toArray());
export const keptOf = (id: string) => rowsOf(id, 'SELECT number FROM results ORDER BY number');

export async function hashOf({ secret }: Player): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return new Uint8Array(hash).toHex().slice(0, 32);
}

export type Between = (
  ask: () => Promise<Entry[]>,
  date: string,
  league: League,
  players: string[],
) => Promise<Entry[]>;

/** Does something inside the league, with `between` standing between it and each board it asks. */
export function inside<Done>(
  id: string,
  between: Between,
  work: (league: League, state: DurableObjectState) => Promise<Done>,
): Promise<Done> {
  return runInDurableObject(objectOf(id), async (league: League, state) => {
    const get = (part: string) => ({
      readAll: (players: string[]) =>
        between(
          async () => BOARD.get(BOARD.idFromName(part)).readAll(players),
          part.split('/')[0]!,
          league,
          players,
        ),
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

/** How many calls a league makes to boards while it works. */
export async function callsOf(id: string, work: (league: League) => Promise<unknown>): Promise<number> {
  let calls = 0;
  const count: Between = (asked) => {
    calls++;
    return asked();
  };
  await inside<unknown>(id, count, work);
  return calls;
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
