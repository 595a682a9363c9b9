// Going on from what one viewer saw, without the room it was played in: what they could not see is dealt anew.
import type { Resume } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { type CardId, DECK } from './components.ts';
import { type Position, PositionSchema } from './position.ts';
import { turnedUp } from './round.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

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
