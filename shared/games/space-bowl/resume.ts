// Going on from what one viewer saw, without the room it was played in: what they could not see is dealt anew.
import * as v from 'valibot';
import type { Resume } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { type CardId, DECK, LAST_SPACE, PILE_CARDS } from './components.ts';
import { OptionsSchema } from './options.ts';
import { turnedUp } from './round.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const card = whole(0, DECK.length - 1);
const score = whole(0, LAST_SPACE);
const perSeat = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(8));

/** Between two rounds: a throw that was on the table is thrown again. */
const PositionSchema = v.pipe(
  v.strictObject({
    options: OptionsSchema,
    /** Null for a card that lies face down. */
    galaxy: v.pipe(v.array(v.nullable(card)), v.maxLength(36)),
    top: card,
    pile: whole(1, PILE_CARDS),
    scores: perSeat(score),
    stock: perSeat(whole(0, DECK.length)),
    captain: whole(0, 7),
    round: whole(1, PILE_CARDS),
    history: v.pipe(v.array(perSeat(score)), v.maxLength(PILE_CARDS + 1)),
  }),
  v.check(
    ({ options, galaxy, scores, stock, captain, history }) =>
      galaxy.length === (options.larger ? 36 : 25) &&
      stock.length === scores.length &&
      captain < scores.length &&
      history.every((row) => row.length === scores.length),
  ),
  v.check(({ galaxy, top, pile, stock }) => {
    const seen = [...galaxy.filter((card) => card !== null), top];
    const cards = galaxy.length + pile + stock.reduce((sum, own) => sum + own, 0);
    return new Set(seen).size === seen.length && cards <= DECK.length;
  }),
);
type Position = v.InferOutput<typeof PositionSchema>;

function position(view: View): Position | null {
  const top = view.top?.card ?? null;
  if (view.phase.kind === 'over' || top === null) return null;
  const { options, pile, scores, stock, captain, round, history } = view;
  const galaxy = view.galaxy.map(({ card }) => card);
  return { options, galaxy, top, pile, scores, stock, captain, round, history };
}

function state(
  { options, galaxy, top, pile, scores, stock, captain, round, history }: Position,
  seed: string,
): State {
  const roll = dice(seeded(seed));
  const seen = new Set<CardId | null>([...galaxy, top]);
  const unseen = roll.shuffled([...DECK.keys()].filter((card) => !seen.has(card)));
  const deal = (many: number) => unseen.splice(0, many);
  return {
    options,
    seats: scores.length,
    galaxy: galaxy.map((card) => ({ card: card ?? deal(1)[0]!, faceDown: card === null })),
    pile: turnedUp([top, ...deal(pile - 1)].map((card) => ({ card, faceDown: false }))),
    random: roll.state(),
    scores,
    stock: stock.map(deal),
    captain,
    round,
    phase: { kind: 'rest', since: 0, ready: scores.map(() => false) },
    last: null,
    history,
  };
}

export const resume: Resume<View, Position, State> = {
  schema: PositionSchema,
  position,
  state,
  seats: ({ scores }) => scores.length,
};
