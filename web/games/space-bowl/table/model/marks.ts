// What is marked on a card of a match right now.
import { words } from '#web/words/words.ts';
import type { Marks } from '../../drawings/galaxy.tsx';
import { windowOf } from '../../drawings/window.ts';
import type { Model } from './model.ts';

/** What is looked at after a round, the same for every card. */
export type Looked = ReturnType<typeof lookedAt>;

export function lookedAt(model: Model) {
  return { faults: litFaults(model), window: litWindow(model) };
}

export function marksOf(model: Model, looked: Looked, card: number): Marks {
  return model.result() ? afterRound(model, looked, card) : duringRound(model, card);
}

function duringRound(model: Model, card: number): Marks {
  const now = model.countdown();
  const text = words().spaceBowl.marks;
  const mine = now?.mine?.pick === card;
  const joker = now?.joker?.card === card;
  const names: string[] = [];
  const answer = model.found().some((right) => right.card === card);
  if (answer) names.push(text.answer);
  const pending = isPending(model, card);
  if (mine) names.push(now?.mine?.confirmed ? text.confirmed : text.picked);
  if (pending) names.push(text.pending);
  if (joker) names.push(text.joker);
  return {
    classes: { picked: mine, confirmed: mine && now?.mine?.confirmed === true, pending, answer },
    names,
    chairs: mine ? [model.chair(model.actor()!)] : [],
    joker,
    sign: answer ? '✓' : '',
  };
}

function isPending(model: Model, card: number): boolean {
  const action = model.pending();
  return (action?.type === 'pick' || action?.type === 'joker') && action.card === card;
}

function afterRound(model: Model, looked: Looked, card: number): Marks {
  const result = model.result()!;
  const text = words().spaceBowl.marks;
  const answer = result.answers.some((right) => right.card === card);
  const joker = result.joker?.card === card;
  const chairs = result.seats.flatMap(({ pick, role }, seat) =>
    pick === card && role !== 'red' ? [model.chair(seat)] : [],
  );
  const byJoker =
    !answer &&
    result.withJoker.some(
      (other) => other.card === card && result.joker !== null && other.jokerAt.includes(result.joker.card),
    );
  const wrong = !answer && !byJoker && chairs.length > 0;
  const missed = answer && chairs.length === 0;
  const names = [];
  if (answer) names.push(missed ? text.missed : text.answer);
  if (byJoker) names.push(text.jokerAnswer);
  if (wrong) names.push(text.wrong);
  if (joker) names.push(text.joker);
  for (const chair of chairs) names.push(text.pickOf(chair.name));
  const faulty = looked.faults.some((fault) => fault.card === card);
  if (faulty) names.push(text.fault);
  return {
    classes: { answer, byJoker, wrong, faulty, missed, inWindow: looked.window.includes(card) },
    names,
    chairs,
    joker,
    sign: answer || byJoker ? '✓' : wrong ? '✕' : '',
  };
}

/** The faults of the seat whose line was chosen. */
function litFaults(model: Model) {
  const seat = model.lit();
  const result = model.result();
  return seat === null || !result ? [] : (result.seats[seat]?.faults ?? []);
}

/** The cells of the box in which something is wrong. */
export function faultyCells(model: Model): number[] {
  return [...new Set(litFaults(model).map((fault) => fault.cell))];
}

/** The cards that matter for a chosen answer, or for the pick of a chosen seat. */
function litWindow(model: Model): number[] {
  const result = model.result();
  if (!result) return [];
  const seat = model.lit();
  const chosen = seat === null ? null : result.seats[seat]!;
  const card = chosen ? chosen.pick : model.shownAnswer();
  if (card === null) return [];
  const turn = chosen?.turn ?? result.answers.find((answer) => answer.card === card)?.turn ?? 0;
  const { size, options } = model.view();
  return windowOf({ size, ring: options.ring }, result.thrown, card, turn);
}
