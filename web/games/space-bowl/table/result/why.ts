// Why a match of Space Bowl went the way it did, from the points after each round.
import type { Outcome, Seat } from '#shared/engine/game.ts';
import { FIRST_SCORE } from '#shared/games/space-bowl/components.ts';
import { type Pair, pairOf } from '#web/table/kit/moment/decided.ts';
import { isDecidedOtherwise, winnersIn } from '#web/table/kit/winners.ts';

/** What a seat has won and lost. */
interface Course {
  /** In so many rounds. */
  scored: number;
  gained: number;
  lost: number;
}

export type Why =
  | { kind: 'shared' }
  | { kind: 'stock' }
  /** Who was ahead before the last round, is not any more. */
  | ({ kind: 'overtook' } & Pair)
  | ({ kind: 'scored' | 'gained' | 'lost'; won: Course; behind: Course; rounds: number } & Pair);

export function whyOf(history: readonly (readonly number[])[], outcome: Outcome, own: Seat | null): Why {
  if (winnersIn(outcome).length > 1) return { kind: 'shared' };
  if (isDecidedOtherwise(outcome)) return { kind: 'stock' };
  const pair = pairOf(outcome, own);
  const leader = leaderBefore(history, pair, own);
  if (leader !== null) return { kind: 'overtook', winner: pair.winner, other: leader };
  const [won, behind] = [courseOf(history, pair.winner), courseOf(history, pair.other)];
  const facts = { ...pair, won, behind, rounds: history.length };
  if (behind.lost - won.lost > won.gained - behind.gained) return { kind: 'lost', ...facts };
  return { kind: won.scored > behind.scored ? 'scored' : 'gained', ...facts };
}

/** Whoever the winner overtook in the last round: whoever looks, if it was them. */
function leaderBefore(
  history: readonly (readonly number[])[],
  { winner }: Pair,
  own: Seat | null,
): Seat | null {
  const before = history.at(-2);
  if (!before) return null;
  const most = Math.max(...before);
  if (before[winner] === most) return null;
  return own !== null && before[own] === most ? own : before.indexOf(most);
}

function courseOf(history: readonly (readonly number[])[], seat: Seat): Course {
  const points = [FIRST_SCORE, ...history.map((scores) => scores[seat]!)];
  const changes = points.slice(1).map((now, round) => now - points[round]!);
  const gains = changes.filter((change) => change > 0);
  const sum = (many: readonly number[]) => many.reduce((all, one) => all + one, 0);
  const gained = sum(gains);
  return { scored: gains.length, gained, lost: gained - sum(changes) };
}
