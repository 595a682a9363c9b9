// Every kind of effect as it stands on cards, and what it means.
import { For } from 'solid-js';
import type { Effect } from '#shared/games/space-lab/components.ts';
import { EffectSigns } from '../../drawings/lab-card.tsx';
import { labLearnWords } from '../words/words.ts';
import { Night } from './night.tsx';

const EFFECTS: readonly Effect[] = [
  { kind: 'points', points: 6 },
  { kind: 'specialty', specialty: 'doctor', points: 2 },
  { kind: 'agency', agency: 'green', points: 2 },
  { kind: 'row', specialty: 'pilot', points: 3 },
  { kind: 'projects', points: 1 },
  { kind: 'draw' },
];

export function Effects() {
  return (
    <ul class="learn-signs wide">
      <For each={EFFECTS}>
        {(effect) => (
          <li>
            <Night viewBox="4 100 92 37">
              <EffectSigns effect={effect} />
            </Night>
            <span>{labLearnWords().rules.effects[effect.kind]}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
