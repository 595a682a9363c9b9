// The points of a round as a table, each line with a small drawing.
import { For, type JSX } from 'solid-js';
import { JokerToken, RedButton, SeatToken } from '#web/art/tokens.tsx';
import { learnWords } from '../words/words.ts';
import { FoundCard } from './pictures.tsx';
import './points.css';
import { signed } from '../../drawings/speech.ts';
import { bowlWords } from '../../words/words.ts';

interface Row {
  picture: () => JSX.Element;
  what: string;
  found: number | null;
  notFound: number | null;
}

const go = () => <span class="points-go">10</span>;
const alone = () => <SeatToken seat={0} />;
const doomCaller = () => (
  <span class="points-doom">
    <RedButton />
    <span class="points-go">10</span>
  </span>
);

export function PointsTable() {
  const text = () => learnWords().spaceBowl.points;
  const call = () => bowlWords().table.go;
  const rows = (): Row[] => {
    const what = text().rows;
    return [
      { picture: () => <FoundCard sign="✓" />, what: what.valid, found: 1, notFound: null },
      { picture: go, what: what.go(call()), found: 1, notFound: null },
      { picture: alone, what: what.alone, found: 1, notFound: null },
      { picture: () => <JokerToken />, what: what.joker, found: -1, notFound: null },
      { picture: () => <FoundCard sign="✕" />, what: what.invalid, found: -1, notFound: -1 },
      { picture: go, what: what.goInvalid(call()), found: -1, notFound: null },
      { picture: () => <RedButton />, what: what.red, found: -1, notFound: 1 },
      { picture: doomCaller, what: what.doom, found: -1, notFound: 1 },
    ];
  };
  return (
    <table class="rules-table points">
      <thead>
        <tr>
          <th scope="col">{text().reason}</th>
          <th scope="col">{text().found}</th>
          <th scope="col">{text().notFound}</th>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {(row) => (
            <tr>
              <th scope="row">
                <span class="points-picture" aria-hidden="true">
                  {row.picture()}
                </span>
                {row.what}
              </th>
              <Points points={row.found} />
              <Points points={row.notFound} />
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Points(props: { points: number | null }) {
  return (
    <td classList={{ plus: (props.points ?? 0) > 0, minus: (props.points ?? 0) < 0 }}>
      {props.points === null ? '–' : signed(props.points)}
    </td>
  );
}
