// The table of a lesson: one person plays by the real rules from a position built by hand, and may begin it again.
import { createMemo, createSignal } from 'solid-js';
import { isRefusal, type Millis, type Outcome, type Refusal, type Seat } from '#shared/engine/game.ts';
import type { Answer, Chair } from '#shared/engine/table.ts';
import { words } from '#web/words/words.ts';
import type { Table } from '../../host/table.ts';

/** Whoever learns. */
const ME = 0;
/** A star's name, the same in every language. */
const RIVAL: Chair = { kind: 'bot', name: 'Vega', colour: 1, level: 1 };

interface Rules<State, Action, View> {
  act(state: State, by: Seat, action: Action, at: Millis): State | Refusal;
  view(state: State, viewer: Seat): View;
  outcome(state: State): Outcome | null;
}

export interface LessonTable<View> extends Table<View> {
  begin(): void;
}

/** `start` is the position as it would be at a time: begun again it is a later one, which whoever watches sees. */
export function createLessonTable<State extends object, Action, View>(
  { act, view, outcome }: Rules<State, Action, View>,
  start: (at: Millis) => State,
): LessonTable<View> {
  const [position, setPosition] = createSignal({ at: 0, state: start(0) });
  const seen = createMemo(() => view(position().state, ME));
  function acted(seat: Seat, action: unknown): Answer {
    const at = position().at + 1;
    const state = act(position().state, seat, action as Action, at);
    if (isRefusal(state)) return { number: 0, accepted: false, ...state };
    setPosition({ at, state });
    return { number: 0, accepted: true };
  }

  return {
    get chairs() {
      return [{ kind: 'person', name: words().you, colour: 0 } as const, RIVAL];
    },
    here: [ME],
    view: seen,
    outcome: () => outcome(position().state),
    now: () => position().at,
    pending: () => null,
    canPause: () => false,
    paused: () => false,
    pause() {},
    resume() {},
    act: async (seat, action) => acted(seat, action),
    arrange: acted,
    close() {},
    begin: () => setPosition(({ at }) => ({ at: at + 1, state: start(at + 1) })),
  };
}
