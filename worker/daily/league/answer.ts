// What a league says to whoever looks: to its members what they have played, to all others their names.
import { compared } from '#shared/daily/order.ts';
import type { LeagueAnswer, MemberLine, Thrown } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Mark } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Kept } from './results.ts';
import type { LeagueTable, Member } from './table.ts';
import { range } from './wanted.ts';

export interface Look {
  /** Null for whoever is no member. */
  member: number | null;
  monday: number;
  day: number | null;
  /** What was thrown on that day helps nobody any more. */
  dayClosed: boolean;
  /** Whether the week shown has begun anywhere; before it, nobody has won the one before. */
  begun: boolean;
  settling: boolean;
}

const DAYS = 7;
const MARK_OF: Record<string, Mark> = { f: 'found', r: 'rightlyNone', w: 'wrong' };

/** Says by which tag this very answer is known again. */
export function tagOf(version: number, { member, monday, day, dayClosed, begun, settling }: Look): string {
  const flags = [dayClosed, begun, settling].map(Number).join('');
  return `"${[version, monday, day ?? 'x', member ?? 'x', flags].join('.')}"`;
}

export function answerTo(table: LeagueTable, look: Look): LeagueAnswer {
  const { id, name, open, invite, maker } = table.about();
  const { member: asking, monday, begun, settling } = look;
  const members = table.members();
  const lines = asking === null ? members.map(nameOnly) : linesOf(table, members, asking, look);
  const before = asking !== null && begun ? table.results.between(monday - DAYS, monday - 1) : [];
  return {
    ok: true,
    id,
    name,
    member: asking !== null,
    maker: asking === maker,
    open: open === 1,
    invite: asking === null ? null : invite,
    monday,
    members: lines.map((line) => ({ ...line, maker: line.member === maker })),
    winners: winnersOf(members, before),
    settling: asking !== null && settling,
  };
}

type Line = Omit<MemberLine, 'maker'>;

function nameOnly({ member, name }: Member): Line {
  const week = new Array<null>(DAYS).fill(null);
  return { member, name, mine: false, week, throws: null, total: { days: 0, score: 0, time: 0 } };
}

function linesOf(table: LeagueTable, members: readonly Member[], asking: number, look: Look): Line[] {
  const { monday, day, dayClosed } = look;
  const week = Map.groupBy(table.results.between(monday, monday + DAYS - 1), ({ member }) => member);
  const mayHear = day !== null && (dayClosed || table.results.has(asking, day));
  const thrown = new Map(
    mayHear ? table.results.throwsOf(day).map((one) => [one.member, throwsIn(one)]) : [],
  );
  return members.map(({ member, name, days, score, time }) => ({
    member,
    name,
    mine: member === asking,
    week: weekOf(week.get(member) ?? [], monday),
    throws: thrown.get(member) ?? null,
    total: { days, score, time },
  }));
}

function weekOf(results: readonly Kept[], monday: number): MemberLine['week'] {
  return range(monday, monday + DAYS - 1).map((number) => {
    const found = results.find((result) => result.number === number);
    return found ? { score: found.score, time: found.time, timing: found.timing } : null;
  });
}

function throwsIn({ marks, spans }: { marks: string; spans: readonly Millis[] }): Thrown[] | null {
  const throws = [...marks].map((letter, at) => ({ mark: MARK_OF[letter]!, span: spans[at]! }));
  return throws.length === THROWS && spans.length === THROWS ? throws : null;
}

/** Those who were right most often; of these the fastest, by whole seconds as everywhere. */
function winnersOf(members: readonly Member[], results: readonly Kept[]): LeagueAnswer['winners'] {
  const sums = members.flatMap(({ member, name }) => {
    const own = results.filter((result) => result.member === member);
    const sum = { score: total(own, 'score'), time: total(own, 'time') };
    return own.length > 0 ? [{ name, ...sum }] : [];
  });
  const [best] = sums.sort(compared);
  if (!best) return null;
  const names = sums.filter((sum) => compared(sum, best) === 0).map(({ name }) => name);
  return { names, score: best.score, time: best.time };
}

type Sum = { score: number; time: Millis };

const total = (results: readonly Kept[], of: keyof Sum) =>
  results.reduce((sum, result) => sum + result[of], 0);
