// A seat in the bar: its token, and a sign for whoever is away or a bot.
import { Show } from 'solid-js';
import type { Chair } from '#shared/engine/table.ts';
import type { SeatView } from '#shared/rooms/party/view.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { SeatFacts } from '../both/seat-facts.tsx';
import { AwaySign, BotSign } from '../both/signs.tsx';

export function BarSeat(props: { seat: SeatView; mine: boolean; host: boolean; reacts: boolean }) {
  const chair = () => props.seat as Chair;
  const away = () => props.seat.kind === 'person' && props.seat.presence !== 'here';
  const bot = () =>
    props.seat.kind === 'bot' || (props.seat.kind === 'person' && props.seat.standIn !== null);
  return (
    <li class="bar-seat" classList={{ reacts: props.reacts }}>
      <span class="room-token small" classList={{ away: away() }}>
        <ChairToken chair={chair()} />
      </span>
      <Show when={bot()}>
        <BotSign />
      </Show>
      <Show when={away()}>
        <AwaySign />
      </Show>
      <span class="unseen">{chair().name}</span>
      <span class="unseen">
        <SeatFacts seat={props.seat} mine={props.mine} host={props.host} />
      </span>
    </li>
  );
}
