// What never moves on the board, in a picture of its own, so that a pawn on its way has none of it drawn again: space,
// worlds and their ledges, and the same once more beyond each edge.
import { createUniqueId, For } from 'solid-js';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import { COLUMNS, FACES_OF_TILE, SIDES, TILE } from '#shared/games/gravity-superstar/components.ts';
import { CELL, frameOf, ledgeAt, moved, type Point, shiftsOf, viewBoxOf } from '../model/drawing.ts';
import { World, WorldDefs } from '../pieces/world.tsx';
import { WORLDS } from '../pieces/worlds.ts';

export function Ground(props: { board: Board }) {
  const id = createUniqueId();
  const worlds = () => worldsOf(props.board);
  const shifts = () => shiftsOf(props.board);
  /** All of one kind, again beyond the edges as far as they are seen. */
  const Again = (again: { kind: 'world' | 'ledges' }) => (
    <For each={worlds()}>
      {({ x, y }, at) => (
        <For each={shifts().filter((shift) => isTileSeen(props.board, moved({ x, y }, shift)))}>
          {(shift) => <use href={`#${id}-${again.kind}-${at()}`} x={shift.x} y={shift.y} />}
        </For>
      )}
    </For>
  );
  return (
    <svg class="gravity-ground" viewBox={viewBoxOf(props.board)} aria-hidden="true">
      <WorldDefs id={id} />
      <defs>
        <For each={worlds()}>
          {({ x, y, kind, ledges }, at) => (
            <>
              <g id={`${id}-world-${at()}`}>
                <g transform={`translate(${x} ${y})`}>
                  <World id={id} kind={kind} />
                </g>
              </g>
              <g id={`${id}-ledges-${at()}`}>
                <path d={ledges} class="gravity-ledge under" />
                <path d={ledges} class="gravity-ledge" stroke={WORLDS[kind]!.crust} />
                <path d={ledges} class="gravity-ledge shine" />
              </g>
            </>
          )}
        </For>
      </defs>
      <path d={spaceOf(props.board)} class="gravity-space" />
      <Again kind="world" />
      <Again kind="ledges" />
    </svg>
  );
}

/** Where each world lies, and the ledges of its cells: each is drawn once, from the cell above it or to the left of it. */
function worldsOf(board: Board) {
  return board.tiles.map(({ face }, tile) => {
    const across = Math.min(COLUMNS, board.width / TILE);
    const [column, row] = [(tile % across) * TILE, Math.floor(tile / across) * TILE];
    const cells = Array.from(
      { length: TILE * TILE },
      (_, at) => (row + Math.floor(at / TILE)) * board.width + column + (at % TILE),
    );
    const ledges = cells.flatMap((cell) =>
      SIDES.filter((side) => (side === 1 || side === 2) && board.walls[cell]! & (1 << side)).map((side) =>
        ledgeAt(board, cell, side),
      ),
    );
    return {
      x: column * CELL,
      y: row * CELL,
      kind: Math.floor(face / FACES_OF_TILE),
      ledges: ledges.join(''),
    };
  });
}

/** A star where corners of worlds meet. */
function spaceOf({ width, height }: Board): string {
  const every = (size: number) => Array.from({ length: size / TILE + 1 }, (_, at) => at * TILE * CELL);
  return every(width)
    .flatMap((x) => every(height).map((y) => `M${x} ${y}h0M${x + 1.3} ${y - 1.6}h0M${x - 1.7} ${y + 0.9}h0`))
    .join('');
}

/** Any of it, with the ledges that stand out. */
function isTileSeen(board: Board, { x, y }: Point): boolean {
  const [frame, out] = [frameOf(board), 2];
  const isWithin = (at: number, from: number, size: number) =>
    at < from + size + out && at + TILE * CELL > from - out;
  return isWithin(x, frame.x, frame.width) && isWithin(y, frame.y, frame.height);
}
