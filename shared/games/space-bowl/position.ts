// A table between two rounds as one viewer knows it, parsed to the end: what no match comes to is refused.
import * as v from 'valibot';
import { holding, listOf, whole } from '#shared/engine/schemas.ts';
import { DECK, FIRST_SCORE, LARGER_SIDE, LAST_SPACE, PILE_CARDS, SIDE, VOID_CARDS } from './components.ts';
import { OptionsSchema, sideOf } from './options.ts';

const card = whole(0, DECK.length - 1);
/** With more the match would be over. */
const score = whole(0, LAST_SPACE - 1);
const perSeat = <Item extends v.GenericSchema>(item: Item) => listOf(item, 2, 8);

/** A throw that was on the table is thrown again. */
const Fields = v.strictObject({
  options: OptionsSchema,
  /** Null for a card that lies face down. */
  galaxy: listOf(v.nullable(card), SIDE ** 2, LARGER_SIDE ** 2),
  top: card,
  pile: whole(1, PILE_CARDS),
  scores: perSeat(score),
  stock: perSeat(whole(0, PILE_CARDS - 1)),
  captain: whole(0, 7),
  round: whole(1, PILE_CARDS),
  history: listOf(perSeat(score), 0, PILE_CARDS - 1),
});
export type Position = v.InferOutput<typeof Fields>;

export const PositionSchema = holding(
  Fields,
  (position) => isWhole(position) && areCards(position) && areScores(position),
);

/** Everything is there once for each seat, place and round; every round takes one card off the pile. */
function isWhole({ options, galaxy, pile, scores, stock, captain, round, history }: Position): boolean {
  return (
    galaxy.length === sideOf(options) ** 2 &&
    [stock, ...history].every((row) => row.length === scores.length) &&
    captain < scores.length &&
    history.length === round - 1 &&
    pile === PILE_CARDS - history.length
  );
}

/** Each card is there once, few lie face down, and a round brings at most one into a stock. */
function areCards({ options, galaxy, top, stock, history }: Position): boolean {
  const known = [...galaxy.filter((card) => card !== null), top];
  const faceDown = galaxy.length + 1 - known.length;
  return (
    new Set(known).size === known.length &&
    faceDown <= (options.void ? VOID_CARDS : 0) &&
    stock.reduce((sum, own) => sum + own, 0) <= history.length
  );
}

/** From the first row on, every round paid what a round can pay, and the last row is the score. */
function areScores({ scores, history }: Position): boolean {
  const rows = [scores.map(() => FIRST_SCORE), ...history];
  return (
    history.every((row, at) => canPay(row.map((after, seat) => after - rows[at]![seat]!))) &&
    rows.at(-1)!.every((points, seat) => points === scores[seat])
  );
}

/** Nobody loses more than two points or wins more than three; two and three only the caller. */
function canPay(points: number[]): boolean {
  const ofCaller = points.filter((many) => many === -2 || many === 3);
  return points.every((many) => many >= -2 && many <= 3) && ofCaller.length <= 1;
}
