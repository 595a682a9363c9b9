// What the people at the screen see and have in hand: a chosen card, where it leads, and what was refused.
import { batch, createComputed, createMemo, createSignal, on } from 'solid-js';
import { isRefusal, type Seat } from '#shared/engine/game.ts';
import type { Action, Move } from '#shared/games/gravity-superstar/actions.ts';
import type { Card, Pawn } from '#shared/games/gravity-superstar/components.ts';
import { forward, handOf, movesOf, rideOf } from '#shared/games/gravity-superstar/legal.ts';
import type { Ride, Wall } from '#shared/games/gravity-superstar/ride.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { createPeople } from '#web/table/kit/people.ts';
import { toAct } from '../../turn.ts';
import { gravityWords } from '../../words/words.ts';
import { createMotion } from './motion.ts';

/** A move of the chosen card, and everything that would happen on its way. */
export interface Destination {
  seat: Seat;
  move: Move;
  ride: Ride;
  end: Pawn;
}

/** A move of the chosen card that is not possible, and the platform in its way. */
export interface Barred {
  seat: Seat;
  move: Move;
  platform: Wall;
}

export type Model = ReturnType<typeof createModel>;

export function createModel(table: Table<View>) {
  const [card, setCard] = createSignal<Card | null>(null);
  const [looked, setLooked] = createSignal<Destination | Barred | null>(null);
  const [cell, setCell] = createSignal<number | null>(null);
  const [tapped, setTapped] = createSignal<Destination | null>(null);
  const people = createPeople<View, Action>(table, {
    toAct,
    moment: ({ since }) => since,
    refusals: () => gravityWords().refusals,
  });
  /** As it is now, while the last ride may still be under way. */
  const live = people.live;
  const motion = createMotion(live);
  const view = motion.settled;
  const phase = () => view().phase;
  /** How the match ended, when the last ride has come to rest. */
  const ended = () => (phase().kind === 'over' ? table.outcome() : null);
  /** Whose turn it is, if they sit here. */
  const actor = () => people.actorIn(view());
  const mayAct = () => actor() !== null && table.pending() === null && motion.ride() === null;
  const acting = () => mayAct() && phase().kind === 'act';
  /** The cards of whoever acts, or of the only one who sits here. */
  const hand = () => {
    const seat = actor() ?? (table.here.length === 1 ? table.here[0]! : null);
    return seat === null ? [] : handOf(view(), seat);
  };

  /** What comes of each move of the chosen card. */
  const tried = createMemo(() => {
    const [seat, chosen] = [actor(), card()];
    if (!acting() || seat === null || chosen === null) return [];
    return movesOf(chosen).map((move) => ({ seat, move, ride: rideOf(view(), seat, move) }));
  });
  /** Everywhere it leads. */
  const reach = createMemo(() =>
    tried().flatMap(({ seat, move, ride }): Destination[] =>
      isRefusal(ride) ? [] : [{ seat, move, ride, end: ride.pieces.pawns[seat]! }],
    ),
  );
  const barred = createMemo(() =>
    tried().flatMap(({ seat, move, ride }): Barred[] =>
      isRefusal(ride) ? [{ seat, move, platform: ride.where.platform }] : [],
    ),
  );
  /** Of these, once a cell was pressed where several moves end, only those that end there. */
  const destinations = createMemo(() =>
    cell() === null ? reach() : reach().filter(({ end }) => end.cell === cell()),
  );
  /** Why not that one: a move that is looked at and not possible. What was looked at before is gone with its table. */
  const fault = createMemo((): Barred | null => barred().find((one) => one === looked()) ?? null);
  /** The one that is looked at; where there is one only, that one. */
  const shown = createMemo((): Destination | null => {
    if (fault()) return null;
    const all = destinations();
    return all.find((one) => one === looked()) ?? (all.length === 1 ? all[0]! : null);
  });

  function reset(next: Card | null): void {
    people.forget();
    batch(() => {
      setLooked(null);
      setCell(null);
      setCard(next);
    });
  }

  // Before anything is said: what the one before had chosen is nobody's choice now.
  createComputed(
    on(
      () => [view().since, actor()],
      () => reset(null),
    ),
  );

  async function act(action: Action): Promise<void> {
    if (action.type === 'undo') await people.act(live().undo, action);
    else if (mayAct()) await people.act(actor(), action);
  }

  return {
    table,
    motion,
    live,
    view,
    phase,
    ended,
    actor,
    mayAct,
    acting,
    hand,
    card,
    choose: reset,
    destinations,
    barred: () => (cell() === null ? barred() : []),
    shown,
    fault,
    look: (at: Destination | Barred | null) => setLooked(() => at),
    /** A cell on the board: where one move ends, it is played; by a finger, which looks at nothing before, at the second tap. */
    press(pressed: number, by: 'finger' | 'pointer'): void {
      const there = destinations().filter(({ end }) => end.cell === pressed);
      const [only] = there;
      if (!only || there.length > 1) setCell(pressed);
      else if (by === 'pointer' || shown() === only) void act(only.move);
      else {
        setLooked(() => only);
        setTapped(() => only);
      }
    },
    /** A tap looked at it, and one more plays it. */
    tapped: () => tapped() !== null && tapped() === shown(),
    /** Several moves end on the cell that was pressed. */
    narrowed: () => cell() !== null,
    refusal: people.refusal,
    act,
    /** Everything but going back, for the buttons. */
    may: (type: Action['type']) =>
      mayAct() && forward(view(), actor()!).some((action) => action.type === type),
    mayUndo: () => people.isHere(live().undo),
    chair: people.chair,
    several: people.several,
    watching: people.watching,
  };
}
