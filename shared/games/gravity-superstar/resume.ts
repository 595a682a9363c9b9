// Going on from what one viewer saw, without the room: cards that lay face down are dealt anew.
import type { Resume } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { boardOf } from './board.ts';
import { CARDS, TOKENS } from './components.ts';
import { type Position, PositionSchema } from './position.ts';
import type { Played, State } from './state.ts';
import type { View } from './view.ts';

function position(view: View): Position | null {
  if (view.phase.kind === 'over') return null;
  const { options, stars, pawns, open, taken, tokens, starter, round, phase, replayed, played, ending } =
    view;
  const { tiles } = view.board;
  const shown = {
    options,
    tiles,
    stars,
    pawns,
    open,
    taken,
    tokens,
    starter,
    round,
    phase,
    replayed,
    played,
    ending,
  };
  return shown as Position;
}

function state(position: Position, seed: string): State {
  const { tiles, tokens, played, ...known } = position;
  const roll = dice(seeded(seed));
  return {
    ...known,
    seats: tokens.length,
    board: boardOf(tiles),
    tokens,
    supply: TOKENS - tokens.reduce((sum, own) => sum + own, 0),
    played: played.map((own) => dealt(own, roll)),
    since: 0,
    events: [],
    before: null,
  };
}

/** Unknown cards are any of those that the others are not. */
function dealt(own: Position['played'][number], roll: Dice): Played[] {
  const rest = roll.shuffled(CARDS.filter((card) => !own.some((played) => played.card === card)));
  return own.map(({ card, down }) => ({ card: card ?? rest.pop()!, down }));
}

export const resume: Resume<View, Position, State> = {
  schema: PositionSchema,
  position,
  state,
  seats: ({ tokens }) => tokens.length,
};
