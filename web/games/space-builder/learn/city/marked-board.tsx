// A board that has been looked at: what is wrong carries its faults.
import { For } from 'solid-js';
import type { Board } from '#shared/games/space-builder/components.ts';
import { type Fault, siteOf } from '#shared/games/space-builder/faults.ts';
import { BoardGround } from '../../drawings/ground/ground.tsx';
import { middleOf } from '../../drawings/ground/layout.ts';
import { Standing } from '../../drawings/standing.tsx';
import './marked-board.css';

export function MarkedBoard(props: { plan: Board; board: Board; faults: readonly Fault[] }) {
  const middle = (fault: Fault) => {
    const where = fault.reason === 'missing' ? props.plan : props.board;
    return middleOf(siteOf(where, fault.building));
  };
  return (
    <BoardGround taken={props.board.map((piece) => piece !== null)}>
      <Standing lying={props.board} />
      <For each={props.faults}>
        {(fault) => (
          <g class="learn-builder-mark" transform={`translate(${middle(fault).x} ${middle(fault).y})`}>
            <rect x="-50" y="-50" width="100" height="100" rx="14" />
            <circle cx="36" cy="-36" r="20" />
            <text x="36" y="-26">
              {fault.points}
            </text>
          </g>
        )}
      </For>
    </BoardGround>
  );
}
