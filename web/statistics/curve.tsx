// How matches against the same rivals went: dots that are full where one won, and the mean of the last ten through them.
import { createMemo, For, Show } from 'solid-js';
import { HIGH, WIDE } from '../table/kit/solo/curve.ts';
import { Sign } from '../table/kit/solo/curve-drawing.tsx';
import type { Measure } from '../table/kit/solo/measure.ts';
import { daysText, dayText } from '../table/kit/solo/texts.ts';
import { pagesWords } from '../words/pages/words.ts';
import { CurveTable } from './curve-table.tsx';
import type { Played } from './played.ts';
import { LAST } from './tally.ts';
import { trendOf } from './trend.ts';

export function TrendCurve(props: {
  /** The first played first, more than one. */
  played: readonly Played[];
  best: Played;
  measure: Measure;
  /** Whether they could be won at all. */
  withWins: boolean;
}) {
  const text = () => pagesWords().statistics;
  const trend = createMemo(() => trendOf(props.played, props.measure, props.best.match));
  const ends = () => [props.played[0]!.when, props.played.at(-1)!.when] as const;
  const said = () =>
    text().curve(props.played.length, daysText(...ends()), props.measure.said(props.best.points));
  const isFull = ({ won }: Played) => won === true || !props.withWins;
  return (
    <>
      <figure class="solo-figure statistics-figure">
        <div class="solo-height soft" aria-hidden="true">
          <span>{props.measure.short(trend().top)}</span>
          <Show when={trend().bottom !== trend().top}>
            <span>{props.measure.short(trend().bottom)}</span>
          </Show>
        </div>
        <svg class="solo-curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={said()}>
          <polyline class="statistics-mean" points={trend().line} />
          <For each={trend().dots}>
            {({ x, y, one }) => (
              <circle class={isFull(one) ? 'solo-dot' : 'solo-known'} cx={x} cy={y} r="3" />
            )}
          </For>
        </svg>
        <div class="solo-days soft" aria-hidden="true">
          <span>{dayText(ends()[0])}</span>
          <span>{dayText(ends()[1])}</span>
        </div>
        <figcaption class="solo-legend soft" aria-hidden="true">
          <Show when={props.withWins}>
            <Sign said={text().won}>
              <circle class="solo-dot" cx="10" cy="10" r="4" />
            </Sign>
            <Sign said={text().lost}>
              <circle class="solo-known" cx="10" cy="10" r="4" />
            </Sign>
          </Show>
          <Sign said={text().mean(LAST)}>
            <polyline class="statistics-mean" points="1,13 8,7 13,11 19,5" />
          </Sign>
        </figcaption>
      </figure>
      <CurveTable results={props.played} said={props.measure.said} withWins={props.withWins} />
    </>
  );
}
