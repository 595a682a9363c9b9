// The curve of the results: marks are told apart by shape, and what it shows is said in a sentence.
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Result } from '#web/saves/results.ts';
import { kitWords } from '../words/words.ts';
import { curveOf, HIGH, type Point, WIDE } from './curve.ts';
import type { Overview } from './overview.ts';
import { daysText, dayText } from './texts.ts';

export function ResultCurve(props: { overview: Overview }) {
  const text = () => kitWords().solo;
  const best = () => props.overview.standing?.best;
  const marked = () => [best()?.match, props.overview.current?.match];
  const curve = createMemo(() => curveOf(props.overview.results, props.overview.measure, marked()));
  const ends = () => [props.overview.results[0]!, props.overview.results.at(-1)!] as const;
  const short = (points: number) => props.overview.measure.short(points);

  function said(): string {
    const { results, measure } = props.overview;
    const [first, last] = ends();
    const points = ({ points }: Result) => measure.said(points);
    const days = daysText(first.when, last.when);
    return text().curve(results.length, days, points(first), points(last), points(best() ?? last));
  }
  return (
    <figure class="solo-figure">
      <div class="solo-height soft" aria-hidden="true">
        <span>{short(curve().top)}</span>
        <Show when={curve().bottom !== curve().top}>
          <span>{short(curve().bottom)}</span>
        </Show>
      </div>
      <svg class="solo-curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={said()}>
        <polyline points={lineOf(curve().points)} />
        <For each={curve().points}>
          {(point) => (
            <>
              <ResultMark point={point} isBest={point.result === best()} />
              <Show when={point.result === props.overview.current}>
                <circle class="solo-ring" cx={point.x} cy={point.y} r="9" />
              </Show>
            </>
          )}
        </For>
      </svg>
      <div class="solo-days soft" aria-hidden="true">
        <span>{dayText(ends()[0].when)}</span>
        <span>{dayText(ends()[1].when)}</span>
      </div>
      <figcaption class="solo-legend soft" aria-hidden="true">
        <Show when={best()}>
          <Sign said={text().marks.best}>
            <Star x={10} y={10} />
          </Sign>
        </Show>
        <Show when={props.overview.current}>
          <Sign said={text().marks.current}>
            <circle class="solo-ring" cx="10" cy="10" r="8" />
          </Sign>
        </Show>
        <Show when={props.overview.results.some(({ known }) => known)}>
          <Sign said={text().marks.known}>
            <circle class="solo-known" cx="10" cy="10" r="3.5" />
          </Sign>
        </Show>
      </figcaption>
    </figure>
  );
}

/** What was known before is no step of the way. */
const lineOf = (points: readonly Point[]) =>
  points.flatMap(({ result, x, y }) => (result.known ? [] : [`${x},${y}`])).join(' ');

function ResultMark(props: { point: Point; isBest: boolean }) {
  return (
    <Show
      when={props.isBest}
      fallback={
        <circle
          class={props.point.result.known ? 'solo-known' : 'solo-dot'}
          cx={props.point.x}
          cy={props.point.y}
          r={props.point.result.known ? 3.5 : 2.5}
        />
      }
    >
      <Star x={props.point.x} y={props.point.y} />
    </Show>
  );
}

function Star(props: { x: number; y: number }) {
  return (
    <path
      class="solo-star"
      transform={`translate(${props.x} ${props.y})`}
      d="M0-8 2.1-2.9 7.6-2.5 3.4 1.1 4.7 6.5 0 3.6-4.7 6.5-3.4 1.1-7.6-2.5-2.1-2.9Z"
    />
  );
}

/** What a mark of the curve means. */
export function Sign(props: { said: string; children: JSX.Element }) {
  return (
    <span>
      <svg class="solo-sign" viewBox="0 0 20 20" aria-hidden="true">
        {props.children}
      </svg>
      {props.said}
    </span>
  );
}
