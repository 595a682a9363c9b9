// What is marked on a card of the galaxy right now.
import type { Seat } from '../../../shared/game.ts';
import { words } from '../../words/words.ts';
import type { Desk } from './desk.ts';
import { windowOf } from './window.ts';

export interface Marks {
  classes: Record<string, boolean>;
  names: string[];
  seats: Seat[];
  joker: boolean;
  sign: string;
}

/** What is looked at after a round, the same for every card. */
export type Looked = ReturnType<typeof lookedAt>;

export function lookedAt(desk: Desk) {
  return { faults: litFaults(desk), window: windowOf(desk) };
}

export function marksOf(desk: Desk, looked: Looked, card: number): Marks {
  return desk.result() ? afterRound(desk, looked, card) : duringRound(desk, card);
}

function duringRound(desk: Desk, card: number): Marks {
  const now = desk.countdown();
  const text = words().spaceBowl.marks;
  const mine = now?.mine?.pick === card;
  const joker = now?.joker?.card === card;
  const names: string[] = [];
  if (mine) names.push(now?.mine?.confirmed ? text.confirmed : text.picked);
  if (joker) names.push(text.joker);
  return {
    classes: { picked: mine, confirmed: mine && now?.mine?.confirmed === true },
    names,
    seats: mine ? [desk.active()] : [],
    joker,
    sign: '',
  };
}

function afterRound(desk: Desk, looked: Looked, card: number): Marks {
  const result = desk.result()!;
  const text = words().spaceBowl.marks;
  const answer = result.answers.some((right) => right.card === card);
  const joker = result.joker?.card === card;
  const seats = result.seats.flatMap(({ pick, role }, seat) =>
    pick === card && role !== 'red' ? [seat] : [],
  );
  const byJoker =
    !answer &&
    result.withJoker.some(
      (other) => other.card === card && result.joker !== null && other.jokerAt.includes(result.joker.card),
    );
  const wrong = !answer && !byJoker && seats.length > 0;
  const missed = answer && seats.length === 0;
  const names = [];
  if (answer) names.push(missed ? text.missed : text.answer);
  if (byJoker) names.push(text.jokerAnswer);
  if (wrong) names.push(text.wrong);
  if (joker) names.push(text.joker);
  for (const seat of seats) names.push(text.pickOf(desk.chair(seat).name));
  const faulty = looked.faults.some((fault) => fault.card === card);
  if (faulty) names.push(text.fault);
  return {
    classes: { answer, byJoker, wrong, faulty, missed, inWindow: looked.window.includes(card) },
    names,
    seats,
    joker,
    sign: answer || byJoker ? '✓' : wrong ? '✕' : '',
  };
}

/** The faults of the seat whose line was chosen. */
export function litFaults(desk: Desk) {
  const seat = desk.lit();
  const result = desk.result();
  return seat === null || !result ? [] : (result.seats[seat]?.faults ?? []);
}
