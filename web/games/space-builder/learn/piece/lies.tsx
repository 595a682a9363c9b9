// A building in hand or on its site: one sees how it is turned and flipped.
import { createMemo, Show } from 'solid-js';
import { buildingOf, faceOf, type Piece, turnOf } from '#shared/games/space-builder/components.ts';
import { BuildingPicture } from '../../drawings/building.tsx';
import './lies.css';

interface Seen {
  piece: Piece;
  /** What was done to it last. */
  how: 'still' | 'turned' | 'flipped';
}

export function Lies(props: { piece: () => Piece }) {
  const seen = createMemo<Seen>((before) => {
    const piece = props.piece();
    if (!before || buildingOf(before.piece) !== buildingOf(piece)) return { piece, how: 'still' };
    if (before.piece === piece) return before;
    return { piece, how: turnOf(before.piece) === turnOf(piece) ? 'flipped' : 'turned' };
  });
  // Drawn anew, or it would not move when the same is done to it once more.
  return (
    <Show when={seen()} keyed>
      {({ piece, how }) => (
        <span class="learn-builder-lies" classList={{ [how]: true }}>
          <BuildingPicture building={buildingOf(piece)} turn={turnOf(piece)} face={faceOf(piece)} on="rock" />
        </span>
      )}
    </Show>
  );
}
