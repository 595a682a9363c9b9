// What the people at this screen see of a match, how far the round is, and what they can do now.
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { type BuildingId, lockedOf } from '#shared/games/space-builder/components.ts';
import { unplacedOf } from '#shared/games/space-builder/faults.ts';
import { REST, REVEAL } from '#shared/games/space-builder/round.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { createPeople } from '#web/table/kit/people.ts';
import { words } from '#web/words/words.ts';
import { builderWords } from '../../words/words.ts';
import { createHand } from './hand.ts';

export type Model = ReturnType<typeof createModel>;

const CLOCK_STEP = 100;
/** They say what others have done meanwhile. */
const TOLD_LATE = ['stopped', 'notNow'];

export function createModel(table: Table<View>) {
  const people = createPeople<View, Action>(table, {
    moment: ({ phase, round }) => `${round} ${phase.kind}`,
    refusals: () => builderWords().refusals,
    toldLate: TOLD_LATE,
  });
  const [time, setTime] = createSignal(table.now());
  const [tapping, setTapping] = createSignal(false);
  const ticking = setInterval(() => setTime(table.now()), CLOCK_STEP);
  onCleanup(() => clearInterval(ticking));

  const view = people.live;
  const phase = () => view().phase;
  const kind = createMemo(() => phase().kind);
  const own = (): Seat | null => {
    const viewer = people.viewer();
    return viewer === 'watcher' ? null : viewer;
  };
  const from = (): Millis => {
    const now = phase();
    return now.kind === 'build' || now.kind === 'stop' ? now.from : 0;
  };
  /** The plan lies open. */
  const isSeen = createMemo(() => kind() === 'stop' || (kind() === 'build' && time() >= from()));
  const hasTapped = () => own() !== null && view().tapped[own()!] !== null;
  const isHalted = () => own() !== null && view().halted[own()!] === true;
  const held = createMemo((): readonly BuildingId[] => (own() === null ? [] : [...view().held[own()!]!]));
  const canBuild = createMemo(
    () =>
      own() !== null &&
      kind() === 'build' &&
      isSeen() &&
      !hasTapped() &&
      !isHalted() &&
      !tapping() &&
      !table.paused(),
  );

  // To the moment: the clock is read ten times a second only.
  createEffect(
    on([kind, from, table.paused], () => {
      if (kind() !== 'build' || table.paused() || from() <= table.now()) return;
      const timer = setTimeout(() => setTime(table.now()), from() - table.now());
      onCleanup(() => clearTimeout(timer));
    }),
  );

  const hand = createHand({
    round: createMemo(() => (['soon', 'build', 'stop'].includes(kind()) ? view().round : 0)),
    own: () => view().own,
    from,
    now: table.now,
    tell: (board) => own() !== null && table.arrange(own()!, { type: 'build', board }),
  });
  const missing = createMemo(() => unplacedOf(hand.board(), held()));

  /** How long until the plan is turned up; null while nobody counts, and then nobody hears the clock. */
  const countIn = createMemo((): Millis | null => {
    const now = phase();
    if (now.kind === 'soon') return Math.max(0, now.until - time()) + REVEAL;
    return now.kind === 'build' && !isSeen() ? now.from - time() : null;
  });

  const act = (action: Action) => people.act(own(), action);

  async function tap(): Promise<void> {
    if (!canBuild() || missing().length > 0) return;
    setTapping(true);
    await act({ type: 'tap', board: hand.board() }).finally(() => setTapping(false));
  }

  /** Pages freeze at a stop, and say once how their board lay then. */
  async function send(): Promise<void> {
    const now = phase();
    if (now.kind !== 'stop' || own() === null || hasTapped() || isHalted() || view().sent) return;
    const laid = hand.asOf(now.at);
    if (laid) await table.act(own()!, { type: 'build', board: laid.board }, Math.max(laid.at, now.from));
  }
  // A tap on its way may still count: only when it does not, the board is sent by itself.
  createEffect(on(kind, () => kind() === 'stop' && void people.afterwards(send)));

  /** Who is not ready yet, once whoever sits here is. */
  function waitedFor(): string[] {
    const now = phase();
    const isReady = (seat: Seat) => now.kind === 'rest' && (now.ready[seat] === true || isReadying(seat));
    if (now.kind !== 'rest' || own() === null || !isReady(own()!)) return [];
    return table.chairs.flatMap(({ name }, seat) => (now.ready[seat] || seat === own() ? [] : [name]));
  }
  const isReadying = (seat: Seat) => seat === own() && (table.pending() as Action | null)?.type === 'ready';

  const result = (): RoundResult | null =>
    kind() === 'rest' || kind() === 'unlock' || kind() === 'over' ? view().last : null;

  return {
    table,
    view,
    phase,
    kind,
    time,
    from,
    own,
    held,
    hand,
    missing,
    isSeen,
    canBuild,
    tapping,
    hasTapped,
    isHalted,
    tap,
    result,
    waitedFor,
    ready: () => kind() === 'rest' && act({ type: 'ready' }),
    unlock: (building: BuildingId) => act({ type: 'unlock', building }),
    locked: (seat: Seat) => lockedOf(view().held[seat]!),
    countIn,
    /** How long before the next round begins without whoever is not ready; null where it waits. */
    untilNext(): Millis | null {
      const now = phase();
      if (now.kind !== 'rest' || view().options.rest === 'open' || people.watching()) return null;
      return Math.max(0, now.since + REST - time());
    },
    /** How long is left to build, and how long it has gone on. */
    left: (): Millis => Math.max(0, from() + view().options.limit * 1000 - Math.max(from(), time())),
    gone: (): Millis => Math.max(0, time() - from()),
    isAlone: () => view().seats === 1,
    isHere: people.isHere,
    chair: people.chair,
    /** Whoever looks back at a match of theirs sits nowhere, and is still meant. */
    isYou: (seat: Seat) => (own() === null ? people.chair(seat).name === words().you : seat === own()),
    refusal: people.refusal,
    watching: people.watching,
  };
}
