// Projects by kind, with what each kind is worth by now: one's own, and in the end those of all.
import { For, Show } from 'solid-js';
import { PROJECTS, type Project } from '#shared/games/space-lab/components.ts';
import { pointsOfProject } from '#shared/games/space-lab/score.ts';
import type { CrewView } from '#shared/games/space-lab/view.ts';
import { ProjectShape } from '../drawings/signs.tsx';
import { labWords } from '../words/words.ts';
import type { Model } from './model/model.ts';

export function OwnProjects(props: { model: Model }) {
  return (
    <section class="lab-projects" aria-label={labWords().ownProjects}>
      <h2>{labWords().ownProjects}</h2>
      <Show
        when={(props.model.ownCrew()?.owned ?? 0) > 0}
        fallback={<p class="soft">{labWords().noProjects}</p>}
      >
        <Projects crew={props.model.ownCrew()!} />
      </Show>
    </section>
  );
}

/** By kind, with what each kind is worth by now; nothing where they are hidden. */
export function Projects(props: { crew: CrewView }) {
  const projects = () => props.crew.projects ?? [];
  const kinds = () => [...new Set(projects().map((id) => PROJECTS[id]!))];
  const many = (kind: Project) => projects().filter((id) => PROJECTS[id] === kind).length;
  return (
    <ul class="lab-project-list">
      <For each={kinds()}>
        {(kind) => (
          <li title={`${labWords().projects[kind]}: ${labWords().projectPoints[kind]}`}>
            <svg viewBox="-14 -14 28 28" aria-hidden="true">
              <ProjectShape project={kind} />
            </svg>
            <span class="lab-projects-name">{labWords().projects[kind]}</span>
            <span class="lab-projects-many">× {many(kind)}</span>
            <strong>{pointsOfProject(kind, many(kind), props.crew.slots)}</strong>
          </li>
        )}
      </For>
    </ul>
  );
}
