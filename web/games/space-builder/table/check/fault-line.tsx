// One fault: how the building lies, how it should, and in words what is wrong.
import { For, Show } from 'solid-js';
import { buildingOf, faceOf, type Piece, SITES, turnOf } from '#shared/games/space-builder/components.ts';
import { type Fault, siteOf } from '#shared/games/space-builder/faults.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { BuildingPicture } from '../../drawings/building.tsx';
import { buildingSaid } from '../model/speech.ts';
import { faultSaid } from '../model/verdict.ts';
import './fault-line.css';

export function FaultLine(props: { result: RoundResult; fault: Fault; lies: Piece | null }) {
  const site = () => siteOf(props.result.plan, props.fault.building);
  return (
    <li class="builder-fault" classList={{ missing: props.lies === null }}>
      <strong class="builder-fault-points">{props.fault.points}</strong>
      <span class="builder-fault-pictures" aria-hidden="true">
        <Show when={props.lies !== null} fallback={<span class="builder-small none" />}>
          <Small piece={props.lies!} on="rock" />
        </Show>
        <span class="builder-arrow">→</span>
        <Show
          when={props.fault.reason === 'place'}
          fallback={<Small piece={props.result.plan[site()]!} on="paper" />}
        >
          <SmallSites site={site()} />
        </Show>
      </span>
      <span class="builder-fault-said">
        <strong>{buildingSaid(props.fault.building)}</strong>
        <span class="soft">{faultSaid(props.result, props.fault)}</span>
      </span>
    </li>
  );
}

/** Nine sites with one of them lit. */
function SmallSites(props: { site: number }) {
  return (
    <span class="builder-small-sites">
      <For each={[...Array(SITES).keys()]}>{(site) => <span classList={{ lit: site === props.site }} />}</For>
    </span>
  );
}

function Small(props: { piece: Piece; on: 'rock' | 'paper' }) {
  return (
    <span class="builder-small">
      <BuildingPicture
        building={buildingOf(props.piece)}
        turn={turnOf(props.piece)}
        face={faceOf(props.piece)}
        on={props.on}
      />
    </span>
  );
}
