// A page at a table of Space Builder in a room: hands that build by a timetable, over a connection that takes its time.
import type { Millis } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { HABITS } from '#shared/games/space-builder/bot-levels.ts';
import { type Step, type Timetable, timetableOf } from '#shared/games/space-builder/bot-timetable.ts';
import { BUILDINGS, EMPTY } from '#shared/games/space-builder/components.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import type { Network } from '#shared/rooms/page/connection.ts';
import { type Joined, joinRoom } from '#shared/rooms/page/join.ts';
import { CLOSE, PING, PONG } from '#shared/rooms/protocol.ts';
import type { Host } from '../../../shared/rooms/host.ts';
import type { Timeline } from '../../../shared/rooms/timeline.ts';

let pages = 0;

interface Hands {
  name: string;
  level: 1 | 2 | 3;
  /** One way. */
  lag: Millis;
}

export class Page {
  readonly key = `builder${++pages}`.padEnd(43, '_');
  readonly #host: Host;
  readonly #time: Timeline;
  readonly #hands: Hands;
  readonly joined: Joined;
  #socket: string | null = null;
  #sockets = 0;
  /** What the hands have done in this round. */
  #round = 0;
  #laid: Step[] = [];
  #cancel: (() => void)[] = [];

  constructor(host: Host, time: Timeline, hands: Hands) {
    this.#host = host;
    this.#time = time;
    this.#hands = hands;
    const network: Network = {
      now: time.now,
      later: time.later,
      chance: () => 0.5,
      open: (events) => this.#open(events),
    };
    this.joined = joinRoom({
      network,
      pass: null,
      withKey: (use) => use(this.key),
      changed: () => this.#look(),
    });
  }

  get seat(): number | null {
    return this.joined.client().seat;
  }

  get view(): View | null {
    return (this.joined.client().shown?.view ?? null) as View | null;
  }

  sit(): void {
    this.joined.wish({ type: 'sit', name: this.#hands.name, colour: 0 }, () => {});
  }

  /** The page is loaded anew: whatever the hands have done since the room was told is forgotten. */
  reload(): void {
    const id = this.#socket;
    this.#socket = null;
    if (id) this.#host.lose(id);
    this.joined.connection.again();
  }

  /** Whatever is to be done at once. */
  #look(): void {
    const { view, seat } = this;
    if (!view || seat === null) return;
    const { phase } = view;
    if (phase.kind === 'rest' && !phase.ready[seat]) this.#once('ready', { type: 'ready' });
    else if (phase.kind === 'build' && this.#round !== view.round) this.#begin(view, seat, phase.from);
    else if (phase.kind === 'stop' && !view.sent && view.tapped[seat] === null)
      this.#once('stop', { type: 'build', board: [...this.#lyingAt(phase.at).board] });
    else if (phase.kind === 'unlock' && phase.seat === seat) {
      const building = [...BUILDINGS.keys()].find((one) => !view.held[seat]!.includes(one))!;
      this.#once('unlock', { type: 'unlock', building });
    }
  }

  #said = '';
  #once(what: string, action: Action): void {
    const moment = `${what} ${this.view!.round}`;
    if (this.#said === moment) return;
    this.#said = moment;
    for (const cancel of this.#cancel.splice(0)) cancel();
    // A page is in the middle of a step, and people take their time.
    this.#time.later(() => this.joined.press(action, () => {}, this.#pressedFor(action)), 0);
  }

  #pressedFor({ type }: Action): Millis | undefined {
    const { view } = this;
    if (type !== 'build' || view?.phase.kind !== 'stop') return undefined;
    return this.#lyingAt(view.phase.at).at + this.joined.client().began!;
  }

  #begin(view: View, seat: number, from: Millis): void {
    this.#round = view.round;
    this.#laid = [{ at: from, board: EMPTY }];
    const task = { plan: view.plan!, lie: view.lie, held: view.held[seat]!, from };
    const table: Timetable = timetableOf(task, HABITS[this.#hands.level], `${this.key}/${view.round}`);
    const began = this.joined.client().began!;
    const inTime = (at: Millis) => at + began - this.joined.now();
    for (const step of table.steps)
      this.#cancel.push(
        this.#time.later(() => {
          this.#laid.push(step);
          this.joined.arrange({ type: 'build', board: [...step.board] });
        }, inTime(step.at)),
      );
    const tap: Action = { type: 'tap', board: [...table.tap.board] };
    this.#cancel.push(this.#time.later(() => this.joined.press(tap, () => {}), inTime(table.tap.at)));
  }

  #lyingAt(time: Millis): Step {
    return this.#laid.findLast(({ at }) => at <= time)!;
  }

  #open(events: Parameters<Network['open']>[0]) {
    const id = `${this.key.replaceAll('_', '')}/${++this.#sockets}`;
    const { lag } = this.#hands;
    const isHere = () => this.#socket === id;
    this.#socket = id;
    this.#time.later(() => isHere() && events.opened(), lag);
    this.#host.sockets.set(id, {
      heard: (text) => void this.#time.later(() => isHere() && events.heard(text), lag),
      closed: (reason) => void this.#time.later(() => isHere() && events.closed(CLOSE[reason]), lag),
    });
    return {
      isOpen: isHere,
      send: (text: string) => void this.#time.later(() => this.#arrive(id, text), lag),
      close() {},
    };
  }

  #arrive(id: string, text: string): void {
    if (this.#socket !== id) return;
    this.#host.passTo(this.#time.now());
    if (text === PING) this.#host.sockets.get(id)?.heard(PONG);
    else this.#host.hear(id, text);
  }
}
