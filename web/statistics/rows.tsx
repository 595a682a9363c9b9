// The table of a game: a row for each whom one played against, pressed to see how it went.
import { For, type JSX } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import { measureOf, worth } from '../table/kit/solo/measure.ts';
import { numberText } from '../table/kit/solo/texts.ts';
import { pagesWords } from '../words/pages/words.ts';
import { shareText } from '../words/share.ts';
import type { Row } from './kept.ts';
import { tallyOf } from './tally.ts';

export function Rows(props: {
  game: GameId;
  rows: readonly Row[];
  chosen: number;
  choose: (row: number) => void;
  /** What the table is of. */
  heading: string;
}) {
  const text = () => pagesWords().statistics;
  return (
    <table class="statistics-rows" aria-labelledby={props.heading}>
      <thead>
        <tr>
          <th scope="col">{text().against}</th>
          <th scope="col">{text().matches}</th>
          <th scope="col">{text().wins}</th>
          <th scope="col">{text().best}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row, at) => (
            <tr classList={{ chosen: props.chosen === at() }}>
              <th scope="row">
                <button type="button" aria-pressed={props.chosen === at()} onClick={() => props.choose(at())}>
                  {labelOf(row, props.rows)}
                </button>
              </th>
              <Cells row={row} game={props.game} />
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Cells(props: { row: Row; game: GameId }): JSX.Element {
  const tally = () => tallyOf(props.row.played)!;
  const isBeaten = () => props.row.rivals !== 'alone' && props.row.rivals !== 'people';
  const wins = () => numberText(tally().wins);
  return (
    <>
      <td>{numberText(tally().matches)}</td>
      <td>
        {isBeaten() ? (
          <>
            {wins()} <span class="soft statistics-share">{shareText(tally().wins / tally().matches)}</span>
          </>
        ) : (
          '–'
        )}
      </td>
      <td>{bestSaid(props.row, props.game)}</td>
    </>
  );
}

function bestSaid({ played, alone }: Row, game: GameId): string {
  if (!alone) return numberText(tallyOf(played)!.best.points);
  const measure = measureOf(game);
  const sorted = alone.results
    .map(({ points }) => points)
    .sort((one, other) => worth(other, measure) - worth(one, measure));
  return sorted[0] === undefined ? '–' : measure.short(sorted[0]);
}

/** By other options somebody alone plays something else. */
function labelOf(row: Row, rows: readonly Row[]): string {
  const { rivals, another } = pagesWords().statistics;
  const same = rows.filter((other) => other.rivals === row.rivals);
  const label = rivals[row.rivals];
  return same.length > 1 ? another(label, same.indexOf(row) + 1) : label;
}
