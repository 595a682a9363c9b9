// The few numbers of playing alone, and where the match that has just ended stands among them.
import { type JSX, Show } from 'solid-js';
import { kitWords } from '../words/words.ts';
import type { Overview } from './overview.ts';
import { bestOf, LAST, placeOf, type Standing, triesOf } from './standing.ts';
import { numberText } from './texts.ts';

export function Facts(props: { standing: Standing; overview: Overview }) {
  const text = () => kitWords().solo;
  const mean = () => props.overview.measure.said(Math.round(props.standing.mean));
  return (
    <>
      <dl class="solo-facts">
        <Fact name={text().best}>{props.overview.said(props.standing.best.points)}</Fact>
        <Fact name={text().played}>{numberText(props.standing.many)}</Fact>
        <Fact name={props.standing.many > LAST ? text().meanOfLast(LAST) : text().mean}>{mean()}</Fact>
      </dl>
      <Show when={currentSaid(props.standing, props.overview)}>{(said) => <p>{said()}</p>}</Show>
    </>
  );
}

function Fact(props: { name: string; children: JSX.Element }) {
  return (
    <div>
      <dt class="soft">{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

/** Nothing of a first result, which stands beside nothing. */
function currentSaid({ best, many }: Standing, { current, results, measure }: Overview): string {
  const text = kitWords().solo;
  if (!current) return '';
  if (current.known) {
    const tries = triesOf(current, results);
    // The first one came to nothing, or was left.
    if (tries.length === 1) return text.seenBefore;
    return text.tryOf(tries.indexOf(current) + 1, measure.said(bestOf(tries, measure)!.points));
  }
  if (many === 1) return '';
  return current === best ? text.newBest : text.place(placeOf(current, results, measure), many);
}
