// What is told of a match of Space Builder that is looked back at: it stops once a round, with the boards checked.
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import type { LookingBack } from '#web/table/kit/looking-back.ts';
import { listed } from '#web/words/words.ts';
import { builderWords } from '../words/words.ts';
import { buildingSaid } from './model/speech.ts';
import { aloneSaid, equalsOf } from './model/verdict.ts';

type NameOf = (seat: number) => string;

const lookingBack: LookingBack<View> = {
  begins: ({ last }, before) => last !== null && last.round !== before?.last?.round,
  told({ last, seats, held }, _, name) {
    if (!last) return '';
    if (seats === 1) return aloneSaid(last);
    return [wonSaid(last, name), unlockedSaid(last, held, name)].filter(Boolean).join(' ');
  },
  pause: ({ last, seats }) => ({ moves: 0, reads: last ? 4000 + 1000 * seats : 1500 }),
};
export default lookingBack;

function wonSaid(result: RoundResult, name: NameOf): string {
  const { winner: text } = builderWords().result;
  if (result.winner === null) return text.nobody;
  const { total } = result.seats[result.winner]!;
  const equals = listed(equalsOf(result).map(name));
  return equals
    ? text.otherFaster(name(result.winner), total, equals)
    : text.other(name(result.winner), total);
}

function unlockedSaid({ winner, seats }: RoundResult, held: View['held'], name: NameOf): string {
  if (winner === null) return '';
  const building = held[winner]!.find((one) => !seats[winner]!.held.includes(one));
  return building === undefined
    ? ''
    : builderWords().result.unlocked.other(name(winner), buildingSaid(building));
}
