// Everything one can jump to, in a sheet: the rounds, where the match turned, and what nobody found.
import { For, type JSX, Show } from 'solid-js';
import type { ReplayTable } from '../../table/host/replay.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pagesWords } from '../../words/pages/words.ts';
import type { Course, Turn } from './course.ts';
import { TurnSign } from './turn-sign.tsx';

export function Moments(props: {
  table: ReplayTable<object>;
  course: Course;
  goTo: (step: number) => void;
  close: () => void;
}) {
  const text = () => pagesWords().replay;
  /** Closed by itself, the sheet gives the focus back. */
  function jump(step: number, pressed: Element): void {
    pressed.closest('dialog')?.close();
    props.goTo(step);
  }
  return (
    <Dialog title={text().moments} class="moments" close={props.close}>
      <Show when={props.course.rounds.length > 0}>
        <h3>{text().rounds}</h3>
        <ol class="moments-rounds">
          <For each={props.course.rounds}>
            {({ at, round }) => (
              <li>
                <button
                  type="button"
                  class="button"
                  aria-label={text().round(round)}
                  aria-current={isIn(props.course, round, props.table.step()) ? 'true' : undefined}
                  onClick={(event) => jump(at, event.currentTarget)}
                >
                  {round}
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={props.course.turns.length > 0}>
        <h3>{text().turns}</h3>
        <ul class="moments-list">
          <For each={props.course.turns}>
            {(turn) => (
              <Line round={turn.round} press={(pressed) => jump(turn.at, pressed)}>
                <TurnSign kind={turn.kind} />
                {turnSaid(turn, (seat) => props.table.chairs[seat]!.name)}
              </Line>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.course.missed.length > 0}>
        <h3>{text().missed}</h3>
        <ul class="moments-list">
          <For each={props.course.missed}>
            {({ at, round, said }) => (
              <Line round={round} press={(pressed) => jump(at, pressed)}>
                {said}
              </Line>
            )}
          </For>
        </ul>
      </Show>
      <button
        type="button"
        class="button"
        onClick={(event) => event.currentTarget.closest('dialog')?.close()}
      >
        {text().close}
      </button>
    </Dialog>
  );
}

function Line(props: { round: number; press: (pressed: Element) => void; children: JSX.Element }) {
  return (
    <li>
      <button type="button" class="moments-line" onClick={(event) => props.press(event.currentTarget)}>
        <Show when={props.round > 0}>
          <span class="soft">{pagesWords().replay.round(props.round)}</span>
        </Show>
        <span class="moments-said">{props.children}</span>
      </button>
    </li>
  );
}

/** The step lies between the beginning of this round and that of the next. */
function isIn({ rounds }: Course, round: number, step: number): boolean {
  const from = rounds[round - 1]?.at ?? 0;
  const until = rounds[round]?.at ?? Number.POSITIVE_INFINITY;
  return step >= from && step < until;
}

function turnSaid(turn: Turn, name: (seat: number) => string): string {
  const text = pagesWords().replay;
  switch (turn.kind) {
    case 'lead':
      return text.takesLead(name(turn.seat));
    case 'gain':
      return text.gains(name(turn.seat), turn.points);
    case 'last':
      return text.lastRound;
  }
}
