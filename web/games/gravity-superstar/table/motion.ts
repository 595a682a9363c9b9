// The last ride as it is seen: the pawn turns and goes from cell to cell, and what it passes is there until then.
// The rest of the table waits for it: it is shown as it was until the pawn has come to rest.
import { batch, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Seat } from '#shared/engine/game.ts';
import type { Side } from '#shared/games/gravity-superstar/components.ts';
import { feetAfter } from '#shared/games/gravity-superstar/geometry.ts';
import type { Entered, Event } from '#shared/games/gravity-superstar/state.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { middleOf, type Point, stepOf, turnOf } from './drawing.ts';

type RideEvent = Extract<Event, { kind: 'simple' | 'special' }>;
/** Milliseconds for turning, and for each cell. */
const TURN = 240;
const STEP = 130;

export interface Drawn extends Point {
  turn: number;
}

const isRide = (event: Event): event is RideEvent => event.kind === 'simple' || event.kind === 'special';

/** Hears of each cell as a pawn comes into it, and of everything else when it has come to rest. */
export interface Heard {
  passes(entered: Entered, seat: Seat): void;
  rests(view: View): void;
}

export function createMotion(view: () => View, heard: Heard) {
  const [ride, setRide] = createSignal<RideEvent | null>(null);
  /** How many cells the pawn has come into, and where it is drawn. */
  const [entered, setEntered] = createSignal(0);
  const [drawn, setDrawn] = createSignal<Drawn | null>(null);
  const [settled, setSettled] = createSignal(copyOf(untrack(view)));
  let frame = 0;
  /** What the last action did, and everything that was not yet seen to its end. */
  let events: readonly Event[] = [];
  let unseen: Event[] = [];
  /** How each pawn lay when it was last seen: whoever is ejected stays so until it is reached. */
  let feet = feetIn(untrack(view), []);
  let ejectedFeet = feet;
  onCleanup(() => cancelAnimationFrame(frame));

  function draw(now: RideEvent, time: number): void {
    const { board } = view();
    const turned = now.kind === 'special' && now.trick === 'rotate';
    const to = turned ? feetAfter(now.from.feet, now.way) : now.from.feet;
    const turns = to === now.from.feet ? 0 : TURN;
    const done = Math.max(0, time - turns) / STEP;
    const whole = Math.min(Math.floor(done), now.path.length);
    batch(() => {
      for (let at = entered(); at < whole; at++) heard.passes(now.path[at]!, now.seat);
      setEntered(whole);
      setDrawn(null);
      if (time >= turns + now.path.length * STEP) {
        rest();
        return;
      }
      const before = whole === 0 ? now.from.cell : now.path[whole - 1]!.cell;
      const step = stepOf(board, before, now.path[whole]?.cell ?? before);
      const part = done - whole;
      const middle = middleOf(board, before);
      const share = turns === 0 ? 1 : Math.min(1, time / turns);
      const turn = turnOf(now.from.feet) + shortWay(turnOf(to) - turnOf(now.from.feet)) * share;
      setDrawn({ x: middle.x + step.x * part, y: middle.y + step.y * part, turn });
    });
  }

  function rest(): void {
    setRide(null);
    heard.rests(setSettled({ ...copyOf(view()), events: unseen }));
    unseen = [];
  }

  function begin(now: RideEvent): void {
    const from = performance.now();
    const next = (time: number) => {
      draw(now, time - from);
      if (ride() === now) frame = requestAnimationFrame(next);
    };
    batch(() => {
      setRide(now);
      setEntered(0);
      draw(now, 0);
    });
    frame = requestAnimationFrame(next);
  }

  createEffect(
    on(
      () => ({ since: view().since, viewer: view().viewer }),
      (now, before) => {
        cancelAnimationFrame(frame);
        // A copy: the view changes in place while this ride is still shown.
        events = structuredClone(unwrap(view().events));
        unseen = [...unseen, ...events];
        ejectedFeet = feet;
        feet = feetIn(view(), feet);
        const last = events.findLast(isRide);
        batch(() => {
          // Looking back one step after the other, and for another viewer, nothing rides.
          if (before && now.since <= before.since) {
            setRide(null);
            setSettled(copyOf(view()));
            unseen = [];
          } else if (last && !reducedMotion()) begin(last);
          else {
            for (const cell of last?.path ?? []) heard.passes(cell, last!.seat);
            rest();
          }
        });
      },
      { defer: true },
    ),
  );

  /** Whoever comes in by the door waits for the ride to end, and until then nobody is ejected there. */
  const entry = () => (ride() ? events.find((event) => event.kind === 'enter') : undefined);
  const comesLater = (seat: Seat) => entry()?.seat === seat;
  const hitAtDoor = (seat: Seat) => (entry()?.ejected === seat ? entry()!.pawn.cell : undefined);

  /** What lies ahead of the pawn has not happened yet. */
  const ahead = () => ride()?.path.slice(entered()) ?? [];

  return {
    /** Under way: what happens is seen, and what can be done next is not asked yet. */
    ride,
    /** The table when the last ride had come to rest. */
    settled,
    pawn(seat: number): Drawn | null {
      if (ride()?.seat === seat) return drawn();
      const hit = ahead().find(({ ejected }) => ejected === seat)?.cell ?? hitAtDoor(seat);
      if (hit !== undefined) return { ...middleOf(view().board, hit), turn: turnOf(ejectedFeet[seat] ?? 2) };
      const pawn = view().pawns[seat];
      return pawn && !comesLater(seat)
        ? { ...middleOf(view().board, pawn.cell), turn: turnOf(pawn.feet) }
        : null;
    },
    star(cell: number): number | null {
      const coming = ahead().find((next) => next.cell === cell && next.star !== undefined);
      return coming?.star ?? view().stars[cell]!;
    },
  };
}

/** The same turn, by at most half a round. */
const shortWay = (degrees: number) => ((degrees + 540) % 360) - 180;

const feetIn = ({ pawns }: View, before: readonly Side[]): Side[] =>
  pawns.map((pawn, seat) => pawn?.feet ?? before[seat] ?? 2);

/** Without watching each of its hundreds of parts. */
const copyOf = (view: View): View => structuredClone(unwrap(view));
