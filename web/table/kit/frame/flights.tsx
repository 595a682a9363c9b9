// What flies to a seat: off the board, or from another seat. Only for the eyes.
import { createSignal, For, type JSX, onMount } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { reducedMotion } from '#web/device/motion.ts';
import './flights.css';

const LENGTH = 650;

interface Point {
  x: number;
  y: number;
}

export interface Flight {
  /** Whatever flies, drawn small. */
  piece: () => JSX.Element;
  /** A seat it is taken from, or a place on the screen. */
  from: Seat | (() => Point);
  to: Seat;
}

export type Flights = ReturnType<typeof createFlights>;

export function createFlights() {
  const [all, setAll] = createSignal<readonly Flight[]>([]);
  return {
    all,
    begin(flight: Flight): void {
      if (!reducedMotion()) setAll([...all(), flight]);
    },
    end: (flight: Flight) => setAll(all().filter((other) => other !== flight)),
  };
}

export function FlightsView(props: { flights: Flights }) {
  return (
    <div class="flights" aria-hidden="true">
      <For each={props.flights.all()}>
        {(flight) => <Flier flight={flight} end={() => props.flights.end(flight)} />}
      </For>
    </div>
  );
}

function Flier(props: { flight: Flight; end: () => void }) {
  let flier!: HTMLDivElement;
  onMount(() => {
    const token = (seat: Seat) => flier.closest('main')!.querySelector(`[data-seat="${seat}"] .seat-token`)!;
    const { from, to } = props.flight;
    const start = typeof from === 'number' ? middle(token(from)) : from();
    const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
    const animation = flier.animate(
      [
        { transform: `${at(start)} scale(1.4)` },
        { transform: `${at(middle(token(to)))} scale(0.8)`, opacity: 0.7 },
      ],
      { duration: LENGTH, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
    );
    animation.onfinish = props.end;
  });
  return (
    <div ref={flier} class="flier">
      {props.flight.piece()}
    </div>
  );
}

/** Of something on the screen. */
function middle(of: Element): Point {
  const box = of.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
