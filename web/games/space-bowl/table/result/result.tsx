// After the reveal: every answer, who gets which points for what, and what is wrong with every wrong pick.
import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { ResultView } from '#shared/games/space-bowl/view.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { bowlWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import './result.css';
import { faultName, shortPlaceName, signed } from '../../drawings/speech.ts';

export function Result(props: { model: Model; result: ResultView }) {
  const text = () => bowlWords().result;
  return (
    <section class="result" aria-label={text().title(props.result.round)}>
      <Answers model={props.model} result={props.result} />
      <ul class="result-seats">
        <For each={order(props.result)}>
          {(seat) => <SeatResultLine model={props.model} result={props.result} seat={seat} />}
        </For>
      </ul>
    </section>
  );
}

/** Those who said something first, the best of them on top. */
function order(result: ResultView): Seat[] {
  const rank = (seat: Seat) => {
    const { role, judgement, before, after } = result.seats[seat]!;
    return role === 'free' || judgement === 'none' ? -100 : after - before;
  };
  return [...result.seats.keys()].sort((one, other) => rank(other) - rank(one));
}

export function headline(model: Model, result: ResultView): string {
  const text = bowlWords().result;
  if (!result.call) return text.voided;
  const name = model.chair(result.call.by).name;
  const seconds = (result.call.at - result.from) / 1000;
  return result.call.kind === 'go'
    ? text.wentGo(name, seconds, result.found)
    : text.wentDoom(name, seconds, result.found);
}

function SeatResultLine(props: { model: Model; result: ResultView; seat: Seat }) {
  const text = () => bowlWords().result;
  const own = () => props.result.seats[props.seat]!;
  const chair = () => props.model.chair(props.seat);
  const change = createMemo(() => own().points.reduce((sum, point) => sum + point.points, 0));
  const faults = () => (own().judgement === 'invalid' && own().pick !== null ? own().faults : []);
  const isNoCard = () => own().role !== 'red' && own().pick === null && own().judgement === 'invalid';
  const open = () => props.model.lit() === props.seat;
  return (
    <li class="result-seat">
      <button
        type="button"
        class="result-line"
        aria-expanded={open()}
        onClick={() => {
          props.model.setShownAnswer(null);
          props.model.setLit(open() ? null : props.seat);
        }}
      >
        <span class="result-token">
          <ChairToken chair={chair()} />
        </span>
        <span class="result-name">{chair().name}</span>
        <span class="result-reasons soft">
          <For each={own().points} fallback={text().nothing}>
            {({ reason, points }) => (
              <span class="result-reason">
                {isNoCard() && reason === 'invalid' ? text().reasons.noCard : text().reasons[reason]}
                {/* A single one is the sum beside it. */}
                {own().points.length > 1 ? ` ${signed(points)}` : ''}
              </span>
            )}
          </For>
        </span>
        <span class="result-change" classList={{ plus: change() > 0, minus: change() < 0 }}>
          {signed(change())}
        </span>
      </button>
      <Show when={open()}>
        <div class="result-why">
          <Show when={isNoCard()}>
            <p>{text().noPick}</p>
          </Show>
          <Show when={own().jokerNotNeeded}>
            <p>{text().jokerNotNeeded}</p>
          </Show>
          <For each={faults()}>{(fault) => <p>{faultName(fault, props.model.view().size)}</p>}</For>
          <Show when={faults().length === 0 && own().judgement !== 'invalid'}>
            <p>{text().judgements[own().judgement]}</p>
          </Show>
          <Show when={own().before + change() < 0}>
            <p>{text().notBelowZero}</p>
          </Show>
        </div>
      </Show>
    </li>
  );
}

function Answers(props: { model: Model; result: ResultView }) {
  const text = () => bowlWords().result;
  const missed = () =>
    props.result.answers.filter(
      ({ card }) => !props.result.seats.some(({ pick, role }) => role !== 'red' && pick === card),
    );
  const show = (card: number) => {
    props.model.setLit(null);
    props.model.setShownAnswer(props.model.shownAnswer() === card ? null : card);
  };
  const size = () => props.model.view().size;
  return (
    <div class="result-answers">
      <p>
        {text().answers(props.result.answers.length, missed().length)}
        <Show when={props.result.answers.length === 0 && !props.model.view().options.noJoker}>
          {' '}
          {text().withJoker(props.result.withJoker.length)}
        </Show>
      </p>
      <div class="row">
        <For each={props.result.answers}>
          {({ card, turn }) => (
            <button
              type="button"
              class="result-answer"
              aria-pressed={props.model.shownAnswer() === card}
              onClick={() => show(card)}
            >
              {`${shortPlaceName(card, size())}${turn ? ` ↻${turn * 90}°` : ''}`}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
