// What a part of a day's board keeps, in SQLite: results, runs under way, counts, and how much each network has sent.
import { NAMED } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Result, Timing } from '#shared/daily/ranking.ts';
import type { Answer } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { Rows } from '../../sql/rows.ts';
import { Tables } from '../../sql/tables.ts';
import type { Player } from '../run/player.ts';
import { bucketOf, type Filled } from './counts.ts';
import type { Network } from './networks.ts';

/** A result as it is kept. */
export type Row = {
  player: Player;
  /** Its order, to the millisecond; null for what is in no list. */
  place: number | null;
  at: Millis;
  score: number;
  time: Millis;
  timing: Timing;
  /** Under which it may be listed; empty: under none. */
  name: string;
  answers: string;
  spans: string;
  /** A letter for each throw. */
  marks: string;
  /** Whether it is among the numbers that all see. */
  counts: number;
  /** Whether its player has come often enough to be listed by name. */
  regular: number;
  listed: number;
  /** Where its own device has timed it: whether it is among how many those are. */
  told: number;
};

const COLUMNS = [
  ...(['player', 'place', 'at', 'score', 'time', 'timing', 'name', 'answers', 'spans', 'marks'] as const),
  ...(['counts', 'regular', 'listed', 'told'] as const),
] satisfies (keyof Row)[];

/** How far a run timed by the server has come: the throw last revealed, by which ticket, and what was answered. */
export type Run = { throw: number; ticket: string; revealed: Millis; answers: string; answered: Millis };

const STEPS = [
  `
  CREATE TABLE results (
    player TEXT PRIMARY KEY, place INTEGER, at INTEGER NOT NULL, score INTEGER NOT NULL, time INTEGER NOT NULL,
    timing TEXT NOT NULL, name TEXT NOT NULL, answers TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX by_place ON results (place, at, player) WHERE place IS NOT NULL;
  CREATE TABLE counts (bucket INTEGER PRIMARY KEY, many INTEGER NOT NULL);
  CREATE TABLE runs (
    player TEXT PRIMARY KEY, throw INTEGER NOT NULL, ticket TEXT NOT NULL, revealed INTEGER NOT NULL,
    answers TEXT NOT NULL, answered INTEGER NOT NULL
  ) WITHOUT ROWID;
`,
  // Self-timed results count for nobody else any more; what was kept before is counted anew. Names were never asked for.
  `
  ALTER TABLE results ADD COLUMN spans TEXT NOT NULL DEFAULT '';
  ALTER TABLE results ADD COLUMN marks TEXT NOT NULL DEFAULT '';
  ALTER TABLE results ADD COLUMN counts INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN regular INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN told INTEGER NOT NULL DEFAULT 1;
  UPDATE results SET name = '', place = NULL;
  UPDATE results SET timing = 'serverTimed', counts = 1 WHERE timing = 'verified';
  DROP INDEX by_place;
  CREATE INDEX by_place ON results (place, at, player) WHERE listed = 1;
  DELETE FROM counts;
  INSERT INTO counts
    SELECT (6 - score) * 900 + min(899, time / 1000), count(*) FROM results WHERE counts = 1 GROUP BY 1;
  CREATE TABLE sums (id INTEGER PRIMARY KEY CHECK (id = 1), missed TEXT NOT NULL, selfTimed INTEGER NOT NULL);
  INSERT INTO sums SELECT 1, '[0,0,0,0,0,0]', count(*) FROM results WHERE timing = 'selfTimed';
  CREATE TABLE networks (hash TEXT PRIMARY KEY, many INTEGER NOT NULL) WITHOUT ROWID;
`,
];

export class BoardTable {
  readonly #rows: Rows;
  readonly #tables: Tables;

  constructor(storage: DurableObjectStorage) {
    this.#rows = new Rows(storage);
    this.#tables = new Tables(storage, STEPS);
  }

  get isNewer(): boolean {
    return this.#tables.isNewer;
  }

  get made(): boolean {
    return this.#tables.made;
  }

  make(): void {
    this.#tables.make();
  }

  row(player: Player): Row | null {
    return this.made ? this.#rows.first<Row>('SELECT * FROM results WHERE player = ?', player) : null;
  }

  run(player: Player): Run | null {
    return this.made ? this.#rows.first<Run>('SELECT * FROM runs WHERE player = ?', player) : null;
  }

