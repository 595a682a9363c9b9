// A part of one day's board: the results of the players whose hash leads here, in SQLite.
import { DurableObject } from 'cloudflare:workers';
import type { DateText } from '#shared/daily/calendar.ts';
import { NEIGHBOURS, TOP } from '#shared/daily/protocol.ts';
import { placeOf, type Result, type Timing } from '#shared/daily/ranking.ts';
import type { Answer } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { Tables } from '../../sql/tables.ts';
import type { Player } from '../run/player.ts';
import { bucketOf, bucketStart, Counts } from './counts.ts';
import { type BoardEnv, byPart, partOf } from './day.ts';

/** A result as it is kept; unranked ones have no place. Equal places are told apart by which came first. */
export interface Entry extends Result {
  player: Player;
  name: string;
  place: number | null;
  at: Millis;
}

/** What one part of the board knows; the board is the sum of its parts. */
export interface Survey {
  total: number;
  /** Results before the one asked about. */
  before: number;
  above: Entry[];
  below: Entry[];
  top: Entry[];
  /** How many have 0, 1, … 6 right answers. */
  scores: number[];
  /** How many with the score of the one asked about took how long. */
  times: number[];
}

type Row = {
  player: Player;
  place: number | null;
  at: Millis;
  score: number;
  time: Millis;
  timing: Timing;
  name: string;
  answers: string;
};
type Standing = { stands: Result; same: boolean };
/** How far a run timed by the server has come: the throw last revealed, by which ticket, and what was answered. */
type Run = { throw: number; ticket: string; revealed: Millis; answers: string; answered: Millis };

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
];

export class DayBoard extends DurableObject<BoardEnv> {
  readonly #sql: SqlStorage;
  readonly #counts = new Counts();
  readonly #tables: Tables;

  constructor(context: DurableObjectState, env: BoardEnv) {
    super(context, env);
    this.#sql = context.storage.sql;
    this.#tables = new Tables(context.storage, STEPS);
    if (this.#tables.isNewer || !this.#tables.made) return;
    for (const { bucket, many } of this.#all<{ bucket: number; many: number }>('SELECT * FROM counts'))
      this.#counts.add(bucket, many);
  }

  /**
   * Starts the clock of a throw, once: the same ticket again hears when that was. Another ticket for the same throw,
   * or for one that is over, is a copy from a run that has gone on.
   */
  reveal(player: Player, index: number, ticket: string, now: Millis): Millis | 'replayed' | Result {
    this.#tables.make();
    const standing = this.#entry(player);
    if (standing) return resultOf(standing);
    const run = this.#run(player);
    if (run?.throw === index && run.ticket === ticket) return run.revealed;
    const answers = run?.answers ?? '[]';
    const next = run ? run.throw + 1 : 0;
    if (index !== next || given(answers).length !== next) return 'replayed';
    this.#sql.exec(
      'INSERT OR REPLACE INTO runs VALUES (?, ?, ?, ?, ?, 0)',
      player,
      index,
      ticket,
      now,
      answers,
    );
    return now;
  }

  /** Takes an answer down, once: the same again hears when it came, another one is a second try. */
  answer(player: Player, index: number, answer: Answer, now: Millis): Millis | 'replayed' | Result {
    const standing = this.#tables.made ? this.#row(player) : null;
    if (standing) return given(standing.answers)[index] === answer ? now : resultOf(standing);
    const run = this.#tables.made ? this.#run(player) : null;
    if (run?.throw !== index) return 'replayed';
    const answers = given(run.answers);
    if (answers.length > index) return answers[index] === answer ? run.answered : 'replayed';
    this.#sql.exec(
      'UPDATE runs SET answers = ?, answered = ? WHERE player = ?',
      JSON.stringify([...answers, answer]),
      now,
      player,
    );
    return now;
  }

  /**
   * Takes a result in unless one of this player stands; says which stands, and whether it is that very run. Answers
   * other than those already given are a second try.
   */
  finish(
    player: Player,
    result: Result,
    name: string,
    answers: readonly Answer[],
    now: Millis,
  ): Standing | 'replayed' {
    this.#tables.make();
    const standing = this.standing(player, answers);
    if (standing) return standing;
    const run = this.#run(player);
    if (run && given(run.answers).some((answer, index) => answer !== answers[index])) return 'replayed';
    const { score, time, timing } = result;
    const place = placeOf(result);
    this.ctx.storage.transactionSync(() => {
      const row = [player, place, now, score, time, timing, name, JSON.stringify(answers)];
      this.#sql.exec('INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...row);
      if (place !== null) this.#store(result, 1);
      if (run) this.#sql.exec('DELETE FROM runs WHERE player = ?', player);
    });
    if (place !== null) this.#counts.add(bucketOf(result), 1);
    return { stands: result, same: true };
  }

