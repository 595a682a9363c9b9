// One site with what stands on it.
import { Show } from 'solid-js';
import { buildingOf, faceOf, type Piece, turnOf } from '#shared/games/space-builder/components.ts';
import { Building } from '../../drawings/building.tsx';
import { Lock } from '../../drawings/ground/signs.tsx';
import { Site } from '../../drawings/ground/site.tsx';
import type { Ground } from '../../drawings/paint/tones.ts';

export function SiteDrawn(props: { on: Ground; piece: Piece | null; locked?: boolean }) {
  return (
    <svg class="builder-picture" viewBox="-51 -51 102 102" aria-hidden="true">
      <Site on={props.on} empty={props.piece === null} />
      <Show when={props.piece !== null}>
        <Building
          building={buildingOf(props.piece!)}
          turn={turnOf(props.piece!)}
          face={faceOf(props.piece!)}
        />
      </Show>
      <Show when={props.locked}>
        <g transform="translate(35 -35)">
          <Lock />
        </g>
      </Show>
    </svg>
  );
}
