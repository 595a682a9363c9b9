// A lab card with numbers on its parts, and what each of them means.
import { For } from 'solid-js';
import { LabCard } from '../../drawings/lab-card.tsx';
import { labOf } from '../lesson/small-match.ts';
import { labLearnWords } from '../words/words.ts';
import './card.css';

const PARTS = ['price', 'agency', 'specialty', 'effect'] as const;

export function CardExplained() {
  return (
    <div class="learn-card">
      <div class="learn-card-drawn" aria-hidden="true">
        <LabCard lab={labOf('golden', 'pilot', 2)} />
        <For each={PARTS}>{(part, at) => <span class={`learn-card-mark ${part}`}>{at() + 1}</span>}</For>
      </div>
      <ol class="learn-card-parts">
        <For each={PARTS}>{(part) => <li>{labLearnWords().rules.card[part]}</li>}</For>
      </ol>
    </div>
  );
}
