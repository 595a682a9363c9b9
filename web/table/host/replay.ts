// A table that only looks back at a finished log: from step to step, or from one moment that its game names to the next.
import { createSignal } from 'solid-js';
import { isRefusal } from '#shared/engine/game.ts';
import { act, type Match, outcomeOf, startMatch, view } from '#shared/engine/match.ts';
import type { Room, RoomEntry } from '#shared/engine/table.ts';
import type { Table } from './table.ts';

export interface ReplayTable<View> extends Table<View> {
  steps: number;
  step(): number;
  goTo(step: number): void;
}

/** @param stopsAt whether a watcher is to see this moment; without it, every one */
export function createReplayTable<View>(
  room: Room,
  log: readonly RoomEntry[],
  stopsAt: (view: View) => boolean = () => true,
): ReplayTable<View> {
  const all = foldedSteps(room, log);
  const isEnd = (at: number) => at === 0 || at === all.length - 1;
  const matches = all.filter((match, at) => isEnd(at) || stopsAt(view(match, 'watcher') as View));
  const [step, setStep] = createSignal(0);
  const shown = () => matches[step()]!;
  return {
    chairs: room.chairs,
    here: [],
    steps: matches.length - 1,
    step,
    goTo: (wanted) => setStep(Math.max(0, Math.min(matches.length - 1, wanted))),
    view: (viewer) => view(shown(), viewer) as View,
    outcome: () => outcomeOf(shown()),
    now: () => shown().at,
    pending: () => null,
    canPause: () => false,
    paused: () => false,
    pause() {},
    resume() {},
    act: async () => ({ number: 0, accepted: false, refused: 'over' }),
    arrange() {},
    close() {},
  };
}

function foldedSteps({ match, kit }: Room, log: readonly RoomEntry[]): Match[] {
  const first = startMatch(kit.game, match.header);
  if (isRefusal(first)) throw new Error(`A room with a refused header: ${first.refused}`);
  const matches = [first];
  for (const { by, action, at, pressed } of log) {
    const next = act(matches.at(-1)!, by, action, at, pressed);
    if (isRefusal(next)) throw new Error(`A room with a log that does not fold: ${next.refused}`);
    matches.push(next);
  }
  return matches;
}
