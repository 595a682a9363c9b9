// A part of one day's board: the runs and results of the players whose hash leads here.
import { DurableObject } from 'cloudflare:workers';
import type { DateText } from '#shared/daily/calendar.ts';
import { orderOf, type Result } from '#shared/daily/ranking.ts';
import type { Answer } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Player } from '../run/player.ts';
import type { Played } from '../run/timekeeper.ts';
import { bucketOf, Counts, type Filled } from './counts.ts';
import { type BoardEnv, gateOf } from './day.ts';
import type { Network } from './networks.ts';
import { BoardTable, type Row, resultIn } from './table.ts';

/** A result as those may know it who know the player. */
export interface Entry extends Result {
  player: Player;
  at: Millis;
  name: string;
  counts: boolean;
  /** A letter for each throw, and how long each took; empty for those from before they were kept. */
  marks: string;
  spans: Millis[];
}

/** What one part of the board knows that all may see; the board is the sum of its parts. */
export interface Survey {
  counts: Filled[];
  missed: number[];
  selfTimed: number;
  named: Pick<Row, 'place' | 'at' | 'name' | 'score' | 'time'>[];
}

/** Who sends a result, and from where. */
export interface Sender {
  player: Player;
  name: string;
  /** Known for long enough to be listed by name. */
  regular: boolean;
  networks: readonly Network[];
}

type Standing = { stands: Result; same: boolean };

export class DayBoard extends DurableObject<BoardEnv> {
  readonly #table: BoardTable;
  readonly #counts: Counts;

  constructor(context: DurableObjectState, env: BoardEnv) {
    super(context, env);
    this.#table = new BoardTable(context.storage);
    const isReadable = !this.#table.isNewer && this.#table.made;
    this.#counts = new Counts(isReadable ? this.#table.counts() : []);
  }

  /**
   * Starts the clock of a throw, once: the same ticket again hears when that was. Another ticket for the same throw,
   * or for one that is over, is a copy from a run that has gone on.
   */
  async reveal(
    player: Player,
    index: number,
    ticket: string,
    now: Millis,
    closes: Millis,
  ): Promise<Millis | 'replayed' | Result> {
    await this.make(closes);
    const standing = this.#table.row(player);
    if (standing) return resultIn(standing);
    const run = this.#table.run(player);
    if (run?.throw === index && run.ticket === ticket) return run.revealed;
    const answers = run?.answers ?? '[]';
    const next = run ? run.throw + 1 : 0;
    if (index !== next || given(answers).length !== next) return 'replayed';
    this.#table.begin(player, { throw: index, ticket, revealed: now, answers });
    return now;
  }

  /** Takes an answer down, once: the same again hears when it came, another one is a second try. */
  answer(player: Player, index: number, answer: Answer, now: Millis): Millis | 'replayed' | Result {
    const standing = this.#table.row(player);
    if (standing) return given(standing.answers)[index] === answer ? now : resultIn(standing);
    const run = this.#table.run(player);
    if (run?.throw !== index) return 'replayed';
    const answers = given(run.answers);
    if (answers.length > index) return answers[index] === answer ? run.answered : 'replayed';
    this.#table.answered(player, [...answers, answer], now);
    return now;
  }

  /**
   * Takes a result in unless one of this player stands; says which stands, and whether it is that very run. Answers
   * other than those already given are a second try.
   */
  async finish(
    date: DateText,
    { player, name, regular, networks }: Sender,
    played: Played,
    now: Millis,
    closes: Millis,
  ): Promise<Standing | 'replayed'> {
    await this.make(closes);
    const { result, answers } = played;
    const before = this.#standing(player, answers);
    if (before) return before;
    const told = result.timing === 'selfTimed' && this.#table.letIn(networks);
    const counts =
      result.timing === 'serverTimed' && (await gateOf(this.env, date, networks).letIn(networks, closes));
    // Another request of the same player may have come through the gate first.
    const meanwhile = this.#standing(player, answers);
    if (meanwhile) return meanwhile;
    const listed = counts && regular && name !== '';
    this.take(rowOf(player, played, now, { name, counts, regular, listed, told }));
    return { stands: result, same: true };
  }

