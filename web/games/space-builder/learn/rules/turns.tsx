// The four ways in which a building can lie.
import { For } from 'solid-js';
import { BUILDINGS, pieceOf, TURNS } from '#shared/games/space-builder/components.ts';
import { builderWords } from '../../words/words.ts';
import './pictures.css';
import { SiteDrawn } from './site-drawn.tsx';

const SHOWN = BUILDINGS.indexOf('rocket');

export function Turns() {
  return (
    <ul class="learn-builder-turns">
      <For each={[...Array(TURNS).keys()]}>
        {(turn) => (
          <li>
            <SiteDrawn on="rock" piece={pieceOf(SHOWN, turn)} />
            <span>{builderWords().turns[turn]}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
