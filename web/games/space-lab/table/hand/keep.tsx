// Of several projects drawn one is kept: each says what it is worth, and what it would add now.
import { For } from 'solid-js';
import { PROJECTS, type ProjectId } from '#shared/games/space-lab/components.ts';
import { scoreOf, totalOf } from '#shared/games/space-lab/score.ts';
import { ProjectShape } from '../../drawings/signs.tsx';
import { labWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';

export function Keep(props: { model: Model }) {
  const drawn = () => {
    const phase = props.model.phase();
    return phase.kind === 'keep' ? (phase.drawn ?? []) : [];
  };
  const more = (project: ProjectId) => {
    const crew = props.model.ownCrew()!;
    const own = { ...crew, projects: crew.projects ?? [] };
    const after = { ...own, projects: [...own.projects, project] };
    return totalOf(scoreOf(after)) - totalOf(scoreOf(own));
  };
  return (
    <ul class="lab-keep" aria-label={labWords().keepIt}>
      <For each={drawn()}>
        {(project, at) => (
          <li>
            <button
              type="button"
              class="button lab-keep-one"
              data-first={at() === 0 ? '' : undefined}
              aria-keyshortcuts={`${at() + 1}`}
              // The second of two quick presses was meant for what lay there before.
              onClick={({ detail }) => detail < 2 && void props.model.act({ type: 'keep', project })}
            >
              <svg viewBox="-14 -14 28 28" aria-hidden="true">
                <ProjectShape project={PROJECTS[project]!} />
              </svg>
              <span>
                <strong>{labWords().projects[PROJECTS[project]!]}</strong>
                <span class="lab-keep-points">{labWords().projectPoints[PROJECTS[project]!]}</span>
              </span>
              <span class="lab-keep-more">{labWords().gain.now(more(project))}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
