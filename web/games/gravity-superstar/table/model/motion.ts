// The last ride as it is seen: the pawn turns and goes from cell to cell, and what it passes is there until then.
// The rest of the table waits for it: it is shown as it was until the pawn has come to rest.
import { createSignal, untrack } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import type { Side } from '#shared/games/gravity-superstar/components.ts';
import type { Entered, Event } from '#shared/games/gravity-superstar/state.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import { createShown, type Draw } from '#web/table/kit/shown.ts';
import { middleOf, type Point, stepOf, turnOf } from './drawing.ts';
import { isRide, type RideEvent, ridesFor, STEP, turned } from './ride-time.ts';

export interface Drawn extends Point {
  turn: number;
}

/** Hears of each cell as a pawn comes into it. */
type Passes = (entered: Entered, seat: Seat) => void;

export function createMotion(live: () => View) {
  /** A lesson is quiet. */
  let passes: Passes = () => {};
  const [ride, setRide] = createSignal<RideEvent | null>(null);
  /** How many cells the pawn has come into, and where it is drawn. */
  const [entered, setEntered] = createSignal(0);
  const [drawn, setDrawn] = createSignal<Drawn | null>(null);
  /** What the last action did, and everything that was not yet seen to its end. */
  let events: readonly Event[] = [];
  let unseen: Event[] = [];
  /** How each pawn lay when it was last seen: whoever is ejected stays so until it is reached. */
  let feet = feetIn(untrack(live), []);
  let ejectedFeet = feet;

  const settled = createShown(live, {
    at: ({ since }) => since,
    begin(view) {
      events = view.events;
      unseen = [...unseen, ...events];
      ejectedFeet = feet;
      feet = feetIn(view, feet);
      setRide(events.findLast(isRide) ?? null);
      setEntered(0);
      return ride() && drawing(ride()!, view.board);
    },
    rest(view, seen) {
      setRide(null);
      const now = seen ? { ...view, events: unseen } : view;
      unseen = [];
      return now;
    },
  });

  function drawing(now: RideEvent, board: Board): Draw {
    const { feet: from } = now.from;
    const { to, turns } = turned(now);
    return (time) => {
      const done = Math.max(0, time - turns) / STEP;
      const whole = Math.min(Math.floor(done), now.path.length);
      for (const cell of now.path.slice(entered(), whole)) passes(cell, now.seat);
      setEntered(whole);
      if (time >= ridesFor(now)) return false;
      const before = now.path[whole - 1]?.cell ?? now.from.cell;
      const step = stepOf(board, before, now.path[whole]?.cell ?? before);
      const [middle, part] = [middleOf(board, before), done - whole];
      const turn =
        turnOf(from) + shortWay(turnOf(to) - turnOf(from)) * (turns ? Math.min(1, time / turns) : 1);
      setDrawn({ x: middle.x + step.x * part, y: middle.y + step.y * part, turn });
      return true;
    };
  }

  /** Whoever comes in by the door waits for the ride to end, and until then nobody is ejected there. */
  const entry = () => (ride() ? events.find((event) => event.kind === 'enter') : undefined);
  const comesLater = (seat: Seat) => entry()?.seat === seat;
  const hitAtDoor = (seat: Seat) => (entry()?.ejected === seat ? entry()!.pawn.cell : undefined);

  /** What lies ahead of the pawn has not happened yet. */
  const ahead = () => ride()?.path.slice(entered()) ?? [];

  return {
    hear(heard: Passes): void {
      passes = heard;
    },
    /** Under way: what happens is seen, and what can be done next is not asked yet. */
    ride,
    /** The table when the last ride had come to rest. */
    settled,
    pawn(seat: number): Drawn | null {
      if (ride()?.seat === seat) return drawn();
      const hit = ahead().find(({ ejected }) => ejected === seat)?.cell ?? hitAtDoor(seat);
      if (hit !== undefined) return { ...middleOf(live().board, hit), turn: turnOf(ejectedFeet[seat] ?? 2) };
      const pawn = live().pawns[seat];
      return pawn && !comesLater(seat)
        ? { ...middleOf(live().board, pawn.cell), turn: turnOf(pawn.feet) }
        : null;
    },
    star(cell: number): number | null {
      const coming = ahead().find((next) => next.cell === cell && next.star !== undefined);
      return coming?.star ?? live().stars[cell]!;
    },
  };
}

/** The same turn, by at most half a round. */
const shortWay = (degrees: number) => ((degrees + 540) % 360) - 180;

const feetIn = ({ pawns }: View, before: readonly Side[]): Side[] =>
  pawns.map((pawn, seat) => pawn?.feet ?? before[seat] ?? 2);
