// The projects with which a lesson begins or to which it leads, as small as a line of text.
import { For, Show } from 'solid-js';
import { PROJECTS } from '#shared/games/space-lab/components.ts';
import { listed } from '#web/words/words.ts';
import { ProjectShape } from '../../drawings/signs.tsx';
import type { Model } from '../../table/model/model.ts';
import { labWords } from '../../words/words.ts';
import { labLearnWords } from '../words/words.ts';

export function Owned(props: { model: Model }) {
  const kinds = () => (props.model.ownCrew()?.projects ?? []).map((id) => PROJECTS[id]!);
  return (
    <Show when={kinds().length > 0}>
      <p class="learn-lab-owned">
        <span class="unseen">
          {[labLearnWords().own, listed(kinds().map((kind) => labWords().projects[kind]))].join(' ')}
        </span>
        <For each={kinds()}>
          {(kind) => (
            <svg viewBox="-14 -14 28 28" aria-hidden="true">
              <ProjectShape project={kind} />
            </svg>
          )}
        </For>
      </p>
    </Show>
  );
}
