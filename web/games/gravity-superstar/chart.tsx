// The board for those who do not see it: what lies in each row.
import { For } from 'solid-js';
import { gravityWords } from '../../words/gravity-words.ts';
import type { Desk } from './desk.ts';
import { lootName } from './speech.ts';

export function Chart(props: { desk: Desk }) {
  const text = () => gravityWords().chart;
  const view = () => props.desk.view();
  const rows = () => Array.from({ length: view().board.height }, (_, row) => row);

  function thingsIn(row: number): string {
    const { width } = view().board;
    const things = Array.from({ length: width }, (_, column) =>
      thingsOn(row * width + column).map((thing) => text().cell(column + 1, thing)),
    ).flat();
    return things.length > 0 ? things.join('; ') : text().nothing;
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
      ...lying.map(([seat, pawn]) => text().pawn(props.desk.chair(seat).name, feet[pawn!.feet]!)),
    ];
  }

  return (
    <ul class="unseen" aria-label={text().title}>
      <For each={rows()}>{(row) => <li>{text().row(row + 1, thingsIn(row))}</li>}</For>
    </ul>
  );
}
