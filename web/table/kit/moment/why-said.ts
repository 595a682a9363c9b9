// Why a match went the way it did, in a sentence, where its points are made of parts.
import type { Outcome } from '#shared/engine/game.ts';
import { kitWords } from '../words/words.ts';
import { decided } from './decided.ts';
import { ownSeat, type Seated, whoAt } from './who.ts';

interface Sayable<Part extends string> {
  /** For each part of the points, what each seat has of it. */
  parts: Readonly<Record<Part, readonly number[]>>;
  names: Readonly<Record<Part, string>>;
  points: (many: number) => string;
  shared: string;
  /** What decides between equals. */
  tie: string;
}

/** Empty where there is nothing to say. */
export function whySaid<Part extends string>(seated: Seated, outcome: Outcome, of: Sayable<Part>): string {
  const why = decided(of.parts, outcome, ownSeat(seated));
  switch (why?.kind) {
    case 'alone':
      return kitWords().why.most(of.names[why.part], of.points(why.points), why.of);
    case 'shared':
      return of.shared;
    case 'tiebreak':
      return of.tie;
    case 'part': {
      const [winner, other] = [whoAt(seated, why.winner), whoAt(seated, why.other)];
      return kitWords().why.decided(of.names[why.part], of.points(why.won), winner, `${why.lost}`, other);
    }
    default:
      return '';
  }
}
