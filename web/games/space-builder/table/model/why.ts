// Why a match of Space Builder went the way it did, in a sentence: rounds won; alone, how fast it was built, or what was off.
import type { Outcome } from '#shared/engine/game.ts';
import { FAULTS, type FaultReason } from '#shared/games/space-builder/faults.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { decided } from '#web/table/kit/moment/decided.ts';
import { ownSeat, type Seated, whoAt } from '#web/table/kit/moment/who.ts';
import { builderWords } from '../../words/words.ts';
import type { Model } from './model.ts';

export function whySaid(model: Model, outcome: Outcome, seated: Seated): string {
  const text = builderWords();
  if (model.isAlone()) return aloneSaid(model.result());
  const why = decided({ rounds: outcome.scores }, outcome, ownSeat(seated));
  if (why?.kind !== 'part') return text.end.shared;
  const [winner, other] = [whoAt(seated, why.winner), whoAt(seated, why.other)];
  return text.end.rounds(winner, why.won, other, why.lost, model.view().winners.length);
}

/** How somebody built alone: how long each building took, or how many are wrong in which way; null where neither says anything. */
export type Run = { secondsEach: number } | { wrong: [FaultReason, number][] };
export function runOf({ seats, from }: Pick<RoundResult, 'seats' | 'from'>): Run | null {
  const { tapped, faults, held } = seats[0]!;
  if (tapped === null) return null;
  if (faults.length === 0) return { secondsEach: (tapped - from) / 1000 / held.length };
  const many = (reason: FaultReason) => faults.filter((fault) => fault.reason === reason).length;
  return { wrong: FAULTS.flatMap((reason) => (many(reason) > 0 ? [[reason, many(reason)]] : [])) };
}

function aloneSaid(result: RoundResult | null): string {
  const run = result && runOf(result);
  if (!run) return '';
  const { end, result: text } = builderWords();
  if ('secondsEach' in run) return end.pace(run.secondsEach);
  return end.off(run.wrong.map(([reason, many]) => end.offAs(text.reasons[reason], many)));
}
