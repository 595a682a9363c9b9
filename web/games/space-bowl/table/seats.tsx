// Everyone at the table: points, cards in stock, who is captain and who has said what.
import { Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { CaptainToken } from '#web/art/captain.tsx';
import { RedButton } from '#web/art/tokens.tsx';
import { Seats } from '#web/table/kit/frame/seats.tsx';
import type { Model } from './model/model.ts';
import './seats.css';
import { bowlWords } from '../words/words.ts';

export function BowlSeats(props: { model: Model }) {
  return (
    <Seats
      table={props.model.table}
      class="bowl-seats"
      classList={{ many: props.model.table.chairs.length > 4 }}
      speaks={(seat) => saidBy(props.model, seat) !== ''}
    >
      {(seat) => <Owned model={props.model} seat={seat} />}
    </Seats>
  );
}

function saidBy(model: Model, seat: Seat): string {
  const text = bowlWords().table;
  const now = model.countdown();
  if (!now) return '';
  const role = now.roles[seat]!;
  if (now.call.by === seat) return now.call.kind === 'go' ? text.saidGo : text.saidDoom;
  if (role === 'red') return text.saidRed;
  return role === 'claimant' ? text.saidFollow : '';
}

function Owned(props: { model: Model; seat: Seat }) {
  const view = () => props.model.view();
  const text = () => bowlWords().table;
  const said = () => saidBy(props.model, props.seat);
  const stock = () => view().stock[props.seat]!;
  return (
    <>
      <Show when={view().captain === props.seat}>
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
    </>
  );
}
