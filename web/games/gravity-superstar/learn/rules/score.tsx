// The points of a hand as an example: its stars, its pairs and its tokens.
import { For, type JSX } from 'solid-js';
import { pointsOf } from '#shared/games/gravity-superstar/score.ts';
import { gravityLearnWords } from '../words/words.ts';
import './score.css';
import { ReplaySign, Star } from '../../table/pieces/pieces.tsx';

const [BLUE, YELLOW, PINK] = [0, 1, 2] as const;
const STARS = [YELLOW, YELLOW, YELLOW, BLUE, BLUE, PINK];
const PAIRS = [YELLOW, BLUE];
const TOKENS = 2;
const TOTAL = pointsOf({ taken: [[2, 3, 1, 0, 0, 0]], tokens: [TOKENS] }, 0);

export function Score() {
  const text = () => gravityLearnWords().rules.points;
  const rows = (): { what: string; picture: JSX.Element; points: number }[] => [
    { what: text().star, picture: <Stars groups={STARS.map((star) => [star])} />, points: STARS.length },
    {
      what: text().pair,
      picture: <Stars groups={PAIRS.map((star) => [star, star])} />,
      points: PAIRS.length,
    },
    { what: text().token, picture: <Tokens />, points: TOKENS },
  ];
  return (
    <table class="rules-table score">
      <thead>
        <tr>
          <th scope="col">{text().what}</th>
          <th scope="col" colSpan={2}>
            {text().here}
          </th>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {(row) => (
            <tr>
              <th scope="row">{row.what}</th>
              <td aria-hidden="true">{row.picture}</td>
              <td>{row.points}</td>
            </tr>
          )}
        </For>
        <tr class="score-total">
          <th scope="row">{text().total}</th>
          <td aria-hidden="true" />
          <td>{TOTAL}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Stars(props: { groups: readonly (readonly number[])[] }) {
  return (
    <span class="score-things">
      <For each={props.groups}>
        {(group) => (
          <span class="score-group" classList={{ pair: group.length > 1 }}>
            <For each={group}>
              {(colour) => (
                <svg viewBox="-4 -4 8 8" aria-hidden="true">
                  <Star colour={colour} x={0} y={0} />
                </svg>
              )}
            </For>
          </span>
        )}
      </For>
    </span>
  );
}

function Tokens() {
  return (
    <span class="score-things">
      <For each={Array.from({ length: TOKENS })}>
        {() => (
          <svg viewBox="-4 -4 8 8" aria-hidden="true">
            <ReplaySign x={0} y={0} />
          </svg>
        )}
      </For>
    </span>
  );
}
