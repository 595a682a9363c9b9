// The five cards: their sign, what they do in words, and one of their moves drawn.
import { For } from 'solid-js';
import { CARDS } from '#shared/games/gravity-superstar/components.ts';
import { CardSign } from '../../table/pieces/card-sign.tsx';
import { gravityWords } from '../../words/words.ts';
import { gravityLearnWords } from '../words/words.ts';
import './cards.css';
import { EXAMPLES } from './examples.ts';
import { MovePicture } from './picture.tsx';

export function Cards() {
  const text = () => gravityLearnWords().rules.cards;
  return (
    <ul class="card-list">
      <For each={CARDS}>
        {(card) => (
          <li class="card-line" classList={{ wild: card === 'wild' }}>
            <span class="turn-card" aria-hidden="true">
              <CardSign card={card} />
            </span>
            <span>
              <strong>{gravityWords().cards[card]}</strong>
              <br />
              {text()[card]}
            </span>
            {card === 'wild' ? null : <MovePicture example={EXAMPLES[card]} />}
          </li>
        )}
      </For>
      <li class="card-line">
        <span class="turn-card down" aria-hidden="true" />
        <span>
          <strong>{text().step}</strong>
          <br />
          {text().stepText}
        </span>
        <MovePicture example={EXAMPLES.step} />
      </li>
    </ul>
  );
}
