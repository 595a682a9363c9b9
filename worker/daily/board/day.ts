// One day's board over all its parts: who goes where, and how the parts' answers are put together.
import type { DateText } from '#shared/daily/calendar.ts';
import { type BoardAnswer, type Line, NEIGHBOURS, TOP } from '#shared/daily/protocol.ts';
import type { Player } from '../run/player.ts';
import type { DayBoard, Entry, Survey } from './board.ts';

export interface BoardEnv {
  BOARD: DurableObjectNamespace<DayBoard>;
}

/** Never changes for a date that was played: its results would not be found again. */
const PARTS = 8;
/** A day begins in the far east; its objects would stay there, where its first player was. */
const NEAR = 'weur';

/** The part of the day that keeps this player's result. */
export function partOf(env: BoardEnv, date: DateText, player: Player): DurableObjectStub<DayBoard> {
  return part(env, date, numberFor(player));
}

const numberFor = (player: Player) => Number.parseInt(player.slice(0, 2), 16) % PARTS;

function part(env: BoardEnv, date: DateText, number: number): DurableObjectStub<DayBoard> {
  return env.BOARD.get(env.BOARD.idFromName(`${date}/${number}`), { locationHint: NEAR });
}

export async function boardOf(env: BoardEnv, date: DateText, player: Player): Promise<BoardAnswer> {
  const mine = await partOf(env, date, player).read(player);
  const surveys = await Promise.all(
    Array.from({ length: PARTS }, (_, number) => part(env, date, number).survey(mine)),
  );
  return merged(surveys, mine);
}

/** The ranked results of some players. One part asks the others: a request for many days may not ask each of them. */
export async function entriesOf(env: BoardEnv, date: DateText, players: readonly Player[]): Promise<Entry[]> {
  const [first] = players;
  return first === undefined ? [] : partOf(env, date, first).gather(date, players);
}

/** The players of each part; the part of the first one comes first. */
export function byPart(players: readonly Player[]): Player[][] {
  return [...Map.groupBy(players, numberFor).values()];
}

/** What the whole board says, from what its parts say: the same for any number of parts. */
export function merged(surveys: readonly Survey[], mine: Entry | null): BoardAnswer {
  const before = sum(surveys.map((survey) => survey.before));
  const of = (list: 'above' | 'below' | 'top') => surveys.flatMap((survey) => survey[list]).sort(inOrder);
  const above = of('above').slice(-NEIGHBOURS);
  const ranked = mine && mine.place !== null ? [...above, mine, ...of('below').slice(0, NEIGHBOURS)] : [];
  const lines = (entries: Entry[], first: number) =>
    entries.map((entry, at) => lineOf(entry, first + at, mine));
  const own = mine && { score: mine.score, time: mine.time, timing: mine.timing };
  return {
    ok: true,
    total: sum(surveys.map((survey) => survey.total)),
    mine: own && { ...own, rank: ranked.length > 0 ? before + 1 : null },
    near: lines(ranked, before + 1 - above.length),
    top: lines(of('top').slice(0, TOP), 1),
    scores: sums(surveys.map((survey) => survey.scores)),
    times: sums(surveys.map((survey) => survey.times)),
  };
}

function lineOf({ player, name, score, time, timing }: Entry, rank: number, mine: Entry | null): Line {
  return { rank, name, score, time, timing, mine: player === mine?.player };
}

function inOrder(one: Entry, other: Entry): number {
  return one.place! - other.place! || one.at - other.at || (one.player < other.player ? -1 : 1);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Column by column; an empty part adds nothing. */
function sums(rows: readonly number[][]): number[] {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: wide }, (_, column) => sum(rows.map((row) => row[column] ?? 0)));
}
