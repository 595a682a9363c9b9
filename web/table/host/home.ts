// The host at home: the room runs in this page and every step is stored before it is shown.
import { batch, createSignal } from 'solid-js';
import { createStore, reconcile, type SetStoreFunction } from 'solid-js/store';
import type { Millis, Seat, Seen, Viewer } from '#shared/engine/game.ts';
import { outcomeOf } from '#shared/engine/match.ts';
import {
  type Answer,
  advance,
  askAgain,
  asked,
  due,
  isStill,
  nextNumber,
  type Room,
  type RoomEntry,
  receive,
  type Step,
  viewOf,
} from '#shared/engine/table.ts';
import type { MatchSave } from '#web/saves/match-save.ts';
import { storeMatch } from '#web/saves/matches.ts';
import { makeMatchClock } from './clock.ts';
import type { Table } from './table.ts';
import type { Think } from './thinker.ts';

/** How often the clock is stored while nobody acts, so that closing the page costs a few seconds at most. */
const CLOCK_SAVE = 5_000;

export interface HomeTable<View> extends Table<View> {
  /** Something went wrong in the match: it stays as it is stored, and nothing runs on; reactive. */
  failed(): boolean;
  /** Nothing is lost by waiting, so there is nothing to pause. */
  still(): boolean;
  /** Stores where the clock stands, for a page that is about to go away. */
  keep(): void;
}

