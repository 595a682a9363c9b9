// The course of a turn: coming in, what was ejected, another action, and whose turn is next.
import type { Seat } from '../game.ts';
import { COLOURS, expertPoints, type Loot, starsLeft } from './components.ts';
import { enter, type Ride } from './ride.ts';
import { pointsOf } from './score.ts';
import type { Event, Pieces, State } from './state.ts';

/** What can be taken from a seat. */
export function lootOf({ taken, tokens }: Pick<Pieces, 'taken' | 'tokens'>, victim: Seat): Loot[] {
  const colours = taken[victim]!.flatMap((many, colour): Loot[] => (many > 0 ? [colour] : []));
  return tokens[victim]! > 0 ? [...colours, 'token'] : colours;
}

export const withEvent = (state: State, event: Event): State => ({
  ...state,
  events: [...state.events, event],
});

/** The turn of a seat begins; off the board, its pawn comes in first. */
export function begin(state: State, seat: Seat): State {
  const next: State = { ...state, replayed: false, phase: { kind: 'act', seat, again: false } };
  if (state.pawns[seat]) return next;
  const ride = enter(state.board, state, seat);
  const pawn = ride.pieces.pawns[seat]!;
  const { open } = ride.pieces;
  const entered = withEvent(next, { kind: 'enter', seat, pawn, ejected: ride.ejected[0] ?? null, open });
  return rob(ridden(entered, ride), seat, ride.ejected, true);
}

/** The pieces as a ride leaves them; whoever was ejected has all cards in hand. */
export function ridden(state: State, { pieces, ejected }: Ride): State {
  const { stars, pawns, open, taken, tokens, supply } = pieces;
  const played = ejected.reduce((cards, seat) => cards.with(seat, []), state.played);
  return { ...state, stars, pawns, open, taken, tokens, supply, played };
}

/** One after the other is robbed; with one possible loot by itself, with several the seat says which. */
export function rob(state: State, seat: Seat, victims: readonly Seat[], entering: boolean): State {
  const [victim, ...others] = victims;
  if (victim === undefined) return entering ? acting(state, seat) : settle(state, seat);
  const loot = lootOf(state, victim);
  if (loot.length > 1) return { ...state, phase: { kind: 'steal', seat, victims, entering } };
  const robbed = loot.length === 0 ? state : steal(state, seat, victim, loot[0]!);
  return rob(robbed, seat, others, entering);
}

const acting = (state: State, seat: Seat): State => ({
  ...state,
  phase: { kind: 'act', seat, again: false },
});

export function steal(state: State, seat: Seat, victim: Seat, loot: Loot): State {
  const change = (at: Seat) => (at === seat ? 1 : at === victim ? -1 : 0);
  const tokens = loot === 'token' ? state.tokens.map((own, at) => own + change(at)) : state.tokens;
  const taken =
    loot === 'token'
      ? state.taken
      : state.taken.map((own, at) => own.map((many, colour) => (colour === loot ? many + change(at) : many)));
  return withEvent({ ...state, tokens, taken }, { kind: 'steal', seat, victim, loot });
}

/** After an action and its steals: another one for a token, or the next seat. */
function settle(state: State, seat: Seat): State {
  const ending = state.ending || (state.options.expert && state.tokens.some((_, at) => isExpert(state, at)));
  const settled = { ...state, ending };
  if (state.replayed || state.tokens[seat]! === 0) return pass(settled, seat);
  return { ...settled, phase: { kind: 'act', seat, again: true } };
}

const isExpert = (state: State, seat: Seat) => pointsOf(state, seat) >= expertPoints(state.seats);

/** The turn is over, and perhaps the round, and with it the match. */
export function pass(state: State, seat: Seat): State {
  const next = (seat + 1) % state.seats;
  if (next !== state.starter) return begin(state, next);
  const left = state.stars.filter((star) => star !== null).length;
  if (state.ending || left <= starsLeft(state.seats)) return { ...state, phase: { kind: 'over' } };
  return begin({ ...state, round: state.round + 1 }, next);
}

/** Nobody has taken anything yet. */
export const emptyHand = () => Array.from({ length: COLOURS }, () => 0);
