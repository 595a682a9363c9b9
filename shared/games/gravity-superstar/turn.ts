// The course of a turn: coming in, what was ejected, another action, and whose turn is next.
import type { Seat } from '#shared/engine/game.ts';
import { COLOURS, expertPoints, type Loot, starsLeft } from './components.ts';
import { enter, type Ride } from './ride.ts';
import { pointsOf } from './score.ts';
import type { Draft, Phase, Pieces } from './state.ts';

type Robbery = Omit<Extract<Phase, { kind: 'steal' }>, 'kind'>;

/** What can be taken from a seat. */
export function lootOf({ taken, tokens }: Pick<Pieces, 'taken' | 'tokens'>, victim: Seat): Loot[] {
  const colours = taken[victim]!.flatMap((many, colour): Loot[] => (many > 0 ? [colour] : []));
  return tokens[victim]! > 0 ? [...colours, 'token'] : colours;
}

/** The turn of a seat begins; off the board, its pawn comes in first. */
export function begin(draft: Draft, seat: Seat): void {
  draft.replayed = false;
  draft.phase = { kind: 'act', seat, again: false };
  if (draft.pawns[seat]) return;
  const ride = enter(draft.board, draft, seat);
  const pawn = ride.pieces.pawns[seat]!;
  const { open } = ride.pieces;
  draft.events.push({ kind: 'enter', seat, pawn, ejected: ride.ejected[0] ?? null, open });
  settle(draft, ride);
  rob(draft, { seat, victims: ride.ejected, entering: true });
}

/** The pieces as a ride leaves them; whoever was ejected has all cards in hand. */
export function settle(draft: Draft, { pieces, ejected }: Ride): void {
  Object.assign(draft, pieces);
  for (const seat of ejected) draft.played = draft.played.with(seat, []);
}

/** One after the other is robbed; with one possible loot by itself, with several the seat says which. */
export function rob(draft: Draft, { seat, victims, entering }: Robbery): void {
  for (const [at, victim] of victims.entries()) {
    const loot = lootOf(draft, victim);
    if (loot.length > 1) {
      draft.phase = { kind: 'steal', seat, victims: victims.slice(at), entering };
      return;
    }
    if (loot.length === 1) steal(draft, seat, victim, loot[0]!);
  }
  if (entering) draft.phase = { kind: 'act', seat, again: false };
  else goOn(draft, seat);
}

export function steal(draft: Draft, seat: Seat, victim: Seat, loot: Loot): void {
  const moved = (many: readonly number[]) => many.with(victim, many[victim]! - 1).with(seat, many[seat]! + 1);
  if (loot === 'token') draft.tokens = moved(draft.tokens);
  else {
    const stars = moved(draft.taken.map((own) => own[loot]!));
    draft.taken = draft.taken.map((own, at) => own.with(loot, stars[at]!));
  }
  draft.events.push({ kind: 'steal', seat, victim, loot });
}

/** After an action and its steals: another one for a token, or the next seat. */
export function goOn(draft: Draft, seat: Seat): void {
  draft.ending ||= draft.options.expert && draft.tokens.some((_, at) => isExpert(draft, at));
  if (draft.replayed || draft.tokens[seat]! === 0) pass(draft, seat);
  else draft.phase = { kind: 'act', seat, again: true };
}

const isExpert = (draft: Draft, seat: Seat) => pointsOf(draft, seat) >= expertPoints(draft.seats);

/** The turn is over, and perhaps the round, and with it the match. */
export function pass(draft: Draft, seat: Seat): void {
  const next = (seat + 1) % draft.seats;
  if (next === draft.starter) {
    const left = draft.stars.filter((star) => star !== null).length;
    if (draft.ending || left <= starsLeft(draft.seats)) {
      draft.phase = { kind: 'over' };
      return;
    }
    draft.round++;
  }
  begin(draft, next);
}

/** Nobody has taken anything yet. */
export const emptyHand = () => Array.from({ length: COLOURS }, () => 0);
