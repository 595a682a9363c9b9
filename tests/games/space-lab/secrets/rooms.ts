// Rooms of Space Lab for tests: a match by chance, and the same once more where others have drawn something else.
import { expect } from 'vitest';
import type { AnyGame, Level, Seat, Viewer } from '#shared/engine/game.ts';
import type { Entry } from '#shared/engine/match.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { bot } from '#shared/games/space-lab/bot/bot.ts';
import { legal } from '#shared/games/space-lab/legal.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import type { View } from '#shared/games/space-lab/view.ts';
import { isOver } from '#shared/rooms/room.ts';
import { folded, opened, type Step } from '../../../shared/play.ts';
import { Client } from '../../../shared/rooms/client.ts';
import { Host } from '../../../shared/rooms/host.ts';
import { ids } from '../table.ts';
import { Secretive } from './secretive.ts';

export interface RoomTable {
  seats: number;
  draft: boolean;
  /** The last seat may be a bot's. */
  level: Level | null;
  words: string;
}

/** What somebody does, or that the bot is waited for; `who` is a person, or whoever watches. */
type Doing = { kind: 'act' | 'connect' | 'refused'; who: number } | { kind: 'wait' | 'evict' | 'record' };
/** What was done, and how much had been said and stored afterwards. */
type Done = Doing & { sent: number; stored: number };

const MOST = 1000;

export class Room {
  readonly host: Host;
  readonly done: Done[] = [];
  /** Those who sit, and last whoever watches. */
  readonly people: readonly Client[];
  readonly #table: RoomTable;
  /** So much had been said when the match began, each first view among it. */
  readonly #started: number;

  constructor(table: RoomTable, game: AnyGame = spaceLab) {
    const { seats, draft, level, words } = table;
    this.#table = table;
    this.host = new Host({ game, seats, options: { draft }, bots: bot, words });
    const many = level === null ? seats : seats - 1;
    const seated = ids(many).map((at) => new Client(this.host, `P${at}`).connect().sit(`P${at}`, at));
    this.people = [...seated, new Client(this.host, 'watcher').connect()];
    if (level !== null) seated[0]!.wish({ type: 'fill', seat: many, level, name: 'Bot' });
    seated[0]!.wish({ type: 'start', match: 0 });
    this.#started = this.host.sent.length;
  }

  get state(): State {
    return this.host.online.room!.match.state;
  }

  get steps(): Step[] {
    let match = opened(spaceLab, this.host.header);
    return this.host.log.map((entry) => {
      const before = match;
      match = folded(match, entry);
      return { before, entry, after: match };
    });
  }

  viewOf(who: number): View {
    return this.people[who]!.view as unknown as View;
  }

  /** To the end, with whatever else happens in a room. */
  play(): this {
    const roll = dice(seeded(this.#table.words));
    const secretive = new Secretive();
    const waiting = this.#table.level === null ? null : this.people.length - 1;
    while (!isOver(this.host.online)) {
      if (this.done.length > MOST) throw new Error('The match does not end');
      const acting = spaceLab.toAct(this.state);
      const seat = acting[roll.below(acting.length)]!;
      if (seat === waiting) this.do({ kind: 'wait' });
      else
        this.do({ kind: 'act', who: seat }, () => {
          const view = this.viewOf(seat);
          return secretive.chosen(view, legal(view, seat), roll);
        });
      if (roll.below(6) === 0 && !isOver(this.host.online)) this.do(this.#meanwhile(roll));
    }
    return this;
  }

  /** So much as was done in another room, with these actions. */
  follow(done: readonly Done[], entries: readonly Entry[]): this {
    for (const doing of done) this.do(doing, () => entries[this.host.log.length]!.action);
    return this;
  }

  do(doing: Doing, action: () => unknown = () => null): void {
    const { host, people } = this;
    host.pass(doing.kind === 'wait' ? 2000 : 100);
    if (doing.kind === 'act') expect(people[doing.who]!.tell(action())).toMatchObject({ accepted: true });
    if (doing.kind === 'connect') people[doing.who]!.connect();
    if (doing.kind === 'refused') this.#beRefused(doing.who);
    if (doing.kind === 'evict') host.evict();
    if (doing.kind === 'record' && !isOver(host.online))
      expect(people.at(-1)!.wish({ type: 'record' })).toEqual({ ok: false, refused: 'notOver' });
    this.done.push({ ...doing, sent: host.sent.length, stored: host.log.length });
  }

  #meanwhile(roll: Dice): Doing {
    const who = roll.below(this.people.length);
    const others = ids(this.people.length - 1).filter((seat) => !spaceLab.toAct(this.state).includes(seat));
    const kinds: Doing[] = [{ kind: 'connect', who }, { kind: 'evict' }, { kind: 'record' }];
    if (others.length > 0) kinds.push({ kind: 'refused', who: others[roll.below(others.length)]! });
    return kinds[roll.below(kinds.length)]!;
  }

  /** With a card that is another one in the other room, on no slot there is: nobody else may hear of it. */
  #beRefused(seat: Seat): void {
    const { hand } = this.state.crews[seat]!;
    const action = { type: 'place', lab: hand.at(-1) ?? 0, slot: 16, paid: [] };
    expect(this.people[seat]!.tell(action)).toMatchObject({ accepted: false });
  }

  /** What was said to the viewer and to whoever watches, connection by connection, until so much was said. */
  heard(viewer: Viewer, until = this.host.sent.length): Host['sent'] {
    const own = (to: string) => to.startsWith('watcher/') || to.startsWith(`P${viewer}/`);
    return this.host.sent.slice(0, until).filter(({ to }) => own(to));
  }

  /** Everything that one action has sent to one viewer. */
  sentByActions(): string[] {
    return this.done.flatMap(({ kind, sent }, number) => {
      if (kind !== 'act' && kind !== 'wait') return [];
      const from = this.done[number - 1]?.sent ?? this.#started;
      const texts = new Map<string, string>();
      for (const { to, at, text } of this.host.sent.slice(from, sent))
        texts.set(`${to} ${at}`, (texts.get(`${to} ${at}`) ?? '') + text);
      return [...texts.values()];
    });
  }
}
