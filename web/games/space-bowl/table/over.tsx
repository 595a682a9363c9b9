// The end: places with what decided them, the scores over the rounds, and what one can do next.
import { For, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { seatPalette } from '#web/art/palette.ts';
import { words } from '#web/words/words.ts';
import { bowlWords } from '../words/words.ts';
import type { Model } from './model.ts';
import './over.css';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { Result } from './result.tsx';
import { winnersOf, winnersSaid } from './winners.ts';

export function Over(props: { model: Model; again: () => void; replay: () => void; leave: () => void }) {
  const text = () => bowlWords().over;
  const view = () => props.model.view();
  const places = () => props.model.table.outcome()?.places ?? [];
  const winners = () => winnersOf(props.model);
  const ranking = () => [...places().keys()].sort((one, other) => places()[one]! - places()[other]!);
  const tied = () => {
    const best = view().scores[winners()[0]!];
    return view().scores.filter((score) => score === best).length > 1;
  };
  const won = () => winners().some((seat) => props.model.table.here.includes(seat));
  return (
    <section class="over" aria-label={text().title}>
      <h2 class="over-title">{winnersSaid(props.model)}</h2>
      <Show when={won()}>
        <p>{text().congratulations}</p>
      </Show>
      <Show when={tied()}>
        <p class="soft">{winners().length > 1 ? text().shared : text().byStock}</p>
      </Show>
      <div class="row">
        <Show when={props.model.table.here.length > 0}>
          <button type="button" class="button primary big" data-first onClick={() => props.again()}>
            {text().again}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.replay()}>
          {text().replay}
        </button>
        <button type="button" class="button" onClick={() => props.leave()}>
          {text().home}
        </button>
      </div>
      <ol class="over-places">
        <For each={ranking()}>
          {(seat) => (
            <li class="over-place">
              <span class="over-number">{places()[seat]}.</span>
              <span class="over-token">
                <ChairToken chair={props.model.chair(seat)} />
              </span>
              <span class="over-name">{props.model.chair(seat).name}</span>
              <strong>{words().spaceBowl.pointsCount(view().scores[seat]!)}</strong>
              <span class="soft">{words().spaceBowl.stock(view().stock[seat]!)}</span>
            </li>
          )}
        </For>
      </ol>
      <ScoreLines model={props.model} />
      <Show when={props.model.result()}>{(result) => <Result model={props.model} result={result()} />}</Show>
    </section>
  );
}

const FIRST = 4;
const WIDE = 300;
const HIGH = 110;

function ScoreLines(props: { model: Model }) {
  const rounds = () => props.model.view().history;
  const most = () => Math.max(18, ...rounds().flat());
  const path = (seat: Seat) =>
    [FIRST, ...rounds().map((scores) => scores[seat]!)]
      .map((points, round, all) => {
        const x = 8 + (round * (WIDE - 16)) / Math.max(1, all.length - 1);
        return `${x},${HIGH - 8 - (points * (HIGH - 16)) / most()}`;
      })
      .join(' ');
  const said = () => bowlWords().over.lines(rounds().length);
  return (
    <svg class="over-lines" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={said()}>
      <For each={[...props.model.table.chairs.keys()]}>
        {(seat) => (
          <polyline
            points={path(seat)}
            fill="none"
            stroke={seatPalette[props.model.chair(seat).colour]?.fill ?? 'currentColor'}
            stroke-width="3"
            stroke-linejoin="round"
            stroke-dasharray={seat % 3 === 0 ? 'none' : seat % 3 === 1 ? '8 4' : '3 3'}
          />
        )}
      </For>
    </svg>
  );
}
