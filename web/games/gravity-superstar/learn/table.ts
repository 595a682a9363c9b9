// The table of a lesson: one person plays a turn from a position built by hand, and may begin it again.
import { createMemo, createSignal } from 'solid-js';
import { isRefusal } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import { type View, view } from '#shared/games/gravity-superstar/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { words } from '#web/words/words.ts';
import { ME } from './small-board.ts';

/** A star's name, the same in every language. */
const RIVAL: Chair = { kind: 'bot', name: 'Vega', colour: 1, level: 1 };

export interface LessonTable extends Table<View> {
  begin(): void;
}

export function createLessonTable(start: State): LessonTable {
  const [state, setState] = createSignal(start);
  const seen = createMemo(() => view(state(), ME));
  return {
    get chairs() {
      return [{ kind: 'person', name: words().you, colour: 0 } as const, RIVAL];
    },
    here: [ME],
    view: seen,
    outcome: () => gravitySuperstar.outcome(state()),
    now: () => state().since,
    pending: () => null,
    canPause: false,
    paused: () => false,
    pause() {},
    resume() {},
    async act(seat, action) {
      const next = gravitySuperstar.act(state(), seat, action as Action, state().since + 1);
      if (isRefusal(next)) return { number: 0, accepted: false, ...next };
      setState(next);
      return { number: 0, accepted: true };
    },
    close() {},
    /** A moment later, so that whoever watches the table sees a change. */
    begin: () => setState((before) => ({ ...start, since: before.since + 1 })),
  };
}
