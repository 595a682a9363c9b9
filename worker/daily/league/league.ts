// A league: who is in it, who looks after it, and when its days are fetched from the boards.
import { DurableObject } from 'cloudflare:workers';
import type * as v from 'valibot';
import { dateOf, mondayOf, openNumbers } from '#shared/daily/calendar.ts';
import {
  type CareBody,
  LEAGUE_MEMBERS,
  type LeagueAnswer,
  type LeagueQuery,
} from '#shared/daily/protocol.ts';
import type { Millis } from '#shared/engine/game.ts';
import { LINK_LETTERS, randomText } from '#worker/http/chance.ts';
import type { BoardEnv } from '../board/day.ts';
import { entriesOf } from '../board/day.ts';
import type { Network } from '../board/networks.ts';
import type { Player } from '../run/player.ts';
import { isClosed } from '../run/timekeeper.ts';
import { answerTo, type Look, tagOf } from './answer.ts';
import { nameAmong } from './names.ts';
import type { Day } from './results.ts';
import { sameMember } from './same.ts';
import { type About, LeagueTable } from './table.ts';
import { isOver, overFrom, settledNext, type Wanted, wantedBy } from './wanted.ts';

/** For so long after a read no other one asks for what the others have played. */
const ASKED_AGAIN: Millis = 60_000;
const SOON: Millis = 250;
/** After a board has failed. */
const LATER: Millis = 60_000;
/** Without a result for so many days a league falls asleep, until somebody looks. */
const AWAKE = 14;
const INVITE_LENGTH = 6;

interface Joining {
  nickname: string;
  former?: Player | null | undefined;
  invite?: string | null | undefined;
  /** From where. */
  networks: readonly Network[];
}

/** What is asked for, and by which tags it is known already. */
type Question = v.InferOutput<typeof LeagueQuery> & { known?: readonly string[] };

export type NotJoined = 'not-found' | 'league-closed' | 'league-full' | 'too-many';
export type NotMaker = 'not-found' | 'not-maker' | 'malformed';

