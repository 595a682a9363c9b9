// The course of a turn: coming in, what was ejected, another action, and whose turn is next.
import type { Seat } from '#shared/engine/game.ts';
import { COLOURS, expertPoints, type Loot, starsAtEnd } from './components.ts';
import { type Course, entrance, ride, type Trip } from './ride.ts';
import { pointsOf } from './score.ts';
import type { NextState, Phase, Pieces, State } from './state.ts';

type Robbery = Omit<Extract<Phase, { kind: 'steal' }>, 'kind'>;

/** What can be taken from a seat. */
export function lootOf({ taken, tokens }: Pick<Pieces, 'taken' | 'tokens'>, victim: Seat): Loot[] {
  const loot: Loot[] = [];
  const own = taken[victim]!;
  for (let colour = 0; colour < own.length; colour++) if (own[colour]! > 0) loot.push(colour);
  if (tokens[victim]! > 0) loot.push('token');
  return loot;
}

/** The turn of a seat begins; off the board, its pawn comes in first. */
export function begin(draft: NextState, seat: Seat): void {
  draft.replayed = false;
  draft.phase = { kind: 'act', seat, again: false };
  if (draft.pawns[seat]) return;
  const course = entrance(draft.board, draft.open);
  const { ejected } = go(draft, seat, course);
  const { open } = draft;
  draft.events.push({ kind: 'enter', seat, pawn: course.end, ejected: ejected[0] ?? null, open });
  rob(draft, { seat, victims: ejected, entering: true });
}

/** Rides a course; whoever is ejected takes all cards back to hand. */
export function go(draft: NextState, seat: Seat, course: Course): Trip {
  const trip = ride(draft, draft.board, seat, course);
  for (const other of trip.ejected) draft.played = draft.played.with(other, []);
  return trip;
}

/** One after the other is robbed; with one possible loot by itself, with several the seat says which. */
export function rob(draft: NextState, { seat, victims, entering }: Robbery): void {
  for (let at = 0; at < victims.length; at++) {
    const victim = victims[at]!;
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

export function steal(draft: NextState, seat: Seat, victim: Seat, loot: Loot): void {
  const { taken, tokens } = draft;
  const more = (many: readonly number[], at: number, change: number) => many.with(at, many[at]! + change);
  if (loot === 'token') draft.tokens = more(more(tokens, victim, -1), seat, 1);
  else {
    const [theirs, own] = [more(taken[victim]!, loot, -1), more(taken[seat]!, loot, 1)];
    draft.taken = taken.with(victim, theirs).with(seat, own);
  }
  draft.events.push({ kind: 'steal', seat, victim, loot });
}

/** After an action and its steals: another one for a token, or the next seat. */
export function goOn(draft: NextState, seat: Seat): void {
  draft.ending ||= draft.options.expert && draft.tokens.some((_, at) => isExpert(draft, at));
  if (draft.replayed || draft.tokens[seat]! === 0) pass(draft, seat);
  else draft.phase = { kind: 'act', seat, again: true };
}

const isExpert = (draft: NextState, seat: Seat) => pointsOf(draft, seat) >= expertPoints(draft.seats);

/** The match ends with this round. */
export function isLastRound(table: Pick<State, 'options' | 'seats' | 'stars' | 'ending'>): boolean {
  const most = starsAtEnd(table);
  let left = 0;
  for (const star of table.stars) if (star !== null && ++left > most) return table.ending;
  return true;
}

/** The turn is over, and perhaps the round, and with it the match. */
export function pass(draft: NextState, seat: Seat): void {
  const next = (seat + 1) % draft.seats;
  if (next === draft.starter) {
    if (isLastRound(draft)) {
      draft.phase = { kind: 'over' };
      return;
    }
    draft.round++;
  }
  begin(draft, next);
}

/** Nobody has taken anything yet. */
export const emptyHand = () => Array.from({ length: COLOURS }, () => 0);