  /** The result of a player that stands, and whether it came of these answers. */
  standing(player: Player, answers: readonly Answer[]): Standing | null {
    const kept = this.#tables.made ? this.#row(player) : null;
    return kept && { stands: resultOf(kept), same: kept.answers === JSON.stringify(answers) };
  }

  /** The result of a player. */
  read(player: Player): Entry | null {
    return this.#tables.made ? this.#entry(player) : null;
  }

  /** The ranked results of some players, for the tables of leagues. */
  readAll(players: readonly Player[]): Entry[] {
    return players.map((player) => this.read(player)).filter((entry) => entry?.place != null) as Entry[];
  }

  /** The same of this part, which is the first one's, and of the others that they are in. */
  async gather(date: DateText, players: readonly Player[]): Promise<Entry[]> {
    const [here = [], ...elsewhere] = byPart(players);
    const others = await Promise.all(elsewhere.map((some) => partOf(this.env, date, some[0]!).readAll(some)));
    return [...this.readAll(here), ...others.flat()];
  }

  survey(mine: Entry | null): Survey {
    if (!this.#tables.made)
      return { total: 0, before: 0, above: [], below: [], top: [], scores: [], times: [] };
    const near = mine !== null && mine.place !== null;
    return {
      total: this.#counts.total(),
      before: near ? this.#before(mine) : 0,
      above: near ? this.#beside(mine, 'above') : [],
      below: near ? this.#beside(mine, 'below') : [],
      top: this.#all<Row>(
        `SELECT * FROM results WHERE place IS NOT NULL ORDER BY place, at, player LIMIT ${TOP}`,
      ).map(entryOf),
      scores: this.#counts.scores(),
      times: mine ? this.#counts.times(mine.score) : [],
    };
  }

  /**
   * Takes a player's result off the board. Of a day still open, an empty unranked one stays in its place: nobody
   * plays the same galaxy a second time. True when there was something to withdraw.
   */
  withdraw(player: Player, closed: boolean): boolean {
    if (closed && this.#tables.made) this.#sql.exec('DELETE FROM runs WHERE player = ?', player);
    const kept = this.read(player);
    if (!kept) return false;
    this.ctx.storage.transactionSync(() => {
      if (kept.place !== null) this.#store(kept, -1);
      if (closed) this.#sql.exec('DELETE FROM results WHERE player = ?', player);
      else
        this.#sql.exec(
          "UPDATE results SET place = NULL, score = 0, time = 0, timing = 'unranked', name = '', answers = '' WHERE player = ?",
          player,
        );
    });
    if (kept.place !== null) this.#counts.add(bucketOf(kept), -1);
    return true;
  }

  /** Memory follows when the transaction is through: rolled back, it would count what is not there. */
  #store(result: Result, many: number): void {
    this.#sql.exec(
      'INSERT INTO counts VALUES (?, ?) ON CONFLICT (bucket) DO UPDATE SET many = many + excluded.many',
      bucketOf(result),
      many,
    );
  }

  #run(player: Player): Run | null {
    return this.#all<Run>('SELECT * FROM runs WHERE player = ?', player)[0] ?? null;
  }

  #row(player: Player): Row | null {
    return this.#all<Row>('SELECT * FROM results WHERE player = ?', player)[0] ?? null;
  }

  #entry(player: Player): Entry | null {
    const row = this.#row(player);
    return row && entryOf(row);
  }

  /** Whole buckets from memory, the rest of the own one from the index. */
  #before({ place, at, player, ...result }: Entry): number {
    const [rest] = this.#all<{ many: number }>(
      'SELECT count(*) AS many FROM results WHERE place >= ? AND (place, at, player) < (?, ?, ?)',
      bucketStart(result),
      place,
      at,
      player,
    );
    return this.#counts.before(bucketOf(result)) + rest!.many;
  }

  #beside({ place, at, player }: Entry, side: 'above' | 'below'): Entry[] {
    const [than, order] = side === 'above' ? ['<', 'DESC'] : ['>', 'ASC'];
    return this.#all<Row>(
      `SELECT * FROM results WHERE place IS NOT NULL AND (place, at, player) ${than} (?, ?, ?)
       ORDER BY place ${order}, at ${order}, player ${order} LIMIT ${NEIGHBOURS}`,
      place,
      at,
      player,
    ).map(entryOf);
  }

  #all<Found extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): Found[] {
    return this.#sql.exec<Found>(query, ...values).toArray();
  }
}

function entryOf({ answers: _, ...entry }: Row): Entry {
  return entry;
}

/** A withdrawn result has none. */
function given(answers: string): Answer[] {
  return answers === '' ? [] : JSON.parse(answers);
}

function resultOf({ score, time, timing }: Result): Result {
  return { score, time, timing };
}
