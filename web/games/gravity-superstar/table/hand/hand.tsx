// The five cards of whoever acts, and the moves of the chosen one, as buttons.
import { For, Show } from 'solid-js';
import { CARDS, type Card } from '#shared/games/gravity-superstar/components.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { gravityWords } from '../../words/words.ts';
import { KEYS } from '../model/keys.ts';
import type { Destination, Model } from '../model/model.ts';
import { CardSign } from '../pieces/card-sign.tsx';
import './hand.css';
import { barredSaid, moveName, moveSaid } from '../model/speech.ts';
import { LootSign } from '../pieces/loot-sign.tsx';

export function Hand(props: { model: Model }) {
  const has = (card: Card) => props.model.hand().includes(card);
  /** While a bot plays at a screen of several people, these are nobody's cards. */
  const isSpent = (card: Card) => props.model.hand().length > 0 && !has(card);
  return (
    <div class="gravity-hand" role="group" aria-label={gravityWords().hand}>
      <For each={CARDS}>
        {(card, at) => (
          <button
            type="button"
            class="button gravity-card"
            classList={{ spent: isSpent(card) }}
            aria-pressed={props.model.card() === card}
            disabled={!has(card) || !props.model.acting()}
            aria-keyshortcuts={KEYS.cards[at()]}
            onClick={() => props.model.choose(props.model.card() === card ? null : card)}
          >
            <CardSign card={card} />
            <span>{gravityWords().cards[card]}</span>
          </button>
        )}
      </For>
    </div>
  );
}

/**
 * The same moves as the marks on the board, in words, and why the others are not possible. Only a pointer that moves
 * looks at one: where it rests, a list that has just appeared was not pointed at.
 */
export function Moves(props: { model: Model }) {
  const name = (seat: number) => props.model.chair(seat).name;
  const board = () => props.model.view().board;
  return (
    <Show when={props.model.card() !== null && props.model.acting()}>
      <Show when={props.model.destinations().length === 0}>
        <p class="soft">{gravityWords().status.nowhere}</p>
      </Show>
      <ul class="gravity-moves">
        <For each={props.model.destinations()}>
          {(destination) => (
            <li>
              <button
                type="button"
                class="button gravity-move"
                data-move
                classList={{ looked: props.model.shown() === destination }}
                onFocus={() => props.model.look(destination)}
                onPointerMove={() => props.model.look(destination)}
                onClick={() => void props.model.act(destination.move)}
              >
                <strong aria-hidden="true">{moveName(destination.move)}</strong>
                <Gains model={props.model} destination={destination} />
                <span class="unseen">{moveSaid(board(), destination, name)}</span>
              </button>
            </li>
          )}
        </For>
        <For each={props.model.barred()}>
          {(barred) => (
            <li>
              <button
                type="button"
                class="button gravity-barred"
                data-move
                classList={{ looked: props.model.fault() === barred }}
                onFocus={() => props.model.look(barred)}
                onPointerMove={() => props.model.look(barred)}
                onClick={() => props.model.look(barred)}
              >
                <strong aria-hidden="true">✕ {moveName(barred.move)}</strong>
                <span aria-hidden="true">{gravityWords().inTheWay}</span>
                <span class="unseen">{barredSaid(barred)}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** What is collected and who is ejected, in signs. */
function Gains(props: { model: Model; destination: Destination }) {
  const path = () => props.destination.ride.path;
  const hit = () => path().flatMap(({ ejected }) => (ejected === undefined ? [] : [ejected]));
  return (
    <span class="gravity-gains" aria-hidden="true">
      <For each={path()}>
        {({ star, token }) => (
          <Show when={star !== undefined || token}>
            <LootSign loot={star ?? 'token'} />
          </Show>
        )}
      </For>
      <For each={hit()}>
        {(seat) => (
          <span class="gravity-hit">
            ✕ <ChairToken chair={props.model.chair(seat)} />
          </span>
        )}
      </For>
      <Show when={hit().length === 0 && path().every(({ star, token }) => star === undefined && !token)}>
        –
      </Show>
    </span>
  );
}
