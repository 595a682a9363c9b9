// Points of a round, one line for each reason.
import type { Seat } from '#shared/engine/game.ts';
import type { Verdict } from './solver.ts';
import type { Call, Claim, Joker, Judgement, Point, SeatResult } from './state.ts';
import { judgementOf } from './state.ts';

interface Claims {
  call: Call;
  claims: readonly Claim[];
  joker: Joker | null;
}

/** What each seat's claim turned out to be. A claimant, or whoever put the joker down, who named no card is wrong. */
export function judgements({ claims, joker }: Claims, verdicts: readonly Verdict[]): Judgement[] {
  return claims.map((claim, seat) => {
    if (claim.role === 'red') return 'red';
    if (claim.pick !== null) return judgementOf(verdicts[claim.pick]!, joker, seat);
    return claim.role === 'claimant' || joker?.by === seat ? 'invalid' : 'none';
  });
}

export function isValid(judgement: Judgement): boolean {
  return judgement === 'valid' || judgement === 'validWithJoker';
}

export function score(round: Claims, judged: readonly Judgement[], before: readonly number[]) {
  const found = judged.some(isValid);
  return {
    found,
    seats: judged.map((judgement, seat) => {
      const points = pointsOf(round, judgement, seat, found);
      const total = points.reduce((sum, point) => sum + point.points, before[seat]!);
      return { points, before: before[seat]!, after: Math.max(0, total) };
    }) satisfies Pick<SeatResult, 'points' | 'before' | 'after'>[],
  };
}

function pointsOf({ call, claims }: Claims, judgement: Judgement, seat: Seat, found: boolean): Point[] {
  const points: Point[] = [];
  const caller = call.by === seat;
  const pick = claims[seat]!.pick;
  if (isValid(judgement)) {
    points.push({ reason: 'valid', points: 1 });
    if (caller) points.push({ reason: 'go', points: 1 });
    const shared = claims.some((other, at) => at !== seat && other.role !== 'red' && other.pick === pick);
    if (!shared) points.push({ reason: 'alone', points: 1 });
    if (judgement === 'validWithJoker') points.push({ reason: 'joker', points: -1 });
  }
  if (judgement === 'invalid') {
    points.push({ reason: 'invalid', points: -1 });
    if (caller && found) points.push({ reason: 'goInvalid', points: -1 });
  }
  if (judgement === 'red') {
    points.push({ reason: 'red', points: found ? -1 : 1 });
    if (caller) points.push({ reason: 'doom', points: found ? -1 : 1 });
  }
  return points;
}
