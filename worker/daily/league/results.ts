// The results that a league keeps: one for each member and day, that of the run which was finished first.
import type { Result, Timing } from '#shared/daily/ranking.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Entry } from '../board/board.ts';
import type { LeagueRows } from './rows.ts';
import type { Secret } from './table.ts';

/** A member's result of a day. */
export interface Kept extends Result {
  member: number;
  number: number;
}

/** What the boards of a day have said. */
export interface Day {
  number: number;
  entries: readonly Entry[];
}

/** What a board has told of a member. */
type Told = { member: number; number: number; entry: Entry };
type Found = { member: number; number: number; score: number; time: Millis; timing: Timing };

export class Results {
  readonly #rows: LeagueRows;

  constructor(rows: LeagueRows) {
    this.#rows = rows;
  }

  /**
   * Keeps what is new of these days, as asked for when the league had that version; a day that somebody has played
   * twice counts as it was played first.
   */
  keep(days: readonly Day[], asked: number): void {
    const secrets = this.#rows.all<Secret>('SELECT * FROM secrets');
    const of = new Map(secrets.map((secret) => [secret.player, secret]));
    const found: Told[] = days.flatMap(({ number, entries }) =>
      entries.flatMap((entry) => {
        const secret = of.get(entry.player);
        const counts = secret && secret.fresh <= asked && secret.since <= number;
        return counts ? [{ member: secret.member, number, entry }] : [];
      }),
    );
    if (!found.some((one) => this.#isNew(one))) return;
    this.#rows.change(() => {
      for (const one of found) if (this.#isNew(one)) this.#put(one);
    });
  }

  /** Who has a result of which day, from that day on; member by member, so that no older one is read. */
  playedSince(number: number): Pick<Kept, 'member' | 'number'>[] {
    return this.#rows.all<Pick<Found, 'member' | 'number'>>(
      'SELECT member, number FROM members CROSS JOIN results USING (member) WHERE number >= ?',
      number,
    );
  }

  anySince(number: number): boolean {
    const query = 'SELECT 1 FROM members CROSS JOIN results USING (member) WHERE number >= ? LIMIT 1';
    return this.#rows.first(query, number) !== null;
  }

  has(member: number, number: number): boolean {
    return this.#kept(member, number) !== null;
  }

  /** The days of which this member has a result, from that day on. */
  daysOf(member: number, from: number): number[] {
    const found = this.#rows.all<{ number: number }>(
      'SELECT number FROM results WHERE member = ? AND number >= ?',
      member,
      from,
    );
    return found.map(({ number }) => number);
  }

  between(first: number, last: number): Kept[] {
    return this.#rows.all<Found>(
      `SELECT member, number, results.score, results.time, timing
       FROM members CROSS JOIN results USING (member) WHERE number BETWEEN ? AND ?`,
      first,
      last,
    );
  }

  /** The throws of a day: a letter for each, and how long each took. */
  throwsOf(number: number): { member: number; marks: string; spans: Millis[] }[] {
    const found = this.#rows.all<{ member: number; marks: string; spans: string }>(
      "SELECT member, marks, spans FROM members CROSS JOIN results USING (member) WHERE number = ? AND marks != ''",
      number,
    );
    return found.map(({ spans, ...one }) => ({ ...one, spans: JSON.parse(spans) }));
  }

  /** Their boards are asked anew for what is not settled: only they know which run was the first. */
  merge(goes: number, stays: number): void {
    this.dropUnsettled(goes);
    this.#rows.run(
      `INSERT INTO results SELECT ?, number, score, time, timing, at, marks, spans FROM results WHERE member = ?
       ON CONFLICT (member, number) DO UPDATE SET score = excluded.score, time = excluded.time,
         timing = excluded.timing, at = excluded.at, marks = excluded.marks, spans = excluded.spans
       WHERE excluded.at < results.at`,
      stays,
      goes,
    );
    this.drop(goes);
    this.dropUnsettled(stays);
  }

  dropUnsettled(member: number): void {
    this.#rows.run('DELETE FROM results WHERE member = ? AND number > (SELECT settled FROM league)', member);
    this.#sumUp(member);
  }

  drop(member: number): void {
    this.#rows.run('DELETE FROM results WHERE member = ?', member);
    this.#rows.run('UPDATE members SET days = 0, score = 0, time = 0 WHERE member = ?', member);
  }

  #isNew({ member, number, entry }: Told): boolean {
    const kept = this.#kept(member, number);
    return !kept || entry.at < kept.at;
  }

  #put({ member, number, entry }: Told): void {
    const { score, time, timing, at, marks, spans } = entry;
    const before = this.#kept(member, number);
    this.#rows.run(
      'INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[member, number, score, time, timing, at, marks, JSON.stringify(spans)],
    );
    this.#rows.run(
      'UPDATE members SET days = days + ?, score = score + ?, time = time + ? WHERE member = ?',
      ...[before ? 0 : 1, score - (before?.score ?? 0), time - (before?.time ?? 0), member],
    );
  }

  #kept(member: number, number: number): (Found & { at: Millis }) | null {
    return this.#rows.first<Found & { at: Millis }>(
      'SELECT * FROM results WHERE member = ? AND number = ?',
      member,
      number,
    );
  }

  #sumUp(member: number): void {
    this.#rows.run(
      `UPDATE members SET (days, score, time) =
        (SELECT count(*), coalesce(sum(score), 0), coalesce(sum(time), 0) FROM results WHERE member = ?1)
       WHERE member = ?1`,
      member,
    );
  }
}