  begin(player: Player, { throw: index, ticket, revealed, answers }: Omit<Run, 'answered'>): void {
    this.#rows.run(
      'INSERT OR REPLACE INTO runs VALUES (?, ?, ?, ?, ?, 0)',
      player,
      index,
      ticket,
      revealed,
      answers,
    );
  }

  answered(player: Player, answers: readonly Answer[], now: Millis): void {
    this.#rows.run(
      'UPDATE runs SET answers = ?, answered = ? WHERE player = ?',
      JSON.stringify(answers),
      now,
      player,
    );
  }

  /** Takes a result in, with everything that it changes for others. */
  add(row: Row): void {
    const places = COLUMNS.map(() => '?').join();
    this.#rows.together(() => {
      this.#rows.run(
        `INSERT INTO results (${COLUMNS.join()}) VALUES (${places})`,
        ...COLUMNS.map((column) => row[column]),
      );
      this.#count(row, 1);
      this.#rows.run('DELETE FROM runs WHERE player = ?', row.player);
    });
  }

  /** Of a day still open, an empty one stays in its place: nobody plays the same galaxy a second time. */
  remove(row: Row, closed: boolean): void {
    this.#rows.together(() => {
      this.#count(row, -1);
      if (closed) this.#rows.run('DELETE FROM results WHERE player = ?', row.player);
      else
        this.#rows.run(
          `UPDATE results SET place = NULL, score = 0, time = 0, timing = 'unranked', name = '', answers = '',
            spans = '', marks = '', counts = 0, listed = 0 WHERE player = ?`,
          row.player,
        );
    });
  }

  rename(player: Player, name: string, listed: number): void {
    this.#rows.run('UPDATE results SET name = ?, listed = ? WHERE player = ?', name, listed, player);
  }

  forgetRun(player: Player): void {
    this.#rows.run('DELETE FROM runs WHERE player = ?', player);
  }

  /** Nothing of this day can come any more. */
  close(): void {
    this.#rows.together(() => {
      this.#rows.run('DELETE FROM networks');
      this.#rows.run('DELETE FROM runs');
    });
  }

  /** Whether one more result of these networks counts for others; when it does, it is noted. */
  letIn(networks: readonly Network[]): boolean {
    const isFull = ({ hash, ceiling }: Network) => {
      const known = this.#rows.first<{ many: number }>('SELECT many FROM networks WHERE hash = ?', hash);
      return known !== null && known.many >= ceiling;
    };
    if (networks.some(isFull)) return false;
    this.#rows.together(() => {
      for (const { hash } of networks)
        this.#rows.run(
          'INSERT INTO networks VALUES (?, 1) ON CONFLICT (hash) DO UPDATE SET many = many + 1',
          hash,
        );
    });
    return true;
  }

  counts(): Filled[] {
    return this.#rows.all<{ bucket: number; many: number }>('SELECT bucket, many FROM counts WHERE many > 0');
  }

  sums(): { missed: number[]; selfTimed: number } {
    const { missed, selfTimed } = this.#rows.first<{ missed: string; selfTimed: number }>(
      'SELECT * FROM sums',
    )!;
    return { missed: JSON.parse(missed), selfTimed };
  }

  named(): Row[] {
    return this.#rows.all<Row>(
      `SELECT * FROM results WHERE listed = 1 ORDER BY place, at, player LIMIT ${NAMED}`,
    );
  }

  #count(row: Row, many: 1 | -1): void {
    if (row.timing === 'selfTimed' && row.told === 1)
      this.#rows.run('UPDATE sums SET selfTimed = selfTimed + ?', many);
    if (row.counts === 0) return;
    this.#rows.run(
      'INSERT INTO counts VALUES (?, ?) ON CONFLICT (bucket) DO UPDATE SET many = many + excluded.many',
      bucketOf(row),
      many,
    );
    const missed = missedIn(row);
    if (missed.every((one) => one === 0)) return;
    const sums = this.sums().missed.map((before, at) => before + many * missed[at]!);
    this.#rows.run('UPDATE sums SET missed = ?', JSON.stringify(sums));
  }
}

const missedIn = ({ marks }: Pick<Row, 'marks'>): number[] =>
  Array.from({ length: THROWS }, (_, at) => Number(marks[at] === 'w'));

/** The result that a row holds, as it may leave the board. */
export function resultIn({ score, time, timing }: Result): Result {
  return { score, time, timing };
}
