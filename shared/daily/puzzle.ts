// The puzzle of a date: one galaxy and six throws, the same wherever it is made.
import { type Dice, dice, seeded } from '../engine/random.ts';
import { type CardId, CELLS, DECK, hasHole, planetsOf, VOID_CARDS } from '../games/space-bowl/components.ts';
import { answers, type Field, solve, type Throw, type Verdict } from '../games/space-bowl/solver.ts';
import { type DateText, numberOf } from './calendar.ts';
import { type Shape, shapeOf } from './week.ts';

/** A released generator's output never changes: whatever would change it is a new number here. */
export const GENERATOR = 1;
export const THROWS = 6;

/** A galaxy and what is thrown for it. */
export interface Sky {
  /** Row by row; they stay as they are through all throws. */
  cards: readonly CardId[];
  field: Field;
  throws: readonly Throw[];
}

export interface Puzzle extends Sky {
  date: DateText;
  number: number;
  shape: Shape;
}

/** How many answers each throw aims at, unless it is one of those that have none. */
export const AIMS: readonly { least: number; most: number }[] = [
  { least: 3, most: 6 },
  { least: 2, most: 4 },
  { least: 1, most: 3 },
  { least: 1, most: 2 },
  { least: 1, most: 1 },
  { least: 1, most: 1 },
];
const NONE = { least: 0, most: 0 };
/** How many throws of a day have no answer; from those before the last, nobody may tell whether it has one. */
const WITHOUT: readonly number[] = [0, 1, 1, 2];
/** A throw without an answer has cards that fail by one planet, or one look would be enough. */
const NEAR_MISSES = 2;
/** On days with a black hole, as many throws have it where it matters. */
const HOLES = 3;

export function puzzleOf(date: DateText): Puzzle {
  const number = numberOf(date);
  const shape = shapeOf(number);
  const roll = dice(seeded(`daily ${GENERATOR} ${date}`));
  const galaxy = galaxyFor(shape, roll);
  const { cards, field } = galaxy;
  return { date, number, shape, cards, field, throws: throwsFor(galaxy, shape, roll) };
}

/** What lies in the sky, and the cards that are left over, of which throws are made. */
export interface Dealt {
  cards: readonly CardId[];
  field: Field;
  pile: readonly CardId[];
}

export function galaxyFor(shape: Shape, roll: Dice): Dealt {
  const deck = roll.shuffled([...DECK.keys()]);
  const cards = deck.slice(0, shape.size * shape.size);
  const hidden = new Set(shape.void ? roll.shuffled([...cards.keys()]).slice(0, VOID_CARDS) : []);
  const field: Field = {
    size: shape.size,
    ring: shape.ring,
    rotation: shape.rotation,
    planets: cards.map((card, at) => (hidden.has(at) ? 0 : DECK[card]!)),
    faceDown: cards.map((_, at) => hidden.has(at)),
  };
  return { cards, field, pile: deck.slice(cards.length) };
}

function throwsFor(galaxy: Dealt, shape: Shape, roll: Dice): Throw[] {
  const later = roll.shuffled([1, 2, 3, 4, 5]);
  const without = new Set(later.slice(0, WITHOUT[roll.below(WITHOUT.length)]));
  const holed = new Set(shape.blackHole ? roll.shuffled([0, 1, 2, 3, 4, 5]).slice(0, HOLES) : []);
  const throws: Throw[] = [];
  const seen = new Set<string>();
  for (const at of AIMS.keys()) {
    const thrown = throwFor(galaxy, { at, without: without.has(at), holed: holed.has(at) }, roll, seen);
    seen.add(JSON.stringify(thrown));
    throws.push(thrown);
  }
  return throws;
}

/** What a throw is to be: its place among the six, whether it has no answer, whether a black hole matters. */
export interface Kind {
  at: number;
  without: boolean;
  holed: boolean;
}

export function throwFor(
  { field, pile }: Dealt,
  { at, without, holed }: Kind,
  roll: Dice,
  seen: ReadonlySet<string> = new Set(),
): Throw {
  const aim = without ? NONE : AIMS[at]!;
  const stock = holed ? [...DECK.keys()].filter(hasHole) : pile;
  for (;;) {
    const card = stock[roll.below(stock.length)]!;
    const marbles = planetsOf(DECK[card]!).map((planet) => ({ planet, cell: roll.below(CELLS) }));
    const hole = holed ? marbles[roll.below(marbles.length)]!.cell : null;
    const thrown: Throw = { disc: roll.below(CELLS), marbles, hole };
    if (seen.has(JSON.stringify(thrown))) continue;
    const verdicts = solve(field, thrown);
    const count = answers(verdicts).length;
    if (count < aim.least || count > aim.most) continue;
    if (count > 0 || verdicts.filter(isNearMiss).length >= NEAR_MISSES) return thrown;
  }
}

export function isNearMiss({ faults }: Verdict): boolean {
  return faults.length === 1 && faults[0]!.kind !== 'outside' && faults[0]!.kind !== 'faceDown';
}
