// The points of a hand as an example: its stars, its pairs and its tokens.
import { For, type JSX } from 'solid-js';
import type { Loot } from '#shared/games/gravity-superstar/components.ts';
import { pointsOf } from '#shared/games/gravity-superstar/score.ts';
import { gravityLearnWords } from '../words/words.ts';
import './score.css';
import { LootSign } from '../../table/pieces/loot-sign.tsx';

const [BLUE, YELLOW, PINK] = [0, 1, 2] as const;
const STARS = [YELLOW, YELLOW, YELLOW, BLUE, BLUE, PINK];
const PAIRS = [YELLOW, BLUE];
const TOKENS = ['token', 'token'] as const;
const TOTAL = pointsOf({ taken: [[2, 3, 1, 0, 0, 0]], tokens: [TOKENS.length] }, 0);

export function Score() {
  const text = () => gravityLearnWords().rules.points;
  const rows = (): { what: string; picture: JSX.Element; points: number }[] => [
    { what: text().star, picture: <Things groups={STARS.map((star) => [star])} />, points: STARS.length },
    {
      what: text().pair,
      picture: <Things groups={PAIRS.map((star) => [star, star])} />,
      points: PAIRS.length,
    },
    {
      what: text().token,
      picture: <Things groups={TOKENS.map((token) => [token])} />,
      points: TOKENS.length,
    },
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

function Things(props: { groups: readonly (readonly Loot[])[] }) {
  return (
    <span class="score-things">
      <For each={props.groups}>
        {(group) => (
          <span class="score-group" classList={{ pair: group.length > 1 }}>
            <For each={group}>{(loot) => <LootSign loot={loot} />}</For>
          </span>
        )}
      </For>
    </span>
  );
}
