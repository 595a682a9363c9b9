// What a league keeps of itself and of who is in it, in SQLite.
import type { Language } from '#shared/api/languages.ts';
import { DAY } from '#shared/daily/calendar.ts';
import type { Millis } from '#shared/engine/game.ts';
import { Tables } from '../../sql/tables.ts';
import type { Network } from '../board/networks.ts';
import type { Player } from '../run/player.ts';
import { Results } from './results.ts';
import { LeagueRows } from './rows.ts';
import { STEPS } from './steps.ts';

export type About = {
  id: string;
  name: string;
  language: Language | null;
  /** The last day whose results are all kept. */
  settled: number;
  version: number;
  /** The member who looks after it. */
  maker: number;
  open: number;
  invite: string | null;
};
/** The totals are of all results that are kept. */
export type Member = { member: number; name: string; days: number; score: number; time: Millis };
/** One of a member's secrets, by its hash. */
export type Secret = {
  player: Player;
  member: number;
  /** From which day on its results count here. */
  since: number;
  /** What was fetched before the league had this version is not kept: it was withdrawn, or this one had not come. */
  fresh: number;
};

/** One device after the other of the same person; each more is a board more that is asked for every day. */
const MOST_SECRETS = 6;
/** How many new members one household may send into a league within a day; a wider network as many as on a board. */
const ARRIVALS = 12;

export class LeagueTable {
  readonly results: Results;
  readonly #rows: LeagueRows;
  readonly #tables: Tables;

  constructor(storage: DurableObjectStorage) {
    this.#rows = new LeagueRows(storage);
    this.#tables = new Tables(storage, STEPS);
    this.results = new Results(this.#rows);
  }

  get made(): boolean {
    return this.#tables.made;
  }

  wipe(): Promise<void> {
    return this.#tables.wipe();
  }

  make({ id, name, language, settled }: Pick<About, 'id' | 'name' | 'language' | 'settled'>): void {
    this.#tables.make();
    this.#rows.run(
      'INSERT INTO league (id, name, language, settled) VALUES (?, ?, ?, ?)',
      ...[id, name, language, settled],
    );
  }

  about(): About {
    return this.#rows.first<About>('SELECT * FROM league')!;
  }

  /** In the order they joined: that of their hashes is the same in every league, and would link them. */
  members(): Member[] {
    return this.#rows.all<Member>('SELECT * FROM members ORDER BY member');
  }

  secrets(): Secret[] {
    return this.#rows.all<Secret>('SELECT * FROM secrets ORDER BY member');
  }

  /** The secrets of one member. */
  secretsOf(member: number): Secret[] {
    return this.#rows.all<Secret>('SELECT * FROM secrets WHERE member = ?', member);
  }

  memberOf(player: Player): number | null {
    const found = this.#rows.first<Secret>('SELECT * FROM secrets WHERE player = ?', player);
    return found?.member ?? null;
  }

  has(member: number): boolean {
    return this.#rows.first('SELECT 1 FROM members WHERE member = ?', member) !== null;
  }

  isRemoved(player: Player): boolean {
    return this.#rows.first('SELECT 1 FROM removed WHERE player = ?', player) !== null;
  }

