// Everything a seat may do now, as its view shows it: for buttons, for bots and for tests.
import { isRefusal, type Seat } from '#shared/engine/game.ts';
import type { Action, Move } from './actions.ts';
import { CARDS, type Card, TRICKS, WAYS_OF } from './components.ts';
import { type Blocked, courseOf, type Ride, ride } from './ride.ts';
import type { Pieces } from './state.ts';
import { lootOf } from './turn.ts';
import type { View } from './view.ts';

export function legal(view: View, seat: Seat): Action[] {
  const undo: Action[] = view.undo === seat ? [{ type: 'undo' }] : [];
  return [...forward(view, seat), ...undo];
}

/** What actions are judged by; a state has it too. */
export type Seen = Pieces & Pick<View, 'phase' | 'played' | 'board'>;

/** The ride of a move, or what is in its way; a second action has its token paid before. */
export function rideOf(view: Seen, seat: Seat, move: Move): Ride | Blocked {
  const course = courseOf(view.board, view.pawns[seat]!, move);
  if (isRefusal(course)) return course;
  const isPaid = view.phase.kind === 'act' && view.phase.again;
  const tokens = view.tokens.with(seat, view.tokens[seat]! - 1);
  const pieces = isPaid ? { ...view, tokens, supply: view.supply + 1 } : { ...view };
  return { ...ride(pieces, view.board, seat, course), pieces };
}

/** All but going back. */
export function forward(view: Seen, seat: Seat): Action[] {
  const { phase } = view;
  if (phase.kind === 'over' || phase.seat !== seat) return [];
  if (phase.kind === 'steal') return lootOf(view, phase.victims[0]!).map((loot) => ({ type: 'steal', loot }));
  const refill: Action[] = view.played[seat]!.length > 0 ? [{ type: 'refill' }] : [];
  const end: Action[] = phase.again ? [{ type: 'end' }] : [];
  const pawn = view.pawns[seat]!;
  const moves = handOf(view, seat)
    .flatMap(movesOf)
    .filter((move) => !isRefusal(courseOf(view.board, pawn, move)));
  return [...moves, ...refill, ...end];
}

/** The cards a viewer has in hand themselves. */
export function handOf({ played }: Pick<View, 'played'>, seat: Seat): Card[] {
  return CARDS.filter((card) => !played[seat]!.some((own) => own.card === card));
}

/** What a card can do, whether or not something is in the way. */
export function movesOf(card: Card): Move[] {
  const simple = (['left', 'right'] as const).map((way): Move => ({ type: 'simple', card, way }));
  const tricks = TRICKS.filter((trick) => card === 'wild' || card === trick);
  const special = tricks.flatMap((trick) =>
    WAYS_OF[trick].map((way): Move => ({ type: 'special', card, trick, way })),
  );
  return [...special, ...simple];
}
