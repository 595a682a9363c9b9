// What flies off the board, or from seat to seat: stars, tokens, ejected pawns. Only for the eyes.
import { createSignal, For, Match, onMount, Switch } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import type { Loot } from '#shared/games/gravity-superstar/components.ts';
import { CELL, frameOf, middleOf, type Point } from './drawing.ts';
import type { Model } from './model.ts';
import { PawnShape, ReplaySign, Star } from './pieces.tsx';

const LENGTH = 650;

export interface Flight {
  what: Loot | 'pawn';
  /** A cell of the board, or the seat it is taken from. */
  from: { cell: number } | { seat: Seat };
  to: Seat;
}

export type Flights = ReturnType<typeof createFlights>;

export function createFlights() {
  const [all, setAll] = createSignal<Flight[]>([]);
  return {
    all,
    begin: (flight: Flight) => setAll([...all(), flight]),
    end: (flight: Flight) => setAll(all().filter((other) => other !== flight)),
  };
}

export function FlightsView(props: { model: Model; flights: Flights }) {
  return (
    <div class="gravity-flights" aria-hidden="true">
      <For each={props.flights.all()}>
        {(flight) => <Flier flight={flight} model={props.model} end={() => props.flights.end(flight)} />}
      </For>
    </div>
  );
}

function Flier(props: { flight: Flight; model: Model; end: () => void }) {
  let flier!: SVGSVGElement;
  onMount(() => {
    const table = flier.closest('.gravity')!;
    const seat = (of: Seat) => middle(table.querySelector(`[data-seat="${of}"] .gravity-token`)!);
    const { from, to } = props.flight;
    const start =
      'cell' in from
        ? cellOn(table.querySelector('.gravity-board')!, props.model.view().board, from.cell)
        : seat(from.seat);
    const end = seat(to);
    const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
    const animation = flier.animate(
      [{ transform: `${at(start)} scale(1.4)` }, { transform: `${at(end)} scale(0.8)`, opacity: 0.7 }],
      { duration: LENGTH, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
    );
    animation.onfinish = props.end;
  });
  return (
    <svg ref={flier} aria-hidden="true" viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`}>
      <Switch fallback={<Star colour={props.flight.what as number} x={0} y={0} />}>
        <Match when={props.flight.what === 'pawn'}>
          <PawnShape chair={props.model.chair(props.flight.to)} />
        </Match>
        <Match when={props.flight.what === 'token'}>
          <ReplaySign x={0} y={0} />
        </Match>
      </Switch>
    </svg>
  );
}

function middle(of: Element): Point {
  const box = of.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a cell is on the screen; the picture keeps its shape in whatever room it has. */
function cellOn(picture: Element, board: Board, cell: number): Point {
  const [frame, box, point] = [frameOf(board), picture.getBoundingClientRect(), middleOf(board, cell)];
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  const centre = middle(picture);
  return {
    x: centre.x + (point.x - frame.x - frame.width / 2) * scale,
    y: centre.y + (point.y - frame.y - frame.height / 2) * scale,
  };
}
