// What can be wrong with a building, as it is on the plan and as it was built, and how many faults that is.
import { For } from 'solid-js';
import type { Board } from '#shared/games/space-builder/components.ts';
import { Lines } from '#web/table/kit/learn/rules.tsx';
import type { Ground } from '../../drawings/paint/tones.ts';
import { builderWords } from '../../words/words.ts';
import { builderLearnWords } from '../words/words.ts';
import { FAULTY } from './faulty.ts';
import './fault-table.css';
import { SiteDrawn } from './site-drawn.tsx';

export function FaultTable() {
  const text = () => builderLearnWords().rules.faults;
  return (
    <>
      <table class="rules-table learn-builder-faults">
        <thead>
          <tr>
            <th scope="col">{text().fault}</th>
            <th scope="col">{text().plan}</th>
            <th scope="col">{text().board}</th>
            <th scope="col">{text().many}</th>
          </tr>
        </thead>
        <tbody>
          <For each={FAULTY}>
            {({ reason, plan, board, points }) => (
              <tr>
                <th scope="row">{builderWords().result.reasons[reason]}</th>
                <td>
                  <Strip on="paper" sites={plan} />
                </td>
                <td>
                  <Strip on="rock" sites={board} />
                </td>
                <td class="learn-builder-points">{points}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Lines text={text().notes} list />
    </>
  );
}

function Strip(props: { on: Ground; sites: Board }) {
  return (
    <span class="learn-builder-strip">
      <For each={props.sites}>{(piece) => <SiteDrawn on={props.on} piece={piece} />}</For>
    </span>
  );
}