export function createHomeTable<View extends Seen>(
  opened: Room,
  saved: MatchSave,
  think?: Think,
): HomeTable<View> {
  const thinker = think?.(opened.kit.bot, thought);
  let room = thinker ? { ...opened, kit: { ...opened.kit, bot: thinker.bot } } : opened;
  let save = saved;
  let unsaved: RoomEntry[] = [];
  const arranged = new Map<Seat, { action: unknown; at: Millis }>();
  let turn: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const clock = makeMatchClock(Math.max(save.clock, room.match.at));
  const [paused, setPaused] = createSignal(true);
  const [outcome, setOutcome] = createSignal(outcomeOf(room.match));
  const [failed, setFailed] = createSignal(false);
  const runsOn = () => room.kit.game.runsOn?.(room.match.state) ?? false;
  const [canPause, setCanPause] = createSignal(!runsOn());
  /** The same for timers and answers: while the page is still being shown, these would see the signal as it was. */
  let running = false;
  const here = opened.chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  const views = new Map<Viewer, { view: View; set: SetStoreFunction<View> }>();

  /**
   * As a room would send it. The view shares the state's own objects, which a store would change in place; and what
   * stands in it twice, it would change in both places.
   */
  const see = (viewer: Viewer): View => JSON.parse(JSON.stringify(viewOf(room, viewer)));

  function view(viewer: Viewer): View {
    const known = views.get(viewer);
    if (known) return known.view;
    const [store, set] = createStore<View>(see(viewer));
    views.set(viewer, { view: store, set });
    return store;
  }

  /** Persist, then speak: the page sees a step only when it is stored. */
  async function commit(step: Step): Promise<void> {
    const changed = step.room.match !== room.match;
    unsaved.push(...step.entries);
    await store(step.room);
    room = step.room;
    // All at once: people who share a screen look through several views, which must never differ by a step.
    if (changed) batch(update);
  }

  function update(): void {
    for (const [viewer, { set }] of views) set(reconcile(see(viewer)));
    setOutcome(outcomeOf(room.match));
    setCanPause(!runsOn());
  }

  async function store(of = room): Promise<void> {
    // Nothing is left to store of what is over: written again, it would come back after it was deleted, without its log.
    if (save.over && unsaved.length === 0) return;
    const entries = unsaved;
    const { drafts: _, ...kept } = save;
    const drafts = of.drafts.filter((draft) => draft !== null);
    const next: MatchSave = {
      ...kept,
      length: of.match.length,
      clock: clock.now(),
      played: Date.now(),
      over: outcomeOf(of.match) !== null,
      scores: [...viewOf(of, 'watcher').scores],
      ...(drafts.length > 0 ? { drafts } : {}),
    };
    // What could not be stored stays here and goes along with the next step.
    if (await storeMatch(next, entries)) unsaved = unsaved.slice(entries.length);
    save = next;
  }

  /** One step after the other: the next begins when the one before is stored. Null for one that failed. */
  function inTurn<T>(task: () => Promise<T>): Promise<T | null> {
    const result = turn.then(() => (failed() ? null : task())).catch(fail);
    turn = result.then(schedule);
    return result;
  }

  /** A fault of the rules or of a bot: going on would meet it again and again. */
  function fail(fault: unknown): null {
    console.error(fault);
    closed = true;
    clearTimeout(timer);
    setFailed(true);
    return null;
  }

  function schedule(): void {
    clearTimeout(timer);
    if (closed || !running) return;
    try {
      room = asked(room);
      const next = due(room);
      const wait = next === null ? CLOCK_SAVE : Math.min(next - clock.now(), CLOCK_SAVE);
      timer = setTimeout(() => inTurn(catchUp), Math.max(0, wait));
    } catch (fault) {
      fail(fault);
    }
  }

  /** In its turn: a step on its way to be stored still holds the plans from before. */
  function thought(seat: Seat): void {
    void inTurn(async () => {
      room = askAgain(room, seat);
    });
  }

  async function catchUp(): Promise<void> {
    if (closed || !running) return;
    const step = advance(room, clock.now());
    // What is only arranged brings no entry, and is a change all the same.
    if (step.room.match !== room.match) await commit(step);
    else if (clock.now() - save.clock >= CLOCK_SAVE) await store();
  }

  const isAwaited = () => room.match.game.toAct(room.match.state).some((seat) => here.includes(seat));

  /** Bots and the clock do at once what they would do while nobody here can do anything. */
  async function passTime(): Promise<void> {
    while (running && !outcomeOf(room.match) && !isAwaited()) {
      room = asked(room);
      const next = due(room);
      if (next === null) return;
      clock.jump(next);
      await commit(advance(room, clock.now()));
    }
  }

  async function take(seat: Seat, action: unknown, now: Millis, pressed?: Millis): Promise<Answer> {
    const { answer, ...step } = receive(room, seat, nextNumber(room, seat), action, now, 0, pressed);
    await commit(step);
    return answer;
  }

  /** Only as things lie by now: whatever they were like while another step was stored is over. */
  async function takeArranged(seat: Seat): Promise<void> {
    const { action, at } = arranged.get(seat)!;
    arranged.delete(seat);
    await take(seat, action, at);
  }

  /** Where time runs on, closing the table is leaving it, and so is having closed it without a word. */
  async function goAway(): Promise<void> {
    if (!runsOn()) return;
    for (const seat of here) {
      const absent = room.kit.game.whenAway?.(viewOf(room, seat), seat);
      if (absent) await take(seat, absent.action, clock.now());
    }
  }
  void inTurn(goAway);

  function stop(): void {
    if (!running) return;
    clock.stop();
    running = false;
    setPaused(true);
    clearTimeout(timer);
    void inTurn(() => store());
  }

  return {
    match: save.id,
    chairs: room.chairs,
    here,
    view,
    outcome,
    failed,
    now: clock.now,
    still: () => isStill(room),
    pending: () => null,
    canPause,
    paused,
    pause() {
      if (!runsOn()) stop();
    },
    resume() {
      if (closed || running) return;
      clock.start();
      running = true;
      setPaused(false);
      schedule();
    },
    async act(seat: Seat, action: unknown, pressed?: Millis): Promise<Answer> {
      const now = clock.now();
      const answer = await inTurn(() => take(seat, action, now, pressed));
      return answer ?? { number: 0, accepted: false, refused: 'failed' };
    },
    arrange(seat: Seat, action: unknown) {
      const isWaiting = arranged.has(seat);
      arranged.set(seat, { action, at: clock.now() });
      if (!isWaiting) void inTurn(() => takeArranged(seat));
    },
    skip: async () => void (await inTurn(passTime)),
    keep() {
      if (closed) return;
      void inTurn(goAway);
      void inTurn(() => store());
    },
    async close() {
      const away = inTurn(goAway);
      stop();
      closed = true;
      thinker?.close();
      await away;
    },
  };
}
