// Everyone at the table: token, name, points, cards in stock, who is captain and who has said what.
import { For, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { CaptainToken, RedButton } from '#web/art/tokens.tsx';
import { words } from '#web/words/words.ts';
import type { Model } from './model.ts';
import './seats.css';
import { ChairToken } from '#web/ui/seat-token.tsx';

export function Seats(props: { model: Model }) {
  return (
    <ul
      class="seats"
      classList={{ many: props.model.table.chairs.length > 4 }}
      aria-label={words().spaceBowl.seats}
    >
      <For each={[...props.model.table.chairs.keys()]}>
        {(seat) => <SeatLine model={props.model} seat={seat} />}
      </For>
    </ul>
  );
}

function SeatLine(props: { model: Model; seat: Seat }) {
  const chair = () => props.model.chair(props.seat);
  const view = () => props.model.view();
  const text = () => words().spaceBowl;
  const said = () => {
    const now = props.model.countdown();
    if (!now) return '';
    const role = now.roles[props.seat]!;
    if (now.call.by === props.seat) return now.call.kind === 'go' ? text().saidGo : text().saidDoom;
    if (role === 'red') return text().saidRed;
    return role === 'claimant' ? text().saidFollow : '';
  };
  const captain = () => view().captain === props.seat;
  const stock = () => view().stock[props.seat]!;
  return (
    <li class="seat" classList={{ me: props.model.table.here.includes(props.seat), speaking: said() !== '' }}>
      <span class="seat-token">
        <ChairToken chair={chair()} />
      </span>
      <span class="seat-name">{chair().name}</span>
      <Show when={captain()}>
        <span class="seat-captain" title={text().captain}>
          <CaptainToken />
          <span class="unseen">, {text().captain}</span>
        </span>
      </Show>
      <span class="seat-score">
        {view().scores[props.seat]}
        <span class="unseen"> {text().points}</span>
      </span>
      <span class="seat-stock soft">
        <Show when={said() === ''} fallback={<strong class="seat-said">{said()}</strong>}>
          <span aria-hidden="true">▤ {stock()}</span>
          <span class="unseen">{text().stock(stock())}</span>
        </Show>
      </span>
      <Show when={props.model.countdown()?.roles[props.seat] === 'red'}>
        <span class="seat-red">
          <RedButton />
        </span>
      </Show>
    </li>
  );
}
