// Everybody at the table: rounds won, how many buildings they hold and have put down, and who is done.
import { Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { Seats } from '#web/table/kit/frame/seats.tsx';
import { timeSaid } from '#web/words/time.ts';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { Pads } from './pads.tsx';
import './seats.css';

export function BuilderSeats(props: { model: Model }) {
  return (
    <Seats
      table={props.model.table}
      class="builder-seats"
      speaks={(seat) => props.model.view().tapped[seat] !== null && props.model.result() === null}
    >
      {(seat) => <Owned model={props.model} seat={seat} />}
    </Seats>
  );
}

function Owned(props: { model: Model; seat: Seat }) {
  const text = () => builderWords();
  const view = () => props.model.view();
  const held = () => view().held[props.seat]!.length;
  const isPlaying = () => props.model.result() === null && props.model.kind() !== 'rest';
  // One's own board is where the hand has it.
  const placed = () =>
    props.seat === props.model.own() ? held() - props.model.missing().length : view().placed[props.seat]!;
  const said = () => {
    if (!isPlaying()) return '';
    const tapped = view().tapped[props.seat]!;
    if (tapped !== null) return text().doneAt(timeSaid(tapped - props.model.from()));
    return view().halted[props.seat] ? text().away : '';
  };
  return (
    <>
      <span class="builder-won">
        <span aria-hidden="true">★ {view().scores[props.seat]}</span>
        <span class="unseen">{text().won(view().scores[props.seat]!)}</span>
      </span>
      <span class="builder-progress">
        <Show when={said()} fallback={<Pads held={held()} placed={isPlaying() ? placed() : 0} />}>
          <strong class="builder-said">{said()}</strong>
        </Show>
      </span>
    </>
  );
}
