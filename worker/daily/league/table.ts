// What a league keeps, in SQLite: its members with their totals, and the results of settled days.
import type { Language } from '#shared/api/languages.ts';
import type { Result } from '#shared/daily/ranking.ts';
import { Tables } from '../../sql/tables.ts';
import type { Player } from '../run/player.ts';

export interface DayResult extends Result {
  player: Player;
  number: number;
}

export type About = { id: string; name: string; settled: number; language: Language | null };
/** The totals are of the settled days. */
export type Member = {
  player: Player;
  name: string;
  since: number;
  days: number;
  score: number;
  time: number;
};

const STEPS = [
  `
  CREATE TABLE league (id TEXT NOT NULL, name TEXT NOT NULL, settled INTEGER NOT NULL);
  CREATE TABLE members (
    joined INTEGER PRIMARY KEY, player TEXT NOT NULL UNIQUE, name TEXT NOT NULL, since INTEGER NOT NULL,
    days INTEGER NOT NULL DEFAULT 0, score INTEGER NOT NULL DEFAULT 0, time INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE results (
    player TEXT NOT NULL, number INTEGER NOT NULL,
    score INTEGER NOT NULL, time INTEGER NOT NULL, timing TEXT NOT NULL,
    PRIMARY KEY (player, number)
  ) WITHOUT ROWID;
`,
  // Of whoever made it; unknown of older ones.
  'ALTER TABLE league ADD COLUMN language TEXT',
];

export class LeagueTable {
  readonly #storage: DurableObjectStorage;
  readonly #tables: Tables;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#tables = new Tables(storage, STEPS);
  }

  get made(): boolean {
    return this.#tables.made;
  }

  wipe(): Promise<void> {
    return this.#tables.wipe();
  }

  make(about: About): void {
    this.#storage.transactionSync(() => {
      this.#tables.make();
      const { id, name, settled, language } = about;
      this.#run('INSERT INTO league VALUES (?, ?, ?, ?)', id, name, settled, language);
    });
  }

  about(): About {
    return this.#all<About>('SELECT * FROM league')[0]!;
  }

  /** In the order they joined: that of their hashes is the same in every league, and would link them. */
  members(): Member[] {
    return this.#all<Member>('SELECT player, name, since, days, score, time FROM members ORDER BY joined');
  }

  isMember(player: Player): boolean {
    return this.#all('SELECT 1 FROM members WHERE player = ?', player).length > 0;
  }

  add(player: Player, name: string, since: number): void {
    this.#run('INSERT INTO members (player, name, since) VALUES (?, ?, ?)', player, name, since);
  }

  rename(player: Player, name: string): void {
    this.#run('UPDATE members SET name = ? WHERE player = ?', name, player);
  }

  /** What somebody did under a former secret is theirs now; a day they have twice counts once. */
  move(former: Player, player: Player): void {
    this.#storage.transactionSync(() => {
      this.#run(
        `UPDATE members SET since = min(since, (SELECT since FROM members WHERE player = ?)) WHERE player = ?`,
        former,
        player,
      );
      this.#run('UPDATE OR IGNORE results SET player = ? WHERE player = ?', player, former);
      this.remove(former);
      this.#run(
        `UPDATE members SET (days, score, time) =
          (SELECT count(*), coalesce(sum(score), 0), coalesce(sum(time), 0) FROM results WHERE player = ?1)
         WHERE player = ?1`,
        player,
      );
    });
  }

  remove(player: Player): void {
    this.#storage.transactionSync(() => {
      this.#run('DELETE FROM results WHERE player = ?', player);
      this.#run('DELETE FROM members WHERE player = ?', player);
    });
  }

  forget(player: Player): void {
    this.#storage.transactionSync(() => {
      this.#run('DELETE FROM results WHERE player = ?', player);
      this.#run('UPDATE members SET days = 0, score = 0, time = 0 WHERE player = ?', player);
    });
  }

  /** Keeps the results of the next days, up to this one, which is settled then. */
  keep(results: readonly DayResult[], settled: number): void {
    this.#storage.transactionSync(() => {
      for (const { player, number, score, time, timing } of results) {
        this.#run('INSERT INTO results VALUES (?, ?, ?, ?, ?)', player, number, score, time, timing);
        this.#run(
          'UPDATE members SET days = days + 1, score = score + ?, time = time + ? WHERE player = ?',
          score,
          time,
          player,
        );
      }
      this.#run('UPDATE league SET settled = ?', settled);
    });
  }

  /** The kept results of a week; member by member, so that no other week is read. */
  week(monday: number): DayResult[] {
    return this.#all<DayResult & Record<string, SqlStorageValue>>(
      'SELECT results.* FROM members CROSS JOIN results USING (player) WHERE number BETWEEN ? AND ?',
      monday,
      monday + 6,
    );
  }

  #run(query: string, ...values: SqlStorageValue[]): void {
    this.#storage.sql.exec(query, ...values);
  }

  #all<Found extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): Found[] {
    return this.#storage.sql.exec<Found>(query, ...values).toArray();
  }
}
