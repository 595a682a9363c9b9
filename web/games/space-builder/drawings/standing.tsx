// The buildings that stand on a ground, each on its site; those still locked carry a lock.
import { For, Show } from 'solid-js';
import { type Board, buildingOf, faceOf, turnOf } from '#shared/games/space-builder/components.ts';
import { Building } from './building.tsx';
import { middleOf } from './ground/layout.ts';
import { Lock } from './ground/signs.tsx';

export function Standing(props: {
  lying: Board;
  /** The buildings that are not held yet. */
  locked?: readonly number[] | undefined;
  /** How the ground lies: locks stay upright on it. */
  turn?: number | undefined;
}) {
  return (
    <For each={props.lying}>
      {(piece, site) => (
        <Show when={piece !== null}>
          <g transform={`translate(${middleOf(site()).x} ${middleOf(site()).y})`}>
            <Building building={buildingOf(piece!)} turn={turnOf(piece!)} face={faceOf(piece!)} />
            <Show when={props.locked?.includes(buildingOf(piece!))}>
              <g transform={`rotate(${-90 * (props.turn ?? 0)}) translate(35 -35)`}>
                <Lock />
              </g>
            </Show>
          </g>
        </Show>
      )}
    </For>
  );
}