  /** Whoever is the first looks after it. */
  add(player: Player, name: string, since: number): void {
    this.#rows.change(() => {
      this.#rows.run('INSERT INTO members (name) VALUES (?)', name);
      const { member } = this.#rows.first<{ member: number }>('SELECT max(member) AS member FROM members')!;
      this.#rows.run('UPDATE league SET maker = ? WHERE maker IS NULL', member);
      this.#attach(player, member, since);
    });
  }

  rename(member: number, name: string): void {
    const same = this.#rows.first('SELECT 1 FROM members WHERE member = ? AND name = ?', member, name);
    if (same) return;
    this.#rows.change(() => this.#rows.run('UPDATE members SET name = ? WHERE member = ?', name, member));
  }

  /** One more secret of the same person. */
  attach(player: Player, member: number, since: number): void {
    this.#rows.change(() => {
      const isFull = this.secretsOf(member).length >= MOST_SECRETS;
      this.#attach(player, member, since);
      // Where one has to go, its days could not be asked for again.
      if (!isFull) this.results.dropUnsettled(member);
    });
  }

  /**
   * Of many secrets those are forgotten that were added first, only never the one that is being used. The others count
   * from `later` on: otherwise enough new ones would push out a bad day, and one of them play it better.
   */
  trim(member: number, used: Player, later: number): void {
    if (this.secretsOf(member).length <= MOST_SECRETS) return;
    this.#rows.change(() => {
      this.#rows.run(
        `DELETE FROM secrets WHERE member = ?1 AND player NOT IN (
          SELECT player FROM secrets WHERE member = ?1 ORDER BY player = ?2 DESC, fresh DESC LIMIT ${MOST_SECRETS}
        )`,
        member,
        used,
      );
      this.#rows.run('UPDATE secrets SET since = max(since, ?) WHERE member = ?', later, member);
    });
  }

  /** Two members are the same person: they are the one who has been here longer. Who that is. */
  merge(one: number, other: number): number {
    const [stays, goes] = [Math.min(one, other), Math.max(one, other)];
    this.#rows.change(() => {
      this.results.merge(goes, stays);
      this.#rows.run('UPDATE secrets SET member = ? WHERE member = ?', stays, goes);
      this.#rows.run('UPDATE league SET maker = ? WHERE maker = ?', stays, goes);
      this.#rows.run('DELETE FROM members WHERE member = ?', goes);
    });
    return stays;
  }

  /** Takes somebody and all their results out; who has been there longest looks after it then. */
  remove(member: number): void {
    this.#rows.change(() => {
      this.results.drop(member);
      this.#rows.run('DELETE FROM secrets WHERE member = ?', member);
      this.#rows.run('DELETE FROM members WHERE member = ?', member);
      this.#rows.run('UPDATE league SET maker = (SELECT min(member) FROM members) WHERE maker = ?', member);
    });
  }

  /** Takes somebody out for good. */
  ban(member: number): void {
    this.#rows.change(() => {
      this.#rows.run('INSERT OR IGNORE INTO removed SELECT player FROM secrets WHERE member = ?', member);
      this.remove(member);
    });
  }

  /** What this secret has done counts from `since` on, what the member's others have done from the next day on. */
  forget(player: Player, member: number, { since, later }: { since: number; later: number }): void {
    this.#rows.change(() => {
      this.results.drop(member);
      this.#rows.run(
        'UPDATE secrets SET since = max(since, iif(player = ?, ?, ?)), fresh = ? WHERE member = ?',
        ...[player, since, later, this.#next(), member],
      );
    });
  }

  care(open: boolean, invite: string | null): void {
    this.#rows.change(() => this.#rows.run('UPDATE league SET open = ?, invite = ?', Number(open), invite));
  }

  settle(number: number): void {
    this.#rows.change(() => this.#rows.run('UPDATE league SET settled = ?', number));
  }

  /** Whether one more new member may come from these networks; when so, they are counted. */
  letIn(networks: readonly Network[], now: Millis): boolean {
    this.forgetArrivals(now);
    const isFull = ({ hash, ceiling }: Network) => {
      const known = this.#rows.first<{ many: number }>('SELECT many FROM arrivals WHERE household = ?', hash);
      return known !== null && known.many >= Math.max(ARRIVALS, ceiling);
    };
    if (networks.some(isFull)) return false;
    for (const { hash } of networks)
      this.#rows.run(
        'INSERT INTO arrivals VALUES (?, 1, ?) ON CONFLICT (household) DO UPDATE SET many = many + 1',
        ...[hash, now + DAY],
      );
    return true;
  }

  forgetArrivals(now: Millis): void {
    this.#rows.run('DELETE FROM arrivals WHERE until <= ?', now);
  }

  /** When the next of these may be forgotten. */
  arrivalsUntil(): Millis | null {
    return this.#rows.first<{ until: Millis | null }>('SELECT min(until) AS until FROM arrivals')!.until;
  }

  /** Which version the change at hand makes. */
  #next(): number {
    return this.about().version + 1;
  }

  #attach(player: Player, member: number, since: number): void {
    this.#rows.run('INSERT INTO secrets VALUES (?, ?, ?, ?)', player, member, since, this.#next());
  }
}
