// The board for those who do not see it: what lies in each row.
import { For } from 'solid-js';
import { isBlocked } from '#shared/games/gravity-superstar/board.ts';
import type { Side } from '#shared/games/gravity-superstar/components.ts';
import { listed } from '#web/words/words.ts';
import { gravityWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { lootName } from '../model/speech.ts';

export function Chart(props: { model: Model }) {
  const text = () => gravityWords().chart;
  const view = () => props.model.view();
  const rows = () => Array.from({ length: view().board.height }, (_, row) => row);

  function thingsIn(row: number): string {
    const { width } = view().board;
    const things = Array.from({ length: width }, (_, column) =>
      thingsOn(row * width + column).map((thing) => text().cell(column + 1, thing)),
    ).flat();
    const said = [...things, ...platformsIn(row)];
    return said.length > 0 ? said.join('; ') : text().nothing;
  }

  /** Each once: those below the cells of a row, and those to their right. */
  function platformsIn(row: number): string[] {
    const { board } = view();
    const columns = (side: Side) =>
      Array.from({ length: board.width }, (_, column) => column)
        .filter((column) => isBlocked(board, row * board.width + column, side))
        .map((column) => text().column(column + 1));
    const [below, right] = [columns(2), columns(1)];
    return [
      ...(below.length > 0 ? [text().below(listed(below), below.length)] : []),
      ...(right.length > 0 ? [text().right(listed(right), right.length)] : []),
    ];
  }

  function thingsOn(cell: number): string[] {
    const { board, stars, pawns, open } = view();
    const { feet } = gravityWords();
    const star = stars[cell] ?? null;
    const isReplay = board.symbols[cell] === 'replay';
    const door = board.doors.findIndex((door) => door.cell === cell);
    const doorFeet = feet[board.doors[door]?.feet ?? 0]!;
    const lying = [...pawns.entries()].filter(([, pawn]) => pawn?.cell === cell);
    return [
      ...(star === null ? [] : [isReplay ? text().covered(lootName(star)) : lootName(star)]),
      ...(star === null && isReplay ? [text().replay] : []),
      ...(door < 0 ? [] : [door === open ? text().open(doorFeet) : text().closed(doorFeet)]),
      ...lying.map(([seat, pawn]) => text().pawn(props.model.chair(seat).name, feet[pawn!.feet]!)),
    ];
  }

  return (
    <ul class="unseen" aria-label={text().title}>
      <For each={rows()}>{(row) => <li>{text().row(row + 1, thingsIn(row))}</li>}</For>
    </ul>
  );
}
