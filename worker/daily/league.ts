// A league: members, and what is known of their days. Results are read from the boards; closed days are kept.
import { DurableObject } from 'cloudflare:workers';
import { dateOf, mondayOf, openNumbers } from '../../shared/daily/calendar.ts';
import { LEAGUE_MEMBERS, type LeagueAnswer, type MemberLine } from '../../shared/daily/protocol.ts';
import type { Timing } from '../../shared/daily/ranking.ts';
import type { Millis } from '../../shared/game.ts';
import type { Env } from '../env.ts';
import { entriesOf } from './day.ts';
import type { Player } from './player.ts';
import { isClosed } from './timekeeper.ts';

const TABLES = `
  CREATE TABLE league (id TEXT NOT NULL, name TEXT NOT NULL, settled INTEGER NOT NULL);
  CREATE TABLE members (player TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE results (
    player TEXT NOT NULL, number INTEGER NOT NULL, score INTEGER NOT NULL, time INTEGER NOT NULL, timing TEXT NOT NULL,
    PRIMARY KEY (player, number)
  ) WITHOUT ROWID;
`;
/** How many days one request, or one alarm, fetches: each asks up to eight parts of a board. */
const DAYS_AT_ONCE = 30;
const SOON: Millis = 1_000;

type About = { id: string; name: string; settled: number };
type Member = { player: Player; name: string; since: number };
type Kept = { player: Player; number: number; score: number; time: Millis; timing: Timing };

export class League extends DurableObject<Env> {
  readonly #sql: SqlStorage;
  #made: boolean;

  constructor(context: DurableObjectState, env: Env) {
    super(context, env);
    this.#sql = context.storage.sql;
    this.#made = this.#all("SELECT 1 FROM sqlite_master WHERE name = 'league'").length > 0;
  }

  create(id: string, name: string, player: Player, nickname: string, now: Millis): boolean {
    if (this.#made) return false;
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec(TABLES);
      this.#sql.exec('INSERT INTO league VALUES (?, ?, ?)', id, name, openNumbers(now).first - 1);
    });
    this.#made = true;
    this.join(player, nickname, now);
    return true;
  }

  /** Joins, or changes the name of a member. */
  join(player: Player, nickname: string, now: Millis): 'joined' | 'not-found' | 'league-full' {
    if (!this.#made) return 'not-found';
    const members = this.#members();
    const known = members.find((member) => member.player === player);
    if (!known && members.length >= LEAGUE_MEMBERS) return 'league-full';
    // Whoever joins after playing today finds today's result here too.
    const since = known?.since ?? openNumbers(now).first;
    this.#sql.exec('INSERT OR REPLACE INTO members VALUES (?, ?, ?)', player, nickname, since);
    return 'joined';
  }

  /** Leaves and takes all results along; an empty league is wiped. */
  async leave(player: Player): Promise<boolean> {
    if (!this.#made) return false;
    this.forget(player);
    this.#sql.exec('DELETE FROM members WHERE player = ?', player);
    if (this.#members().length > 0) return true;
    await this.ctx.storage.deleteAll();
    this.#made = false;
    return true;
  }

  forget(player: Player): void {
    if (this.#made) this.#sql.exec('DELETE FROM results WHERE player = ?', player);
  }

  async read(player: Player, monday: number | null, now: Millis): Promise<LeagueAnswer | null> {
    if (!this.#made) return null;
    await this.#settle(now);
    const [about] = this.#all<About>('SELECT * FROM league');
    const members = this.#members();
    const open = await this.#openResults(members, now);
    const kept = [...this.#all<Kept>('SELECT * FROM results'), ...open];
    const first = monday ?? mondayOf(openNumbers(now).last);
    return {
      ok: true,
      id: about!.id,
      name: about!.name,
      member: members.some((member) => member.player === player),
      monday: first,
      members: members.map((member) => lineOf(member, player, kept, first)),
    };
  }

  override async alarm(): Promise<void> {
    await this.#settle(Date.now());
  }

  /** Keeps the results of days that are over, in order; the rest of a long absence by alarm. */
  async #settle(now: Millis): Promise<void> {
    const [about] = this.#made ? this.#all<About>('SELECT * FROM league') : [];
    if (!about) return;
    let number = about.settled + 1;
    for (; number <= about.settled + DAYS_AT_ONCE && isClosed(number, now); number++) {
      const members = this.#members();
      const results = await this.#resultsOf(members, number);
      this.ctx.storage.transactionSync(() => {
        for (const { player, score, time, timing } of results)
          this.#sql.exec(
            'INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?)',
            player,
            number,
            score,
            time,
            timing,
          );
        this.#sql.exec('UPDATE league SET settled = max(settled, ?)', number);
      });
    }
    if (isClosed(number, now)) await this.ctx.storage.setAlarm(now + SOON);
  }

  async #openResults(members: readonly Member[], now: Millis): Promise<Kept[]> {
    const { last } = openNumbers(now);
    const [about] = this.#all<About>('SELECT * FROM league');
    const numbers = Array.from(
      { length: Math.max(0, last - about!.settled) },
      (_, step) => about!.settled + 1 + step,
    );
    const open = numbers.filter((number) => !isClosed(number, now));
    return (await Promise.all(open.map((number) => this.#resultsOf(members, number)))).flat();
  }

  async #resultsOf(members: readonly Member[], number: number): Promise<Kept[]> {
    const players = members.filter(({ since }) => since <= number).map(({ player }) => player);
    const entries = await entriesOf(this.env, dateOf(number), players);
    return entries.map(({ player, score, time, timing }) => ({ player, number, score, time, timing }));
  }

  #members(): Member[] {
    return this.#all<Member>('SELECT * FROM members');
  }

  #all<Found extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): Found[] {
    return this.#sql.exec<Found>(query, ...values).toArray();
  }
}

function lineOf({ player, name }: Member, asking: Player, kept: readonly Kept[], monday: number): MemberLine {
  const own = kept.filter((result) => result.player === player);
  const week = Array.from({ length: 7 }, (_, day) => {
    const found = own.find(({ number }) => number === monday + day);
    return found ? { score: found.score, time: found.time, timing: found.timing } : null;
  });
  const total = {
    days: own.length,
    score: own.reduce((sum, { score }) => sum + score, 0),
    time: own.reduce((sum, { time }) => sum + time, 0),
  };
  return { name, mine: player === asking, week, total };
}
