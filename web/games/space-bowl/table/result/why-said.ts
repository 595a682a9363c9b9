// Why a match of Space Bowl went the way it did, in a sentence.
import type { Outcome } from '#shared/engine/game.ts';
import { ownSeat, type Seated, whoAt } from '#web/table/kit/moment/who.ts';
import { bowlWords } from '../../words/words.ts';
import { whyOf } from './why.ts';

type History = readonly (readonly number[])[];

export function whySaid(history: History, outcome: Outcome, seated: Seated): string {
  const text = bowlWords().over;
  const why = whyOf(history, outcome, ownSeat(seated));
  if (why.kind === 'shared') return text.shared;
  if (why.kind === 'stock') return text.byStock;
  const [winner, other] = [whoAt(seated, why.winner), whoAt(seated, why.other)];
  if (why.kind === 'overtook') return text.why.overtook(winner, other);
  const { won, behind, rounds } = why;
  switch (why.kind) {
    case 'scored':
      return text.why.scored(winner, won.scored, other, behind.scored, rounds);
    case 'gained':
      return text.why.gained(winner, won.gained, won.scored, other, behind.gained, behind.scored);
    case 'lost':
      return text.why.lost(winner, won.lost, other, behind.lost);
  }
}
