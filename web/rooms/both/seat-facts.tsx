// What there is to say of whoever has a seat, besides the name.
import { Show } from 'solid-js';
import type { SeatView } from '#shared/rooms/party/view.ts';
import { roomsWords } from '../words/words.ts';

export function SeatFacts(props: {
  seat: SeatView;
  mine: boolean;
  host: boolean;
  /** The level stands in a field beside it. */
  chosen?: boolean;
}) {
  const text = () => roomsWords().seats;
  const facts = () => {
    const { seat } = props;
    if (seat.kind === 'free') return [];
    if (seat.kind === 'bot') return [props.chosen ? text().bot : text().botWith(seat.level)];
    return [
      ...(props.mine ? [text().you] : []),
      ...(props.host ? [text().host] : []),
      ...(seat.presence === 'here' ? [] : [text()[seat.presence]]),
      ...(seat.standIn === null ? [] : [text().standIn(seat.standIn)]),
    ];
  };
  return (
    <Show when={facts().length > 0}>
      <span class="soft room-facts">
        <span class="unseen">, </span>
        {facts().join(', ')}
      </span>
    </Show>
  );
}
