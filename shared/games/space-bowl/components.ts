// What is in the box: six planets, 56 constellation cards, 14 of them with a black hole.

const PLANETS = ['ringed', 'striped', 'cratered', 'twoToned', 'spotted', 'iceCapped'] as const;
export type Planet = 0 | 1 | 2 | 3 | 4 | 5;
/** A set of planets as bits: planet p is bit p. */
export type PlanetSet = number;
/** A card is its place in the deck, 0 to 55. */
export type CardId = number;

/** Cards along a side of the galaxy. */
export const SIDE = 5;
export const LARGER_SIDE = 6;
export const CELLS = 9;
export const PILE_CARDS = 10;
export const VOID_CARDS = 3;
export const FIRST_SCORE = 4;
export const LAST_SPACE = 18;

export const COUNTDOWN = 10_000;
/** How long the marbles roll before the search begins. */
export const SETTLE = 1_500;

const ALL_PLANETS = [...PLANETS.keys()] as Planet[];
/** The members of every set there is: the solver asks thousands of times a second. */
const MEMBERS: readonly (readonly Planet[])[] = Array.from({ length: 1 << PLANETS.length }, (_, set) =>
  ALL_PLANETS.filter((planet) => set & (1 << planet)),
);

export function planetsOf(set: PlanetSet): readonly Planet[] {
  return MEMBERS[set]!;
}

export function sizeOf(set: PlanetSet): number {
  return MEMBERS[set]!.length;
}

/** Every set of two to five planets, once: first the pairs, last the fives. */
export const DECK: readonly PlanetSet[] = [2, 3, 4, 5].flatMap((size) =>
  Array.from({ length: 1 << PLANETS.length }, (_, set) => set).filter((set) => sizeOf(set) === size),
);

const HOLES: readonly (readonly Planet[])[] = [
  [0, 3],
  [1, 4],
  [2, 5],
  [0, 1, 2],
  [3, 4, 5],
  [0, 2, 4],
  [1, 3, 5],
  [2, 3, 4, 5],
  [0, 1, 4, 5],
  [0, 1, 2, 3],
  [0, 2, 3, 5],
  [1, 2, 3, 4, 5],
  [0, 1, 3, 4, 5],
  [0, 1, 2, 3, 5],
];
const HOLE_SETS = new Set(
  HOLES.map((planets) => planets.reduce<number>((set, planet) => set | (1 << planet), 0)),
);

export function hasHole(card: CardId): boolean {
  return HOLE_SETS.has(DECK[card]!);
}
