// Where the chosen card leads: the way of the move that is looked at, and a mark to press at the end of each.
import { For, Show } from 'solid-js';
import type { Board } from '../../../shared/gravity-superstar/board.ts';
import type { Pawn } from '../../../shared/gravity-superstar/components.ts';
import type { Desk, Destination } from './desk.ts';
import { CELL, turnOf, xOf, yOf } from './drawing.ts';
import { wayOf } from './way.ts';

const MIDDLE = CELL / 2;

export function Paths(props: { desk: Desk }) {
  const board = () => props.desk.view().board;
  const pawn = () => props.desk.view().pawns[props.desk.mine() ?? -1] ?? null;
  return (
    <g>
      <Show when={pawn() && props.desk.shown()}>
        {(shown) => <Way board={board()} from={pawn()!} destination={shown()} />}
      </Show>
      <For each={props.desk.destinations()}>
        {(destination, at) => (
          <Mark
            board={board()}
            end={endOf(destination, props.desk.mine()!)}
            looked={props.desk.shown() === destination}
            press={() =>
              props.desk.shown() === destination
                ? void props.desk.act(destination.move)
                : props.desk.look(at())
            }
          />
        )}
      </For>
    </g>
  );
}

export const endOf = ({ ride }: Destination, seat: number): Pawn => ride.pieces.pawns[seat]!;

function Way(props: { board: Board; from: Pawn; destination: Destination }) {
  const path = () =>
    wayOf(
      props.board,
      props.from.cell,
      props.destination.ride.path.map(({ cell }) => cell),
    );
  const centre = (cell: number) => ({
    cx: xOf(props.board, cell) + MIDDLE,
    cy: yOf(props.board, cell) + MIDDLE,
  });
  return (
    <g class="gravity-way">
      <path d={path()} class="gravity-way-edge" />
      <path d={path()} class="gravity-way-line" />
      <For each={props.destination.ride.path}>
        {(entered) => (
          <>
            <Show when={entered.star !== undefined || entered.token}>
              <circle {...centre(entered.cell)} r="4.4" class="gravity-gain" />
            </Show>
            <Show when={entered.ejected !== undefined}>
              <path
                d={`M${xOf(props.board, entered.cell) + 1.5} ${yOf(props.board, entered.cell) + 1.5}l7 7m0-7l-7 7`}
                class="gravity-eject"
              />
            </Show>
          </>
        )}
      </For>
    </g>
  );
}

function Mark(props: { board: Board; end: Pawn; looked: boolean; press: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the same moves are buttons in the list below
    <g
      class="gravity-mark"
      classList={{ looked: props.looked }}
      transform={`translate(${xOf(props.board, props.end.cell) + MIDDLE} ${yOf(props.board, props.end.cell) + MIDDLE}) rotate(${turnOf(props.end.feet)})`}
      onClick={() => props.press()}
    >
      <rect x="-5" y="-5" width="10" height="10" fill="transparent" />
      <circle r="3.6" />
      <path d="M0 -1.8V1.8M-1.6 0.4L0 2.1L1.6 0.4" />
    </g>
  );
}
