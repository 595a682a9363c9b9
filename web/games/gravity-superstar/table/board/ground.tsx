// What never moves on the board, in a picture of its own, so that a pawn on its way has none of it drawn again: space,
// worlds and their ledges, and the same once more beyond each edge.
import { createUniqueId, For } from 'solid-js';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import { FACES_OF_TILE, TILE } from '#shared/games/gravity-superstar/components.ts';
import { CELL, ledgesOf, placed, shiftsOf, viewBoxOf } from '../model/drawing.ts';
import { Ledges, World, WorldDefs } from '../pieces/world.tsx';

export function Ground(props: { board: Board }) {
  const id = createUniqueId();
  const worlds = () => worldsOf(props.board);
  return (
    <svg class="gravity-ground" viewBox={viewBoxOf(props.board)} aria-hidden="true">
      <WorldDefs id={id} />
      <g id={id}>
        <For each={worlds()}>
          {({ x, y, kind }) => (
            <g transform={placed({ x, y })}>
              <World id={id} kind={kind} />
            </g>
          )}
        </For>
        <For each={worlds()}>{({ kind, ledges }) => <Ledges kind={kind} lines={ledges} />}</For>
      </g>
      <For each={shiftsOf(props.board).slice(0, -1)}>{({ x, y }) => <use href={`#${id}`} x={x} y={y} />}</For>
      <rect width={props.board.width * CELL} height={props.board.height * CELL} class="gravity-edge" />
    </svg>
  );
}

/** Where each world lies, and the ledges of its cells. */
function worldsOf(board: Board) {
  const across = board.width / TILE;
  const tileOf = (cell: number) =>
    Math.floor(cell / board.width / TILE) * across + Math.floor((cell % board.width) / TILE);
  const cells = [...board.walls.keys()];
  return board.tiles.map(({ face }, tile) => ({
    x: (tile % across) * TILE * CELL,
    y: Math.floor(tile / across) * TILE * CELL,
    kind: Math.floor(face / FACES_OF_TILE),
    ledges: ledgesOf(
      board,
      cells.filter((cell) => tileOf(cell) === tile),
    ),
  }));
}
