// Everybody at the table: points, stars by colour, tokens, and the cards in front of them.
import { For, Show } from 'solid-js';
import { CARDS, COLOURS } from '#shared/games/gravity-superstar/components.ts';
import { Seats } from '#web/table/kit/frame/seats.tsx';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model/model.ts';
import { CardSign } from './pieces/card-sign.tsx';
import { LootSign } from './pieces/loot-sign.tsx';
import './seats.css';
import { placeName } from './model/speech.ts';

export function GravitySeats(props: { model: Model }) {
  const many = () => props.model.table.chairs.length;
  const turn = () => {
    const { phase } = props.model.view();
    return phase.kind === 'over' ? null : phase.seat;
  };
  return (
    <Seats
      table={props.model.table}
      class="gravity-seats"
      // Two and four sit in two columns, the others in three.
      classList={{ two: many() % 4 === 0 || many() === 2, many: many() > 2 }}
      turn={turn()}
    >
      {(seat) => <Owned model={props.model} seat={seat} />}
    </Seats>
  );
}

function Owned(props: { model: Model; seat: number }) {
  const text = () => gravityWords();
  const view = () => props.model.view();
  const pawn = () => {
    const lying = view().pawns[props.seat];
    return lying ? text().lies(text().feet[lying.feet]!, placeName(view().board, lying.cell)) : text().off;
  };
  return (
    <>
      <strong class="gravity-points">
        <span aria-hidden="true">{view().scores[props.seat]}</span>
        <span class="unseen">{text().points(view().scores[props.seat]!)}</span>
      </strong>
      <span class="unseen">{pawn()}</span>
      <div class="gravity-things">
        <span class="gravity-stars">
          <For each={Array.from({ length: COLOURS }, (_, colour) => colour)}>
            {(colour) => (
              <Show when={view().taken[props.seat]![colour]! > 0}>
                <span class="gravity-loot-count">
                  <LootSign loot={colour} />
                  <span aria-hidden="true">{view().taken[props.seat]![colour]}</span>
                  <span class="unseen">
                    {text().stars(view().taken[props.seat]![colour]!, text().colours[colour]!)}
                  </span>
                </span>
              </Show>
            )}
          </For>
          <Show when={view().tokens[props.seat]! > 0}>
            <span class="gravity-loot-count">
              <LootSign loot="token" />
              <span aria-hidden="true">{view().tokens[props.seat]}</span>
              <span class="unseen">{text().tokens(view().tokens[props.seat]!)}</span>
            </span>
          </Show>
        </span>
        <Spent model={props.model} seat={props.seat} />
      </div>
    </>
  );
}

/** How many cards somebody has in hand, and those in front of them; one that lies face down is nobody's business. */
function Spent(props: { model: Model; seat: number }) {
  const text = () => gravityWords();
  const played = () => props.model.view().played[props.seat]!;
  return (
    <ul class="gravity-spent" aria-label={text().cardsAt}>
      <li class="gravity-left-in-hand">
        <span aria-hidden="true">{CARDS.length - played().length}</span>
        <span class="unseen">{text().inHand(CARDS.length - played().length)}</span>
      </li>
      <For each={CARDS.map((_, at) => at)}>
        {(at) => (
          <Show when={played()[at]}>
            {(own) => (
              <li class="gravity-played" classList={{ down: own().down }}>
                <Show when={own().card} fallback={<span class="unseen">{text().down}</span>}>
                  {(card) => (
                    <>
                      <CardSign card={card()} />
                      <span class="unseen">
                        {text().cards[card()]}
                        <Show when={own().down}>, {text().down}</Show>
                      </span>
                    </>
                  )}
                </Show>
              </li>
            )}
          </Show>
        )}
      </For>
    </ul>
  );
}
