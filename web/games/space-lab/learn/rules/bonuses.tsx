// What the specialties bring below a capsule.
import { For } from 'solid-js';
import type { Bonus } from '#shared/games/space-lab/components.ts';
import { BonusSigns } from '../../drawings/bonus.tsx';
import { labWords } from '../../words/words.ts';
import { Night } from './night.tsx';

const BONUSES: readonly Bonus[] = ['researcher', 'technician', 'doctor'];

export function Bonuses() {
  return (
    <ul class="learn-signs wide single">
      <For each={BONUSES}>
        {(bonus) => (
          <li>
            <Night viewBox="-46 -18 92 36">
              <BonusSigns bonus={bonus} x={0} y={0} />
            </Night>
            <span>{`${labWords().objective.bonus[bonus]}.`}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
