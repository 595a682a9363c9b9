// Before the first plan: what a board must have in common with it, in three pictures.
import { For } from 'solid-js';
import { SITES } from '#shared/games/space-builder/components.ts';
import { BuildingPicture } from '../../drawings/building.tsx';
import { builderWords } from '../../words/words.ts';
import './intro.css';

const CRANE = 7;
const ROCKET = 4;

export function Intro() {
  const text = () => builderWords().same;
  return (
    <ul class="builder-intro">
      <li>
        <span class="builder-intro-sites" aria-hidden="true">
          <For each={[...Array(SITES).keys()]}>{(site) => <span classList={{ lit: site === 5 }} />}</For>
        </span>
        {text().site}
      </li>
      <li>
        <span class="builder-intro-turn" aria-hidden="true">
          <BuildingPicture building={ROCKET} on="rock" />
        </span>
        {text().turn}
      </li>
      <li>
        <span class="builder-intro-faces" aria-hidden="true">
          <BuildingPicture building={CRANE} on="rock" />
          <BuildingPicture building={CRANE} face={1} on="rock" />
        </span>
        {text().face}
      </li>
    </ul>
  );
}
