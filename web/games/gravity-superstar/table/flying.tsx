// What flies off the board or from seat to seat, and how it looks: stars, tokens, ejected pawns.
import { Match, Switch } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Loot } from '#shared/games/gravity-superstar/components.ts';
import type { Flights } from '#web/table/kit/frame/flights.tsx';
import { CELL, middleOf } from './model/drawing.ts';
import type { Model } from './model/model.ts';
import { PawnShape, ReplaySign, Star } from './pieces/pieces.tsx';

export type Fly = (what: Loot | 'pawn', from: Seat | { cell: number }, to: Seat) => void;

export function createFly(model: Model, flights: Flights, frame: () => HTMLElement): Fly {
  /** Where a cell is on the screen; the picture keeps its shape in whatever room it has. */
  function cellOn(cell: number): DOMPoint {
    const picture = frame().querySelector<SVGSVGElement>('.gravity-board')!;
    return DOMPoint.fromPoint(middleOf(model.live().board, cell)).matrixTransform(picture.getScreenCTM()!);
  }
  return (what, from, to) =>
    flights.begin({
      piece: () => <Flying what={what} model={model} seat={to} />,
      from: typeof from === 'number' ? from : () => cellOn(from.cell),
      to,
    });
}

function Flying(props: { what: Loot | 'pawn'; model: Model; seat: Seat }) {
  return (
    <svg aria-hidden="true" viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`}>
      <Switch fallback={<Star colour={props.what as number} x={0} y={0} />}>
        <Match when={props.what === 'pawn'}>
          <PawnShape chair={props.model.chair(props.seat)} />
        </Match>
        <Match when={props.what === 'token'}>
          <ReplaySign x={0} y={0} />
        </Match>
      </Switch>
    </svg>
  );
}
