// A piece one can take: a button that picks it up.
import type { Drag } from './drag.ts';

export function Piece(props: { drag: Drag; piece: string }) {
  const game = () => props.drag.game;
  const isCarried = () => props.drag.piece() === props.piece;
  const keys = () => [game().turn && 'R', game().flip && 'F'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      class="drag-piece"
      data-piece={props.piece}
      disabled={!game().movable(props.piece)}
      // While one is carried, what comes next is a place.
      tabIndex={props.drag.piece() === null ? 0 : -1}
      aria-label={game().pieceName(props.piece)}
      aria-pressed={isCarried()}
      aria-keyshortcuts={keys() || undefined}
      onClick={() => props.drag.make({ type: 'choose', piece: props.piece })}
    >
      {game().draw(props.piece)}
    </button>
  );
}
