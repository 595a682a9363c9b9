// The projects: how many of each there are, and what they bring.
import { For, type JSX } from 'solid-js';
import { PROJECTS, type Project } from '#shared/games/space-lab/components.ts';
import { ProjectShape } from '../../drawings/signs.tsx';
import { labWords } from '../../words/words.ts';
import { labLearnWords } from '../words/words.ts';
import { Night } from './night.tsx';
import './tables.css';

const KINDS = [...new Set(PROJECTS)];
const isTelescope = (kind: Project) => kind.startsWith('telescope');
const manyOf = (kinds: readonly Project[]) => PROJECTS.filter((project) => kinds.includes(project)).length;

interface Row {
  kinds: readonly Project[];
  name: string;
  brings: string;
}

export function Projects() {
  const text = () => labLearnWords().rules.projects;
  const rows = (): Row[] => [
    ...KINDS.filter((kind) => !isTelescope(kind)).map((kind) => ({
      kinds: [kind],
      name: labWords().projects[kind],
      brings: labWords().projectPoints[kind],
    })),
    { kinds: KINDS.filter(isTelescope), name: text().telescopes, brings: text().telescopePoints },
  ];
  return (
    <table class="rules-table learn-projects">
      <thead>
        <tr>
          <th scope="col">{text().project}</th>
          <th scope="col">{text().many}</th>
          <th scope="col">{text().brings}</th>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {({ kinds, name, brings }) => (
            <tr>
              <th scope="row">
                <span class="learn-project">
                  <Drawn kind={kinds[0]!} />
                  {name}
                </span>
              </th>
              <td>{manyOf(kinds)}</td>
              <td>{brings}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Drawn(props: { kind: Project }): JSX.Element {
  return (
    <Night viewBox="-14 -14 28 28">
      <ProjectShape project={props.kind} />
    </Night>
  );
}
