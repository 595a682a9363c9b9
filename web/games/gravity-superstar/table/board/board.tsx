// The board: planets, platforms and pieces, seen again beyond each edge, since every edge leads to the one across.
import { createMemo, createUniqueId, For, Show } from 'solid-js';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import { SIDES, TILE } from '#shared/games/gravity-superstar/components.ts';
import { gravityWords } from '../../words/words.ts';
import './board.css';
import {
  CELL,
  frameOf,
  isSeen,
  lying,
  moved,
  type Place,
  placed,
  placesOf,
  shiftsOf,
} from '../model/drawing.ts';
import type { Model } from '../model/model.ts';
import { Door, PawnShape, Platform, ReplaySign, Star } from '../pieces/pieces.tsx';
import { Marks, Ways } from './paths.tsx';

export function BoardView(props: { model: Model }) {
  const board = () => props.model.view().board;
  const frame = () => frameOf(board());
  const id = createUniqueId();
  const places = createMemo(() => placesOf(board()));
  return (
    <svg
      class="gravity-board"
      viewBox={`${frame().x} ${frame().y} ${frame().width} ${frame().height}`}
      role="img"
      aria-label={gravityWords().board}
    >
      <clipPath id={id}>
        <rect {...frame()} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <Planets board={board()} />
        <Ways model={props.model} />
        <For each={places()}>{(place) => <Cell place={place} model={props.model} />}</For>
        <For each={places()}>{(place) => <Platforms place={place} walls={board().walls[place.cell]!} />}</For>
        <For each={[...props.model.view().pawns.keys()]}>
          {(seat) => <Pawn seat={seat} model={props.model} />}
        </For>
        <Edge board={board()} />
        <Marks model={props.model} />
      </g>
    </svg>
  );
}

function Planets(props: { board: Board }) {
  const across = () => props.board.width / TILE;
  const planets = () =>
    shiftsOf(props.board).flatMap((shift) =>
      props.board.tiles.map((_, tile) => {
        const [column, row] = [tile % across(), Math.floor(tile / across())];
        return {
          ...moved({ x: column * TILE * CELL, y: row * TILE * CELL }, shift),
          other: (column + row) % 2 === 1,
        };
      }),
    );
  return (
    <For each={planets()}>
      {({ x, y, other }) => (
        <rect
          x={x}
          y={y}
          width={TILE * CELL}
          height={TILE * CELL}
          class="gravity-ground"
          classList={{ other }}
        />
      )}
    </For>
  );
}

/** What lies on a cell; under a star one sees only that there is a replay symbol. */
function Cell(props: { place: Place; model: Model }) {
  const view = () => props.model.view();
  const cell = () => props.place.cell;
  const star = () => props.model.motion.star(cell());
  const door = () => view().board.doors.findIndex((door) => door.cell === cell());
  return (
    <g transform={placed(props.place)}>
      <circle r="0.45" class="gravity-dot" />
      <Show when={door() >= 0}>
        <g transform={lying({ x: 0, y: 0 }, view().board.doors[door()]!.feet)}>
          <Door open={view().open === door()} />
        </g>
      </Show>
      <Show when={view().board.symbols[cell()] === 'replay'}>
        <Show when={star() === null} fallback={<circle r="4.3" class="gravity-covered" />}>
          <ReplaySign x={0} y={0} />
        </Show>
      </Show>
      <Show when={star() !== null}>
        <Star colour={star()!} x={0} y={0} />
      </Show>
    </g>
  );
}

/** Each is drawn once, from the cell above it or to the left of it. */
function Platforms(props: { place: Place; walls: number }) {
  const bars = () => SIDES.filter((side) => props.walls & (1 << side) && (side === 1 || side === 2));
  return <For each={bars()}>{(side) => <Platform at={props.place} side={side} />}</For>;
}

function Pawn(props: { seat: number; model: Model }) {
  const board = () => props.model.view().board;
  const turn = () => {
    const { phase } = props.model.view();
    return phase.kind !== 'over' && phase.seat === props.seat;
  };
  return (
    <Show when={props.model.motion.pawn(props.seat)}>
      {(pawn) => (
        <For each={shiftsOf(board())}>
          {(shift) => (
            <Show when={isSeen(board(), moved(pawn(), shift))}>
              <g transform={placed(moved(pawn(), shift))}>
                <Show when={turn()}>
                  <rect x="-4.6" y="-4.6" width="9.2" height="9.2" rx="2.4" class="gravity-turn" />
                </Show>
                <PawnShape chair={props.model.chair(props.seat)} turn={pawn().turn} />
              </g>
            </Show>
          )}
        </For>
      )}
    </Show>
  );
}

/** Fades what lies beyond, so that nobody takes it for more board. */
function Edge(props: { board: Board }) {
  const id = createUniqueId();
  const size = () => ({ width: props.board.width * CELL, height: props.board.height * CELL });
  const frame = () => frameOf(props.board);
  const fades = () => [
    { ...frame(), height: -frame().y, turn: 90 },
    { ...frame(), y: size().height, height: -frame().y, turn: 270 },
    { x: frame().x, y: 0, width: -frame().x, height: size().height, turn: 0 },
    { x: size().width, y: 0, width: -frame().x, height: size().height, turn: 180 },
  ];
  return (
    <g>
      <For each={fades()}>
        {({ turn, ...place }, at) => (
          <>
            <linearGradient id={`${id}-${at()}`} gradientTransform={`rotate(${turn} 0.5 0.5)`}>
              <stop offset="0" stop-color="#070b1c" stop-opacity="0.95" />
              <stop offset="1" stop-color="#070b1c" stop-opacity="0.45" />
            </linearGradient>
            <rect {...place} fill={`url(#${id}-${at()})`} />
          </>
        )}
      </For>
      <rect x="0" y="0" {...size()} class="gravity-edge" />
    </g>
  );
}
