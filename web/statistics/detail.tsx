// How it went against those who are chosen: the curve, and the records with the way back to their matches.
import { createMemo, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '#shared/games/registry.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { ResultCurve } from '../table/kit/solo/curve-drawing.tsx';
import { Facts } from '../table/kit/solo/facts.tsx';
import type { Measure } from '../table/kit/solo/measure.ts';
import { measureOf } from '../table/kit/solo/measure.ts';
import { overviewOf } from '../table/kit/solo/overview.ts';
import { dayText, numberText } from '../table/kit/solo/texts.ts';
import { part } from '../ui/fetched.tsx';
import { pagesWords } from '../words/pages/words.ts';
import { TrendCurve } from './curve.tsx';
import { CurveTable } from './curve-table.tsx';
import type { Row } from './kept.ts';
import type { Played } from './played.ts';
import { ahead, tallyOf } from './tally.ts';
import '../table/kit/solo/solo.css';

/** Against bots the more points the better. */
const POINTS: Measure = { said: numberText, short: numberText, counts: () => true };

export function RivalsDetail(props: { row: Row }) {
  const text = () => pagesWords().statistics;
  const tally = createMemo(() => tallyOf(props.row.played)!);
  const isBeaten = () => props.row.rivals !== 'people';
  return (
    <div class="statistics-detail">
      <Show when={props.row.played.length > 1}>
        <TrendCurve played={props.row.played} best={tally().best} measure={POINTS} withWins={isBeaten()} />
      </Show>
      <dl class="solo-facts">
        <Record name={text().bestEver} one={tally().best}>
          {numberText(tally().best.points)}
        </Record>
        <Show when={isBeaten() && tally().clearest}>
          {(clearest) => (
            <Record name={text().clearest} one={clearest()}>
              {text().ahead(ahead(clearest()))}
            </Record>
          )}
        </Show>
        <Show when={isBeaten()}>
          <div>
            <dt class="soft">{text().longest}</dt>
            <dd>
              {numberText(tally().longest)}{' '}
              <Show when={tally().standing > 1}>
                <span class="soft statistics-now">{text().inRow(tally().standing)}</span>
              </Show>
            </dd>
          </div>
        </Show>
      </dl>
    </div>
  );
}

/** With the way back to the match that set it. */
function Record(props: { name: string; one: Played; children: JSX.Element }) {
  return (
    <div>
      <dt class="soft">{props.name}</dt>
      <dd>
        <a class="statistics-record" href={`/replay/${props.one.match}`}>
          {props.children} <span class="soft">{dayText(props.one.when)}</span>
        </a>
      </dd>
    </div>
  );
}

export function AloneDetail(props: { game: GameId; alone: NonNullable<Row['alone']> }) {
  const measure = measureOf(props.game);
  const overview = createMemo(() => overviewOf(props.alone.results, measure, undefined, undefined));
  const OptionsSaid = part(GAME_PAGES[props.game].optionsSaid);
  return (
    <div class="statistics-detail">
      <Dynamic component={OptionsSaid} options={props.alone.options} seats={1} />
      <Show when={props.alone.results.length > 1}>
        <ResultCurve overview={overview()} />
        <CurveTable results={props.alone.results} said={measure.said} />
      </Show>
      <Show when={overview().standing}>
        {(standing) => <Facts standing={standing()} overview={overview()} />}
      </Show>
    </div>
  );
}
