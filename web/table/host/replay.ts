// A table that only looks back at a finished log: from step to step, or from one moment that its game names to the next.
import { createSignal } from 'solid-js';
import { isRefusal, type Millis } from '#shared/engine/game.ts';
import { type Match, outcomeOf, replay, view } from '#shared/engine/match.ts';
import type { Room, RoomEntry } from '#shared/engine/table.ts';
import type { Table } from './table.ts';

export interface ReplayTable<View> extends Table<View> {
  steps: number;
  step(): number;
  goTo(step: number): void;
  /** What a watcher sees at a step. */
  seenAt(step: number): View;
  /** What each seat has by then, with what only itself knows. */
  scoresAt(step: number): number[];
  /** How many entries of the log lie before it: the same in every version that stops elsewhere. */
  entriesAt(step: number): number;
  reveals(): boolean;
  reveal(reveals: boolean): void;
}

interface Stops<View> {
  /** Whether a watcher is to see this moment, after the one before; without it, every one. */
  stopsAt?: ((now: View, before: View) => boolean) | undefined;
  /** How long things go on moving by themselves. */
  moves?: (now: View) => Millis;
  /** Nothing is to move: whatever did has come to rest. */
  isStill?: () => boolean;
}

export function createReplayTable<View>(
  room: Room,
  log: readonly RoomEntry[],
  { stopsAt = () => true, moves = () => 0, isStill = () => false }: Stops<View> = {},
): ReplayTable<View> {
  const all = foldedSteps(room, log).map((match) => ({ match, seen: view(match, 'watcher') as View }));
  const isEnd = (at: number) => at === 0 || at === all.length - 1;
  const stops = all.filter(({ seen }, at) => isEnd(at) || stopsAt(seen, all[at - 1]!.seen));
  const [step, setStep] = createSignal(0);
  const [reveals, reveal] = createSignal(false);
  const stopAt = (wanted: number) => stops[Math.max(0, Math.min(stops.length - 1, wanted))]!;
  const shown = () => stopAt(step());
  let since = performance.now();
  return {
    chairs: room.chairs,
    here: [],
    steps: stops.length - 1,
    step,
    goTo(wanted) {
      since = performance.now();
      setStep(stops.indexOf(stopAt(wanted)));
    },
    seenAt: (wanted) => stopAt(wanted).seen,
    scoresAt: (wanted) => scoresOf(stopAt(wanted).match),
    entriesAt: (wanted) => stopAt(wanted).match.length,
    reveals,
    reveal,
    view: (viewer) => (viewer === 'watcher' ? shown().seen : (view(shown().match, viewer) as View)),
    outcome: () => outcomeOf(shown().match),
    now() {
      const { match, seen } = shown();
      const gone = isStill() ? Number.POSITIVE_INFINITY : Math.round(performance.now() - since);
      return match.at + Math.min(moves(seen), gone);
    },
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

function scoresOf(match: Match): number[] {
  return Array.from({ length: match.header.seats }, (_, seat) => view(match, seat).scores[seat]!);
}

function foldedSteps({ match, kit }: Room, log: readonly RoomEntry[]): Match[] {
  const matches: Match[] = [];
  const folded = replay(kit.game, match.header, log, (step) => matches.push(step));
  if (isRefusal(folded))
    throw new Error(`A room that does not fold, entry ${folded.entry}: ${folded.refused}`);
  return matches;
}
