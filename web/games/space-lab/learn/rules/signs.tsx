// The agencies and the specialties with their names.
import { For } from 'solid-js';
import { AGENCIES, SPECIALTIES } from '#shared/games/space-lab/components.ts';
import { AgencyShape, SpecialtyShape } from '../../drawings/signs.tsx';
import { labWords } from '../../words/words.ts';
import { labLearnWords } from '../words/words.ts';
import { Night } from './night.tsx';

const SIGN = '-16 -16 32 32';

export function Agencies() {
  return (
    <div class="stack">
      <h3>{labLearnWords().rules.card.agencies}</h3>
      <ul class="learn-signs learn-names">
        <For each={AGENCIES}>
          {(agency) => (
            <li>
              <Night viewBox={SIGN}>
                <AgencyShape agency={agency} />
              </Night>
              <span>{labWords().agencies[agency]}</span>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

export function Specialties() {
  return (
    <div class="stack">
      <h3>{labLearnWords().rules.card.specialties}</h3>
      <ul class="learn-signs learn-names">
        <For each={SPECIALTIES}>
          {(specialty) => (
            <li>
              <Night viewBox={SIGN}>
                <SpecialtyShape specialty={specialty} />
              </Night>
              <span>{labWords().specialties[specialty]}</span>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
