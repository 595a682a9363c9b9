// The course of a match that is looked back at: where its rounds begin, where it turned, and what nobody found.
import type { Moment, TurningPoint } from '#shared/engine/turning-points.ts';
import { turningPoints } from '#shared/engine/turning-points.ts';
import type { ReplayTable } from '../../table/host/replay.ts';
import type { LookingBack } from '../../table/kit/looking-back.ts';

export interface Mark {
  at: number;
  /** Which round it is in, from 1; 0 before the first. */
  round: number;
}
export type Turn = TurningPoint & Mark;
export interface Missed extends Mark {
  said: string;
}

export interface Course {
  /** Where each round begins. */
  rounds: readonly Mark[];
  turns: readonly Turn[];
  missed: readonly Missed[];
}

export function courseOf<View>(table: ReplayTable<View>, game: LookingBack<View>): Course {
  const places = Array.from({ length: table.steps + 1 }, (_, at) => at);
  const undone = undoneIn(places.map((at) => game.undoes?.(table.seenAt(at)) ?? false));
  const moments = places.map(
    (at): Moment => ({
      scores: table.scoresAt(at),
      begins: game.begins(table.seenAt(at), at === 0 ? null : table.seenAt(at - 1)),
      undone: undone.has(at),
    }),
  );
  const begun = places.filter((at) => moments[at]!.begins && !undone.has(at));
  const marked = (at: number): Mark => ({ at, round: begun.filter((round) => round <= at).length });
  return {
    rounds: begun.map(marked),
    turns: turningPoints(moments).map((turn) => ({ ...turn, ...marked(turn.at) })),
    missed: places.flatMap((at) => {
      const said = game.missed?.(table.seenAt(at)) ?? '';
      return said ? [{ ...marked(at), said }] : [];
    }),
  };
}

/** Steps that take one back, and those that they take back. */
function undoneIn(undoes: readonly boolean[]): Set<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const [at, undo] of undoes.entries()) {
    if (!undo) {
      standing.push(at);
      continue;
    }
    undone.add(at);
    const before = standing.pop();
    if (before !== undefined) undone.add(before);
  }
  return undone;
}

/** The places to jump to, each once. */
export function jumpsOf({ rounds, turns }: Course, steps: number): number[] {
  const places = new Set([0, ...[...rounds, ...turns].map(({ at }) => at), steps]);
  return [...places].sort((one, other) => one - other);
}
