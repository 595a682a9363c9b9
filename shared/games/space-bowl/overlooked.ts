// What there was to find in a throw and of which kind it was: for looking back, and for where somebody overlooks things.
import { cardsUnder } from './geometry.ts';
import { type Options, sideOf } from './options.ts';
import { answers, type Field, solve, type Throw } from './solver.ts';
import type { ResultView, Shown } from './view.ts';

export interface Answer {
  card: number;
  /** Quarter turns by which it fits. */
  turn: number;
}

/** A galaxy as it was seen. */
const fieldSeen = (galaxy: readonly Shown[], options: Options): Field => ({
  size: sideOf(options),
  ring: options.ring,
  rotation: options.rotation,
  planets: galaxy.map(({ planets }) => planets),
  faceDown: galaxy.map(({ card }) => card === null),
});

/** Every card that answers the throw. */
export function answersIn(galaxy: readonly Shown[], options: Options, thrown: Throw): Answer[] {
  const verdicts = solve(fieldSeen(galaxy, options), thrown);
  return answers(verdicts).map((card) => ({ card, turn: verdicts[card]!.turn }));
}

/** What can make an answer hard to see. */
export const KINDS = ['edge', 'middle', 'few', 'many', 'hole', 'turned', 'across'] as const;
export type Kind = (typeof KINDS)[number];

/** From so many marbles on there is much to compare. */
const MANY = 4;

export function kindsOf({ card, turn }: Answer, thrown: Throw, options: Options): Kind[] {
  const size = sideOf(options);
  const rim = (at: number) => at === 0 || at === size - 1;
  const isAtEdge = rim(Math.floor(card / size)) || rim(card % size);
  return [
    isAtEdge ? 'edge' : 'middle',
    thrown.marbles.length >= MANY ? 'many' : 'few',
    ...(thrown.hole === null ? [] : (['hole'] as const)),
    ...(turn === 0 ? [] : (['turned'] as const)),
    ...(options.ring && goesAcross({ card, turn }, thrown, size) ? (['across'] as const) : []),
  ];
}

/** Some of what it needs lies round the edge. */
function goesAcross({ card, turn }: Answer, thrown: Throw, size: number): boolean {
  const flat = cardsUnder({ size, ring: false }, thrown.disc, card, turn);
  return thrown.marbles.some(({ cell }) => flat[cell] === null);
}

export interface Tally {
  /** How many answers of this kind there were to find. */
  there: number;
  /** How many of them this seat has missed; an answer among several counts for its part. */
  missed: number;
}
export type Overlooked = Record<Kind, Tally>;

export const nothingOverlooked = (): Overlooked =>
  Object.fromEntries(KINDS.map((kind) => [kind, { there: 0, missed: 0 }])) as Overlooked;

/** Adds a round: the answer that a seat has found, or all that it has missed, each for its part of the round. */
export function addRound(sum: Overlooked, result: ResultView, options: Options, seat: number): void {
  const { judgement, pick } = result.seats[seat]!;
  const found = judgement === 'valid' ? result.answers.filter(({ card }) => card === pick) : [];
  const counted = found.length > 0 ? found : result.answers;
  for (const answer of counted) {
    for (const kind of kindsOf(answer, result.thrown, options)) {
      sum[kind].there += 1 / counted.length;
      if (found.length === 0) sum[kind].missed += 1 / counted.length;
    }
  }
}

/** Nobody has named these. */
export const missedByAll = ({ answers, seats }: ResultView): Answer[] =>
  answers.filter(({ card }) => !seats.some(({ pick, role }) => role !== 'red' && pick === card));
