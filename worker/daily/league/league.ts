// A league: who is in it, and how its days are fetched from the boards; settled ones are kept.
import { DurableObject } from 'cloudflare:workers';
import { dateOf, mondayOf, openNumbers } from '#shared/daily/calendar.ts';
import { LEAGUE_MEMBERS, type LeagueAnswer, type MemberLine } from '#shared/daily/protocol.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { BoardEnv } from '../board/day.ts';
import { entriesOf } from '../board/day.ts';
import type { Player } from '../run/player.ts';
import { isClosed } from '../run/timekeeper.ts';
import { type About, type DayResult, LeagueTable, type Member } from './table.ts';

/** How many unsettled days a read fetches besides the week asked for: a call for each, of which 40 may be made. */
const DAYS_LIVE = 14;
/** How many days one alarm settles; the next follows until all are. */
const DAYS_SETTLED = 14;
const SOON: Millis = 1_000;
/** A result taken in the last instant of a day may reach its board a little later. */
const LAST_ARRIVALS: Millis = 5 * 60_000;

export class League extends DurableObject<BoardEnv> {
  readonly #table: LeagueTable;
  /** Raised when what was fetched may not be kept: somebody left or withdrew, or it is kept already. */
  #changes = 0;

  constructor(context: DurableObjectState, env: BoardEnv) {
    super(context, env);
    this.#table = new LeagueTable(context.storage);
  }

  create(
    { id, name, language }: Pick<About, 'id' | 'name' | 'language'>,
    player: Player,
    nickname: string,
    now: Millis,
  ): boolean {
    if (this.#table.made) return false;
    this.#table.make({ id, name, language, settled: openNumbers(now).first - 1 });
    this.join(player, nickname, now);
    return true;
  }

  /** What whoever has the link may know before they join; null when there is no such league. */
  invitation(): Pick<About, 'name' | 'language'> | null {
    if (!this.#table.made) return null;
    const { name, language } = this.#table.about();
    return { name, language };
  }

  /** Joins, or changes the name of a member; what was done under a former secret moves along. */
  join(
    player: Player,
    nickname: string,
    now: Millis,
    former: Player | null = null,
  ): 'joined' | 'not-found' | 'league-full' {
    if (!this.#table.made) return 'not-found';
    const known = this.#table.isMember(player);
    const moves = former !== null && former !== player && this.#table.isMember(former);
    if (!known && !moves && this.#table.members().length >= LEAGUE_MEMBERS) return 'league-full';
    if (known) this.#table.rename(player, nickname);
    // Whoever joins after playing today finds today's result here too.
    else this.#table.add(player, nickname, openNumbers(now).first);
    if (moves) {
      this.#changes++;
      this.#table.move(former, player);
    }
    return 'joined';
  }

  /** Leaves and takes all results along; an empty league is wiped. */
  async leave(player: Player): Promise<boolean> {
    if (!this.#table.made) return false;
    if (!this.#table.isMember(player)) return true;
    this.#changes++;
    this.#table.remove(player);
    if (this.#table.members().length > 0) return true;
    await Promise.all([this.ctx.storage.deleteAlarm(), this.#table.wipe()]);
    return true;
  }

  forget(player: Player): void {
    if (!this.#table.made || !this.#table.isMember(player)) return;
    this.#changes++;
    this.#table.forget(player);
  }

  /** Null when there is no such league, or when its last member leaves during the read. Keeps no results. */
  async read(player: Player, monday: number | null, now: Millis): Promise<LeagueAnswer | null> {
    if (!this.#table.made) return null;
    const { last } = openNumbers(now);
    const first = monday ?? mondayOf(last);
    const { settled } = this.#table.about();
    const numbers = range(settled + 1, last).filter(
      (number) => number > last - DAYS_LIVE || mondayOf(number) === first,
    );
    const asked = this.#table.members();
    await this.#wake(now);
    const fetched = await this.#resultsOf(asked, numbers);
    if (!this.#table.made) return null;
    const about = this.#table.about();
    // What was settled meanwhile is among the kept, and would count twice.
    const live = fetched.filter(({ number }) => number > about.settled);
    const week = [...this.#table.week(first), ...live];
    const members = this.#table.members();
    return {
      ok: true,
      id: about.id,
      name: about.name,
      member: members.some((member) => member.player === player),
      monday: first,
      members: members.map((member) => ({
        name: member.name,
        mine: member.player === player,
        week: weekOf(member, week, first),
        total: totalOf(member, live),
      })),
    };
  }

  /** Settles the next days that are over. A board that fails makes it fail: the platform tries again. */
  override async alarm(): Promise<void> {
    if (!this.#table.made) return;
    const changes = this.#changes;
    const { settled } = this.#table.about();
    const numbers = range(settled + 1, settled + DAYS_SETTLED).filter((number) => isOver(number, Date.now()));
    const results = await this.#resultsOf(this.#table.members(), numbers);
    if (!this.#table.made) return;
    if (changes === this.#changes) {
      this.#changes++;
      this.#table.keep(results, settled + numbers.length);
    }
    await this.#wake(Date.now());
  }

  /** Makes sure that days which are over are settled soon; an alarm already set is not put off. */
  async #wake(now: Millis): Promise<void> {
    if (!isOver(this.#table.about().settled + 1, now)) return;
    const set = await this.ctx.storage.getAlarm();
    if (set === null && this.#table.made) await this.ctx.storage.setAlarm(Date.now() + SOON);
  }

  async #resultsOf(members: readonly Member[], numbers: readonly number[]): Promise<DayResult[]> {
    const days = await Promise.all(
      numbers.map(async (number) => {
        const players = members.filter(({ since }) => since <= number).map(({ player }) => player);
        const entries = await entriesOf(this.env, dateOf(number), players);
        return entries.map(({ player, score, time, timing }) => ({ player, number, score, time, timing }));
      }),
    );
    return days.flat();
  }
}

/** No result of that day can reach its board any more. */
const isOver = (number: number, now: Millis) => isClosed(number, now - LAST_ARRIVALS);

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);

function weekOf({ player }: Member, results: readonly DayResult[], monday: number): MemberLine['week'] {
  const own = results.filter((result) => result.player === player);
  return range(monday, monday + 6).map((number) => {
    const found = own.find((result) => result.number === number);
    return found ? { score: found.score, time: found.time, timing: found.timing } : null;
  });
}

function totalOf({ player, days, score, time }: Member, live: readonly DayResult[]): MemberLine['total'] {
  const own = live.filter((result) => result.player === player);
  return {
    days: days + own.length,
    score: own.reduce((sum, result) => sum + result.score, score),
    time: own.reduce((sum, result) => sum + result.time, time),
  };
}