  /** Memory follows when the transaction is through: rolled back, it would count what is not there. */
  protected take(row: Row): void {
    this.#table.add(row);
    if (row.counts === 1) this.#counts.add(bucketOf(row), 1);
  }

  /** Whether one more result of these networks counts for others. */
  async letIn(networks: readonly Network[], closes: Millis): Promise<boolean> {
    await this.make(closes);
    return this.#table.letIn(networks);
  }

  /** The result of a player that stands, and whether it came of these answers. */
  standing(player: Player, answers: readonly Answer[]): Standing | null {
    const kept = this.#table.row(player);
    return kept && { stands: resultIn(kept), same: kept.answers === JSON.stringify(answers) };
  }

  read(player: Player): Entry | null {
    const row = this.#table.row(player);
    return row && entryOf(row);
  }

  /** Those results of some players that others may see. */
  readAll(players: readonly Player[]): Entry[] {
    const rows = players.map((player) => this.#table.row(player));
    return rows.filter((row) => row !== null && row.timing !== 'unranked').map((row) => entryOf(row!));
  }

  /** What all may see of this part. */
  survey(): Survey {
    if (!this.#table.made) return { counts: [], missed: [], selfTimed: 0, named: [] };
    const named = this.#table.named();
    return {
      counts: this.#counts.filled(),
      ...this.#table.sums(),
      named: named.map(({ place, at, name, score, time }) => ({ place, at, name, score, time })),
    };
  }

  /** Under which name a result is listed, if it may be; false when there is none. */
  rename(player: Player, name: string): boolean {
    const row = this.#table.row(player);
    if (!row || isWithdrawn(row)) return false;
    this.#table.rename(player, name, Number(row.counts === 1 && row.regular === 1 && name !== ''));
    return true;
  }

  /** Takes a player's result off the board. True when there was something to withdraw. */
  withdraw(player: Player, closed: boolean): boolean {
    if (closed && this.#table.made) this.#table.forgetRun(player);
    const row = this.#table.row(player);
    if (!row || (isWithdrawn(row) && !closed)) return false;
    this.#table.remove(row, closed);
    if (row.counts === 1) this.#counts.add(bucketOf(row), -1);
    return true;
  }

  /** The day is over everywhere: where its results came from is nobody's business any more. */
  override alarm(): void {
    if (this.#table.made) this.#table.close();
  }

  #standing(player: Player, answers: readonly Answer[]): Standing | 'replayed' | null {
    const standing = this.standing(player, answers);
    if (standing) return standing;
    const run = this.#table.run(player);
    const others = run && given(run.answers).some((answer, index) => answer !== answers[index]);
    return others ? 'replayed' : null;
  }

  protected async make(closes: Millis): Promise<void> {
    if (this.#table.made) return;
    this.#table.make();
    await this.ctx.storage.setAlarm(closes);
  }
}

export function rowOf(
  player: Player,
  { result, answers, spans, marks }: Played,
  at: Millis,
  shown: { name: string; counts: boolean; regular: boolean; listed: boolean; told: boolean },
): Row {
  return {
    player,
    place: result.timing === 'unranked' ? null : orderOf(result),
    at,
    ...resultIn(result),
    name: shown.name,
    answers: JSON.stringify(answers),
    spans: JSON.stringify(spans),
    marks: marks.map((mark) => mark[0]).join(''),
    counts: Number(shown.counts),
    regular: Number(shown.regular),
    listed: Number(shown.listed),
    told: Number(shown.told),
  };
}

function entryOf(row: Row): Entry {
  const { player, at, name, counts, marks, spans } = row;
  return { ...resultIn(row), player, at, name, counts: counts === 1, marks, spans: listIn(spans) };
}

const listIn = <T>(text: string): T[] => (text === '' ? [] : JSON.parse(text));

const isWithdrawn = ({ answers }: Row) => answers === '';

/** A withdrawn result has none. */
const given = (answers: string) => listIn<Answer>(answers);
