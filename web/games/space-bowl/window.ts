// Which cards matter for what is looked at after a round: a chosen answer, or the pick of a chosen seat.
import { cardsUnder } from '../../../shared/space-bowl/geometry.ts';
import type { Desk } from './desk.ts';

export function windowOf(desk: Desk): number[] {
  const result = desk.result();
  if (!result) return [];
  const seat = desk.lit();
  const chosen = seat === null ? null : result.seats[seat]!;
  const card = chosen ? chosen.pick : desk.shownAnswer();
  if (card === null) return [];
  const turn = chosen?.turn ?? result.answers.find((answer) => answer.card === card)?.turn ?? 0;
  const { size, options } = desk.view();
  const { disc, marbles } = result.thrown;
  const used = new Set([disc, ...marbles.map((marble) => marble.cell)]);
  const under = cardsUnder({ size, ring: options.ring }, disc, card, turn);
  return under.filter((at, cell): at is number => at !== null && used.has(cell));
}
