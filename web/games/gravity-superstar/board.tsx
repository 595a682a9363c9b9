// The board: planets, platforms and pieces, seen again beyond each edge, since every edge leads to the one across.
import { createUniqueId, For, Show } from 'solid-js';
import type { Board } from '../../../shared/gravity-superstar/board.ts';
import { SIDES, type Side, TILE } from '../../../shared/gravity-superstar/components.ts';
import { gravityWords } from '../../words/gravity-words.ts';
import './board.css';
import type { Desk } from './desk.ts';
import { CELL, copiesOf, frameOf, turnOf, xOf, yOf } from './drawing.ts';
import type { Motion } from './motion.ts';
import { Paths } from './paths.tsx';
import { Door, PawnLetter, PawnShape, ReplaySign, Star } from './pieces.tsx';

const MIDDLE = CELL / 2;

export function BoardView(props: { desk: Desk; motion: Motion }) {
  const id = createUniqueId();
  const board = () => props.desk.view().board;
  const [w, h] = [() => board().width * CELL, () => board().height * CELL];
  return (
    <svg class="gravity-board" viewBox={frameOf(board())} role="img" aria-label={gravityWords().board}>
      <defs>
        <g id={id}>
          <Ground board={board()} />
          <Things desk={props.desk} motion={props.motion} />
          <Platforms board={board()} />
        </g>
      </defs>
      <g opacity="0.4">
        <For each={copiesOf(board())}>{({ x, y }) => <use href={`#${id}`} x={x} y={y} />}</For>
      </g>
      <use href={`#${id}`} />
      <rect
        x="0"
        y="0"
        width={w()}
        height={h()}
        fill="none"
        stroke="#c9b6ff"
        stroke-width="0.5"
        stroke-dasharray="2 2"
      />
      <Paths desk={props.desk} />
    </svg>
  );
}

function Ground(props: { board: Board }) {
  return (
    <g>
      <For each={props.board.tiles}>
        {(_, tile) => (
          <rect
            x={(tile() % (props.board.width / TILE)) * TILE * CELL}
            y={Math.floor(tile() / (props.board.width / TILE)) * TILE * CELL}
            width={TILE * CELL}
            height={TILE * CELL}
            class="gravity-ground"
            classList={{ other: (tile() + Math.floor(tile() / 2)) % 2 === 1 }}
          />
        )}
      </For>
      <For each={props.board.walls}>
        {(_, cell) => (
          <circle
            cx={xOf(props.board, cell()) + MIDDLE}
            cy={yOf(props.board, cell()) + MIDDLE}
            r="0.45"
            class="gravity-dot"
          />
        )}
      </For>
    </g>
  );
}

function Things(props: { desk: Desk; motion: Motion }) {
  const view = () => props.desk.view();
  const board = () => view().board;
  const at = (cell: number) => `translate(${xOf(board(), cell) + MIDDLE} ${yOf(board(), cell) + MIDDLE})`;
  /** Under a star, only that there is one. */
  const Replay = (sign: { cell: number }) => (
    <g transform={at(sign.cell)}>
      <Show
        when={props.motion.star(sign.cell) === null}
        fallback={<circle r="4.3" class="gravity-covered" />}
      >
        <ReplaySign x={0} y={0} />
      </Show>
    </g>
  );
  return (
    <g>
      <For each={board().doors}>
        {(door, index) => (
          <g transform={`${at(door.cell)} rotate(${turnOf(door.feet)})`}>
            <Door open={view().open === index()} />
          </g>
        )}
      </For>
      <For each={board().symbols}>
        {(symbol, cell) => (
          <Show when={symbol === 'replay'}>
            <Replay cell={cell()} />
          </Show>
        )}
      </For>
      <For each={[...view().stars.keys()]}>
        {(cell) => (
          <Show when={props.motion.star(cell) !== null}>
            <Star
              colour={props.motion.star(cell)!}
              x={xOf(board(), cell) + MIDDLE}
              y={yOf(board(), cell) + MIDDLE}
            />
          </Show>
        )}
      </For>
      <For each={[...view().pawns.keys()]}>
        {(seat) => (
          <Show when={props.motion.pawn(seat)}>
            {(pawn) => (
              <g transform={`${at(pawn().cell)} rotate(${turnOf(pawn().feet)})`}>
                <PawnShape chair={props.desk.chair(seat)} />
                <PawnLetter chair={props.desk.chair(seat)} />
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
}

/** Each is drawn once, from the cell above it or to the left of it. */
function Platforms(props: { board: Board }) {
  const bars = () =>
    props.board.walls.flatMap((sides, cell) =>
      SIDES.filter((side) => sides & (1 << side) && (side === 1 || side === 2)).map((side) => ({
        cell,
        side,
      })),
    );
  const bar = ({ cell, side }: { cell: number; side: Side }) => {
    const [x, y] = [xOf(props.board, cell), yOf(props.board, cell)];
    return side === 1
      ? { x: x + CELL - 0.8, y: y + 0.3, width: 1.6, height: CELL - 0.6 }
      : { x: x + 0.3, y: y + CELL - 0.8, width: CELL - 0.6, height: 1.6 };
  };
  return <For each={bars()}>{(one) => <rect {...bar(one)} rx="0.8" class="gravity-platform" />}</For>;
}
