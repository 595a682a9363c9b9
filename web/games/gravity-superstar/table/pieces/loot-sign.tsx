// A star or a replay token as a small picture beside words.
import { Show } from 'solid-js';
import type { Loot } from '#shared/games/gravity-superstar/components.ts';
import { ReplaySign, Star } from './pieces.tsx';

export function LootSign(props: { loot: Loot }) {
  return (
    <svg class="gravity-loot" viewBox="-4 -4 8 8" aria-hidden="true">
      <Show when={props.loot !== 'token'} fallback={<ReplaySign x={0} y={0} />}>
        <Star colour={props.loot as number} x={0} y={0} />
      </Show>
    </svg>
  );
}