export class League extends DurableObject<BoardEnv> {
  readonly #table: LeagueTable;
  /** When the others were asked for last, and how often that was. */
  #asked: Millis = Number.NEGATIVE_INFINITY;
  #turn = 0;

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
    const { first } = openNumbers(now);
    this.#table.make({ id, name, language, settled: first - 1 });
    this.#table.add(player, nameAmong([], nickname), first);
    return true;
  }

  /** What whoever has the link may know before they join; null when it leads nowhere, or nobody can join. */
  invitation(invite: string | null): Pick<About, 'name' | 'language'> | null {
    if (!this.#table.made) return null;
    const about = this.#table.about();
    const { name, language } = about;
    return about.open === 1 && about.invite === invite ? { name, language } : null;
  }

  /** Joins, or changes the name of a member; what was done under a former secret moves along. */
  async join(player: Player, joining: Joining, now: Millis): Promise<'joined' | NotJoined> {
    const { nickname, former = null, invite = null, networks } = joining;
    if (!this.#table.made || this.#table.isRemoved(player)) return 'not-found';
    const open = openNumbers(now);
    const { version } = this.#table.about();
    const known = sameMember(this.#table, player, former, open);
    if (known === null) {
      if (!this.#knows(player, invite) || (former && this.#table.isRemoved(former))) return 'not-found';
      if (this.#table.about().open === 0) return 'league-closed';
      if (this.#table.members().length >= LEAGUE_MEMBERS) return 'league-full';
      if (!this.#table.letIn(networks, now)) return 'too-many';
      // Whoever joins after playing today finds today's result here too.
      this.#table.add(player, this.#nameFor(null, nickname), open.first);
      sameMember(this.#table, player, former, open);
    }
    // Somebody has come, or another secret of theirs: what is missing of them is asked for by the next who looks.
    if (this.#table.about().version !== version) this.#asked = Number.NEGATIVE_INFINITY;
    if (known !== null) this.#table.rename(known, this.#nameFor(known, nickname));
    await this.#wake(now);
    return 'joined';
  }

  /** Leaves and takes all results along; an empty league is wiped. */
  async leave(player: Player): Promise<boolean> {
    if (!this.#table.made) return false;
    const member = this.#table.memberOf(player);
    if (member === null) return this.#knows(player, null);
    this.#table.remove(member);
    if (this.#table.members().length > 0) return true;
    await Promise.all([this.ctx.storage.deleteAlarm(), this.#table.wipe()]);
    return true;
  }

  forget(player: Player, now: Millis): void {
    const member = this.#table.made ? this.#table.memberOf(player) : null;
    const { first, last } = openNumbers(now);
    if (member !== null) this.#table.forget(player, member, { since: first, later: last + 1 });
  }

  /** Opens or closes the door, and lets the link lead nowhere. */
  care(
    player: Player,
    wish: v.InferOutput<typeof CareBody>,
  ): { open: boolean; invite: string | null } | NotMaker {
    const refused = this.#notMaker(player);
    if (refused) return refused;
    const about = this.#table.about();
    const open = wish.open ?? about.open === 1;
    const invite = wish.renew ? randomText(LINK_LETTERS, INVITE_LENGTH) : about.invite;
    this.#table.care(open, invite);
    return { open, invite };
  }

  /** Removes somebody, who can't come back; the maker leaves instead. */
  expel(player: Player, member: number): 'removed' | NotMaker {
    const refused = this.#notMaker(player);
    if (refused) return refused;
    if (!this.#table.has(member)) return 'not-found';
    if (member === this.#table.about().maker) return 'malformed';
    this.#table.ban(member);
    return 'removed';
  }

  /** Null where the link leads nowhere; without an answer where one of these tags says that it is known. */
  async read(
    player: Player,
    question: Question,
    now: Millis,
  ): Promise<{ tag: string; answer: LeagueAnswer | null } | null> {
    if (!this.#table.made) return null;
    const { day = null, invite = null, known = [] } = question;
    const asking = this.#table.memberOf(player);
    if (asking !== null) {
      await this.#fetchFor(asking, day, now);
      await this.#wake(now);
    }
    // Whoever asks may have been removed meanwhile, and the last member have left.
    if (!this.#table.made || !this.#knows(player, invite)) return null;
    const { last } = openNumbers(now);
    const monday = question.monday ?? mondayOf(day ?? last);
    const { version, settled } = this.#table.about();
    const look: Look = {
      member: this.#table.memberOf(player),
      monday,
      day,
      dayClosed: day !== null && isClosed(day, now),
      begun: monday <= last,
      settling: isOver(settled + 1, now),
    };
    const tag = tagOf(version, look);
    return { tag, answer: known.includes(tag) ? null : answerTo(this.#table, look) };
  }

  /** Settles the next days that are over; where a board fails, those before it, and the rest later. */
  override async alarm(): Promise<void> {
    if (!this.#table.made) return;
    this.#table.forgetArrivals(Date.now());
    const { settled, version } = this.#table.about();
    const wanted = settledNext(this.#table.secrets(), settled, Date.now());
    const days = await this.#days(wanted);
    if (!this.#table.made) return;
    for (const day of days) {
      if (day?.number !== this.#table.about().settled + 1) break;
      this.#table.results.keep([day], version);
      this.#table.settle(day.number);
    }
    const failed = days.includes(null);
    if (failed) await this.ctx.storage.setAlarm(Date.now() + LATER);
    else await this.#wake(Date.now(), 'an alarm');
  }

  /** Fetches what a member can have missed: at most so much in one read, and nothing twice. */
  async #fetchFor(member: number, day: number | null, now: Millis): Promise<void> {
    const { settled, version } = this.#table.about();
    const due = now - this.#asked >= ASKED_AGAIN || now < this.#asked;
    if (due) this.#asked = now;
    const secrets = due ? this.#table.secrets() : this.#table.secretsOf(member);
    const { results } = this.#table;
    const kept = new Set(
      due
        ? results.playedSince(settled + 1).map((one) => `${one.member} ${one.number}`)
        : results.daysOf(member, settled + 1).map((number) => `${member} ${number}`),
    );
    const wanted = wantedBy({
      member,
      day,
      secrets,
      isKept: (whose, number) => kept.has(`${whose} ${number}`),
      settled,
      now,
      turn: due ? this.#turn++ : null,
    });
    if (wanted.length === 0) return;
    const days = await this.#days(wanted);
    const found = days.filter((one) => one !== null);
    if (this.#table.made) results.keep(found, version);
  }

  /** Null for a day of which a board has failed. */
  async #days(wanted: readonly Wanted[]): Promise<(Day | null)[]> {
    const said = await Promise.allSettled(
      wanted.map(({ number, players }) => entriesOf(this.env, dateOf(number), players)),
    );
    return said.map((one, at) => {
      if (one.status === 'fulfilled') return { number: wanted[at]!.number, entries: one.value.entries };
      console.error(one.reason);
      return null;
    });
  }

  /** An alarm already set is not put off. */
  async #wake(now: Millis, after: 'a look' | 'an alarm' = 'a look'): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    const wanted = this.#table.made ? this.#nextAlarm(now, after) : null;
    if (wanted !== null && (set === null || wanted < set)) await this.ctx.storage.setAlarm(wanted);
  }

  #nextAlarm(now: Millis, after: 'a look' | 'an alarm'): Millis | null {
    const { settled } = this.#table.about();
    if (isOver(settled + 1, now)) return now + SOON;
    const isAwake = after === 'a look' || this.#table.results.anySince(settled + 1 - AWAKE);
    const times = [this.#table.arrivalsUntil(), isAwake ? overFrom(settled + 1) : null];
    const next = Math.min(...times.filter((time) => time !== null));
    return next === Number.POSITIVE_INFINITY ? null : next;
  }

  /** Whether somebody may know of this league at all. */
  #knows(player: Player, invite: string | null): boolean {
    if (this.#table.memberOf(player) !== null) return true;
    return !this.#table.isRemoved(player) && this.#table.about().invite === invite;
  }

  #notMaker(player: Player): NotMaker | null {
    if (!this.#table.made || !this.#knows(player, null)) return 'not-found';
    return this.#table.memberOf(player) === this.#table.about().maker ? null : 'not-maker';
  }

  #nameFor(member: number | null, nickname: string): string {
    const others = this.#table.members().filter((other) => other.member !== member);
    return nameAmong(
      others.map(({ name }) => name),
      nickname,
    );
  }
}
