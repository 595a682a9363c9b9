// One's projects, by kind, with what each kind is worth by now.
import { For, Show } from 'solid-js';
import { PROJECTS, type Project } from '#shared/games/space-lab/components.ts';
import { pointsOfProject } from '#shared/games/space-lab/score.ts';
import { ProjectShape } from '../drawings/signs.tsx';
import { labWords } from '../words/words.ts';
import type { Model } from './model/model.ts';

export function OwnProjects(props: { model: Model }) {
  const projects = () => props.model.ownCrew()?.projects ?? [];
  const kinds = () => [...new Set(projects().map((id) => PROJECTS[id]!))];
  const many = (kind: Project) => projects().filter((id) => PROJECTS[id] === kind).length;
  return (
    <section class="lab-projects" aria-label={labWords().ownProjects}>
      <h2>{labWords().ownProjects}</h2>
      <Show when={kinds().length > 0} fallback={<p class="soft">{labWords().noProjects}</p>}>
        <ul>
          <For each={kinds()}>
            {(kind) => (
              <li title={`${labWords().projects[kind]}: ${labWords().projectPoints[kind]}`}>
                <svg viewBox="-14 -14 28 28" aria-hidden="true">
                  <ProjectShape project={kind} />
                </svg>
                <span class="lab-projects-name">{labWords().projects[kind]}</span>
                <span class="lab-projects-many">× {many(kind)}</span>
                <strong>{pointsOfProject(kind, many(kind), props.model.ownCrew()!.slots)}</strong>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
