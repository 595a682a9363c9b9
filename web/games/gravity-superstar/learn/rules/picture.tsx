// A move drawn on a small board: where the pawn was, its way by the real rules, and where it ends.
import { createUniqueId, For, Show } from 'solid-js';
import type { Chair } from '#shared/engine/table.ts';
import { type Pawn, TILE } from '#shared/games/gravity-superstar/components.ts';
import { rideOf } from '#shared/games/gravity-superstar/legal.ts';
import type { Ride } from '#shared/games/gravity-superstar/ride.ts';
import { words } from '#web/words/words.ts';
import { CELL, ledgesOf, middleOf, placed, turnOf } from '../../table/model/drawing.ts';
import { ME, stateOf } from '../lesson/small-board.ts';
import type { Example } from './examples.ts';
import './picture.css';
import { moveName, ridden } from '../../table/model/speech.ts';
import { wayOf } from '../../table/model/way.ts';
import { PawnShape, Star } from '../../table/pieces/pieces.tsx';
import { Ledges, World, WorldDefs } from '../../table/pieces/world.tsx';

const CHAIRS: Chair[] = [
  { kind: 'person', name: '', colour: 0 },
  { kind: 'bot', name: 'Vega', colour: 1, level: 1 },
];

/** They are all drawn on the same one. */
const WORLD = 1;

export function MovePicture(props: { example: Example }) {
  const { plan, move } = props.example;
  const state = stateOf(plan);
  const { board } = state;
  const id = createUniqueId();
  const trip = rideOf(state, ME, move) as Ride;
  const away = CELL * plan.size;
  const cells = board.walls.map((_, cell) => cell);
  const centre = (cell: number) => middleOf(board, cell);
  const label = () => `${moveName(move)}, ${ridden(trip.path, (seat) => CHAIRS[seat]?.name ?? words().you)}`;
  const way = wayOf(
    board,
    plan.me.cell,
    trip.path.map(({ cell }) => cell),
  );

  const Lying = ({ pawn, chair, before }: { pawn: Pawn; chair: Chair; before?: boolean }) => (
    <g transform={placed(centre(pawn.cell))} opacity={before ? '0.45' : '1'}>
      <PawnShape chair={chair} turn={turnOf(pawn.feet)} />
    </g>
  );

  return (
    <svg class="move-picture" viewBox={`-1 -1 ${away + 2} ${away + 2}`} role="img" aria-label={label()}>
      <WorldDefs id={id} />
      <g transform={`scale(${plan.size / TILE})`}>
        <World id={id} kind={WORLD} />
      </g>
      <For each={cells.filter((cell) => state.stars[cell] !== null)}>
        {(cell) => <Star colour={state.stars[cell]!} {...centre(cell)} />}
      </For>
      <Show when={plan.rival}>{(rival) => <Lying pawn={rival()} chair={CHAIRS[1]!} />}</Show>
      <Lying pawn={plan.me} chair={CHAIRS[ME]!} before />
      <path d={way} class="move-edge" />
      <path d={way} class="move-way" />
      <Show when={!plan.rival}>
        <Lying pawn={trip.pieces.pawns[ME]!} chair={CHAIRS[ME]!} />
      </Show>
      <Ledges kind={WORLD} lines={ledgesOf(board, cells)} />
      <Show when={plan.rival}>
        {(rival) => (
          <path class="move-out" d="M-3.5 -3.5l7 7m0-7l-7 7" transform={placed(centre(rival().cell))} />
        )}
      </Show>
    </svg>
  );
}
