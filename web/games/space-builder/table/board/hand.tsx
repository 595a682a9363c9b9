// The buildings one holds, each in its own slot: so a building is always found where it was.
import { For, Show } from 'solid-js';
import { BUILDINGS, type BuildingId, pieceOf } from '#shared/games/space-builder/components.ts';
import { Piece } from '#web/table/kit/drag/piece.tsx';
import { Place } from '#web/table/kit/drag/place.tsx';
import { builderWords } from '../../words/words.ts';
import { KeyCap } from '../keys/cap.tsx';
import type { Model } from '../model/model.ts';
import { HAND, type Placing, pieceNamed } from '../model/placing.ts';
import { Lying } from '../piece/lying.tsx';
import './hand.css';

export function OwnHand(props: { model: Model; placing: Placing }) {
  const held = () => [...BUILDINGS.keys()].filter((building) => props.model.held().includes(building));
  return (
    <section
      class="builder-hand"
      classList={{ still: !props.model.canBuild() }}
      aria-label={builderWords().hand}
    >
      <Place drag={props.placing.drag} place={HAND}>
        <ul>
          <For each={held()}>{(building) => <Slot {...props} building={building} />}</For>
        </ul>
      </Place>
    </section>
  );
}

function Slot(props: { model: Model; placing: Placing; building: BuildingId }) {
  const isHere = () => props.model.hand.placedAt(props.building) < 0;
  return (
    <li class="builder-slot" classList={{ carried: props.placing.carried() === props.building }}>
      <Show
        when={isHere()}
        fallback={
          <span class="builder-slot-empty" aria-hidden="true">
            <Lying piece={pieceOf(props.building)} />
          </span>
        }
      >
        <Piece drag={props.placing.drag} piece={pieceNamed(props.building)} />
      </Show>
      <KeyCap of="pick" at={props.building} />
    </li>
  );
}
