// The board: what lies and moves on the worlds, seen again beyond each edge, since every edge leads to the one across.
// Where its cells would be too small, one looks at a part of it, and at the whole with a press.
import { createMemo, For, Show } from 'solid-js';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
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
  viewBoxOf,
} from '../model/drawing.ts';
import type { Model } from '../model/model.ts';
import { Door, PawnShape, ReplaySign, Star } from '../pieces/pieces.tsx';
import { createCamera } from './camera.ts';
import { Ground } from './ground.tsx';
import { Marks, Ways } from './paths.tsx';

export function BoardView(props: { model: Model }) {
  // The same board is not drawn anew after every action.
  const board = createMemo(() => props.model.view().board, undefined, { equals: isSame });
  const places = createMemo(() => placesOf(board()));
  const { stage, isTight, isWhole, setWhole } = createCamera(props.model, board);
  const size = () => frameOf(board());
  return (
    <div
      ref={stage}
      class="gravity-stage"
      classList={{ tight: isTight(), whole: isWhole() }}
      style={{ '--across': size().width / CELL, '--down': size().height / CELL }}
    >
      {/* What can be scrolled can be scrolled by keys, too. */}
      <div class="gravity-pan" data-pane tabIndex={isTight() ? 0 : undefined}>
        <div class="gravity-night">
          <Ground board={board()} />
          <svg
            class="gravity-board"
            viewBox={viewBoxOf(board())}
            role="img"
            aria-label={gravityWords().board}
          >
            <Ways model={props.model} />
            <For each={places()}>{(place) => <Cell place={place} model={props.model} />}</For>
            <For each={[...props.model.view().pawns.keys()]}>
              {(seat) => <Pawn seat={seat} model={props.model} />}
            </For>
            <Marks model={props.model} />
          </svg>
        </div>
      </div>
      <Show when={isTight()}>
        <button
          type="button"
          class="button gravity-zoom"
          aria-pressed={isWhole()}
          aria-label={gravityWords().whole}
          onClick={() => setWhole(!isWhole())}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M15.5 15.5L21 21M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M7.5 10.5h6"
              fill="none"
              stroke="currentColor"
              stroke-width="2"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
        </button>
      </Show>
    </div>
  );
}

const isSame = (one: Board, other: Board) => JSON.stringify(one) === JSON.stringify(other);

/** What lies on a cell; under a star one sees only that there is a replay symbol. */
function Cell(props: { place: Place; model: Model }) {
  const view = () => props.model.view();
  const cell = () => props.place.cell;
  const star = () => props.model.motion.star(cell());
  const door = () => view().board.doors.findIndex((door) => door.cell === cell());
  return (
    <g transform={placed(props.place)}>
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
