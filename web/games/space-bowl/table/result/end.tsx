// The end: the places, the scores over the rounds, and the result of the last one.
import { For, Show } from 'solid-js';
import type { Outcome, Seat } from '#shared/engine/game.ts';
import { seatPalette } from '#web/art/palette.ts';
import { End } from '#web/table/kit/frame/end.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { winnersIn } from '#web/table/kit/winners.ts';
import { bowlWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import './end.css';
import { Result } from './result.tsx';
import { whySaid } from './why-said.ts';

export function MatchEnd(props: { model: Model; outcome: Outcome; exits: TableProps }) {
  const text = () => bowlWords().over;
  const view = () => props.model.view();
  const hasWon = () => winnersIn(props.outcome).some((seat) => props.model.table.here.includes(seat));
  return (
    <End
      table={props.model.table}
      outcome={props.outcome}
      why={(seated) => whySaid(view().history, props.outcome, seated)}
      notes={hasWon() ? [text().congratulations] : []}
      points={bowlWords().table.pointsCount}
      sum={(seat) => bowlWords().table.stock(view().stock[seat]!)}
      exits={props.exits}
    >
      <ScoreLines model={props.model} />
      <Show when={props.model.result()}>{(result) => <Result model={props.model} result={result()} />}</Show>
    </End>
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
    <svg class="score-lines" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={said()}>
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
