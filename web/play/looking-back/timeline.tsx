// The course of the match as a line to move along: rounds are ticks on it, turning points signs above it.
import { For } from 'solid-js';
import type { ReplayTable } from '../../table/host/replay.ts';
import { pagesWords } from '../../words/pages/words.ts';
import type { Course } from './course.ts';
import { TurnShape } from './turn-sign.tsx';

export function Timeline(props: {
  table: ReplayTable<object>;
  course: Course;
  goTo: (step: number) => void;
}) {
  const text = () => pagesWords().replay;
  const share = (at: number) => `${(100 * at) / Math.max(1, props.table.steps)}%`;
  return (
    <div class="timeline">
      <svg class="timeline-marks" aria-hidden="true">
        <line class="timeline-line" x1="0" x2="100%" y1="22" y2="22" />
        <line class="timeline-gone" x1="0" x2={share(props.table.step())} y1="22" y2="22" />
        <For each={props.course.rounds}>
          {({ at }) => <line class="timeline-round" x1={share(at)} x2={share(at)} y1="30" y2="38" />}
        </For>
        <For each={props.course.turns}>
          {({ at, kind }) => (
            <svg class="timeline-turn" x={share(at)} y="7" aria-hidden="true">
              <TurnShape kind={kind} />
            </svg>
          )}
        </For>
      </svg>
      <input
        type="range"
        min="0"
        max={props.table.steps}
        value={props.table.step()}
        aria-label={text().step}
        aria-valuetext={text().stepOf(props.table.step(), props.table.steps)}
        onInput={(event) => props.goTo(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
