// The five cards of whoever acts, and the moves of the chosen one, as buttons.
import { For, Show } from 'solid-js';
import { CARDS, type Card } from '#shared/games/gravity-superstar/components.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { gravityWords } from '../words/words.ts';
import { CardSign } from './card-sign.tsx';
import type { Desk, Destination } from './model.ts';
import './hand.css';
import { LootSign } from './loot-sign.tsx';
import { barredSaid, moveName, moveSaid } from './speech.ts';

export function Hand(props: { desk: Desk }) {
  const has = (card: Card) => props.desk.hand().includes(card);
  /** While a bot plays at a screen of several people, these are nobody's cards. */
  const isSpent = (card: Card) => props.desk.hand().length > 0 && !has(card);
  return (
    <div class="gravity-hand" role="group" aria-label={gravityWords().hand}>
      <For each={CARDS}>
        {(card, at) => (
          <button
            type="button"
            class="button gravity-card"
            classList={{ spent: isSpent(card) }}
            aria-pressed={props.desk.card() === card}
            disabled={!has(card) || !props.desk.acting()}
            aria-keyshortcuts={`${at() + 1}`}
            onClick={() => props.desk.choose(props.desk.card() === card ? null : card)}
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
export function Moves(props: { desk: Desk }) {
  const name = (seat: number) => props.desk.chair(seat).name;
  const board = () => props.desk.view().board;
  return (
    <Show when={props.desk.card() !== null && props.desk.acting()}>
      <Show when={props.desk.destinations().length === 0}>
        <p class="soft">{gravityWords().status.nowhere}</p>
      </Show>
      <ul class="gravity-moves">
        <For each={props.desk.destinations()}>
          {(destination) => (
            <li>
              <button
                type="button"
                class="button gravity-move"
                classList={{ looked: props.desk.shown() === destination }}
                onFocus={() => props.desk.look(destination)}
                onPointerMove={() => props.desk.look(destination)}
                onClick={() => void props.desk.act(destination.move)}
              >
                <strong aria-hidden="true">{moveName(destination.move)}</strong>
                <Gains desk={props.desk} destination={destination} />
                <span class="unseen">{moveSaid(board(), destination, name)}</span>
              </button>
            </li>
          )}
        </For>
        <For each={props.desk.barred()}>
          {(barred) => (
            <li>
              <button
                type="button"
                class="button gravity-barred"
                classList={{ looked: props.desk.fault() === barred }}
                onFocus={() => props.desk.look(barred)}
                onPointerMove={() => props.desk.look(barred)}
                onClick={() => props.desk.look(barred)}
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
function Gains(props: { desk: Desk; destination: Destination }) {
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
            ✕ <ChairToken chair={props.desk.chair(seat)} />
          </span>
        )}
      </For>
      <Show when={hit().length === 0 && path().every(({ star, token }) => star === undefined && !token)}>
        –
      </Show>
    </span>
  );
}
