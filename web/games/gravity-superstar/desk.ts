// What the people at the screen see and have in hand: a chosen card, where it leads, and what was refused.
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Seat } from '../../../shared/game.ts';
import type { Action, Move } from '../../../shared/gravity-superstar/actions.ts';
import type { Card, Pawn } from '../../../shared/gravity-superstar/components.ts';
import { forward, handOf, movesOf, rideOf } from '../../../shared/gravity-superstar/legal.ts';
import type { Ride } from '../../../shared/gravity-superstar/ride.ts';
import type { View } from '../../../shared/gravity-superstar/view.ts';
import type { Table } from '../../table/table.ts';
import { gravityWords } from '../../words/gravity-words.ts';

/** A move of the chosen card, and everything that would happen on its way. */
export interface Destination {
  seat: Seat;
  move: Move;
  ride: Ride;
  end: Pawn;
}

export type Desk = ReturnType<typeof createDesk>;

export function createDesk(table: Table<View>) {
  const [card, setCard] = createSignal<Card | null>(null);
  const [looked, setLooked] = createSignal<Destination | null>(null);
  const [cell, setCell] = createSignal<number | null>(null);
  const [refusal, setRefusal] = createSignal('');
  let busy = false;

  /** Whose turn it is, if they sit here: round one screen, each in turn. */
  const mine = (): Seat | null => {
    const { phase } = table.view(table.here[0] ?? 'watcher');
    return phase.kind !== 'over' && table.here.includes(phase.seat) ? phase.seat : null;
  };
  const viewer = () => mine() ?? (table.here.length === 1 ? table.here[0]! : 'watcher');
  const view = () => table.view(viewer());
  const phase = () => view().phase;
  const acting = () => phase().kind === 'act' && mine() !== null && table.pending() === null;
  /** The cards of whoever acts, or of the only one who sits here. */
  const hand = () => {
    const seat = mine() ?? (table.here.length === 1 ? table.here[0]! : null);
    return seat === null ? [] : handOf(view(), seat);
  };

  /** As it is, without watching each of its hundreds of parts: every action has a moment of its own. */
  const now = createMemo(
    on(
      () => [view().since, phase().kind, viewer()],
      () => unwrap(view()),
    ),
    undefined,
    { equals: false },
  );

  /** Everywhere the chosen card leads. */
  const reach = createMemo((): Destination[] => {
    const [seat, chosen] = [mine(), card()];
    if (!acting() || seat === null || chosen === null) return [];
    return movesOf(chosen).flatMap((move) => {
      const known = rideOf(now(), seat, move);
      return known ? [{ seat, move, ride: known, end: known.pieces.pawns[seat]! }] : [];
    });
  });
  /** Of these, once a cell was pressed where several moves end, only those that end there. */
  const destinations = createMemo(() =>
    cell() === null ? reach() : reach().filter(({ end }) => end.cell === cell()),
  );
  /** The one that is looked at; where there is one only, that one. */
  const shown = () => looked() ?? (destinations().length === 1 ? destinations()[0]! : null);

  function reset(next: Card | null): void {
    batch(() => {
      setLooked(null);
      setCell(null);
      setCard(next);
    });
  }

  createEffect(
    on(
      () => [view().since, mine()],
      () => {
        reset(null);
        setRefusal('');
      },
    ),
  );

  async function act(action: Action): Promise<void> {
    const seat = action.type === 'undo' ? view().undo : mine();
    // Pressed twice, a button would decide what comes next as well.
    if (seat === null || !table.here.includes(seat) || busy) return;
    busy = true;
    const answer = await table.act(seat, action);
    busy = false;
    setRefusal(
      answer.accepted ? '' : (gravityWords().refusals[answer.refused] ?? gravityWords().refusals.notNow!),
    );
  }

  return {
    table,
    view,
    phase,
    mine,
    acting,
    hand,
    card,
    choose: reset,
    destinations,
    shown,
    look: (at: Destination | null) => setLooked(() => at),
    /** A cell on the board: where one move ends, it is played. */
    press(pressed: number): void {
      const there = destinations().filter(({ end }) => end.cell === pressed);
      if (there.length === 1) void act(there[0]!.move);
      else setCell(pressed);
    },
    /** Several moves end on the cell that was pressed. */
    narrowed: () => cell() !== null,
    refusal,
    act,
    /** Everything but going back, for the buttons. */
    may: (type: Action['type']) =>
      mine() !== null && forward(now(), mine()!).some((action) => action.type === type),
    mayUndo: () => {
      const seat = view().undo;
      return seat !== null && table.here.includes(seat);
    },
    chair: (seat: Seat) => table.chairs[seat]!,
  };
}
