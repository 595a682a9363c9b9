// What is in the box: colours of stars, cards, tokens, and how many planets a table of each size needs.
import type { Options } from './options.ts';

export const COLOURS = 6;
export type Colour = number;
export const STARS_OF_COLOUR = 13;
export const TOKENS = 18;

/** The special moves; each is also the name of its card. */
export const TRICKS = ['long', 'high', 'drop', 'rotate'] as const;
export type Trick = (typeof TRICKS)[number];
/** A hand. The wild card does any of the four. */
export const CARDS = [...TRICKS, 'wild'] as const;
export type Card = (typeof CARDS)[number];

/** Seen by the pawn, whose feet point down. `round` is half a turn. */
export const WAYS = ['left', 'right', 'down', 'round'] as const;
export type Way = (typeof WAYS)[number];
export const WAYS_OF: Record<Trick, readonly Way[]> = {
  long: ['left', 'right'],
  high: ['left', 'right'],
  drop: ['down'],
  rotate: ['left', 'right', 'round'],
};

/** A side of a cell on the screen: north, east, south, west. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];

/** Where a pawn lies and to which side its feet point. */
export interface Pawn {
  cell: number;
  feet: Side;
}

export const TILE = 5;
export const SYMBOLS = 13;
export const FACES_OF_TILE = 2;
export const TILES = 6;

/** Side by side; more planets lie below. */
export const COLUMNS = 2;
export const tilesFor = (seats: number) => COLUMNS * Math.ceil(seats / 2);

/** Where tiles lie, row by row, in the order of the clock round the outline. */
export const CLOCKWISE: Record<number, readonly number[]> = {
  2: [0, 1],
  4: [0, 1, 3, 2],
  6: [0, 1, 3, 5, 4, 2],
};

/** The match ends with the round in which so few stars are left. */
export const starsLeft = (seats: number) => 4 * Math.ceil(seats / 2);
/** With the expert end, the match ends with the round in which somebody has so many points instead. */
export const expertPoints = (seats: number) => (seats % 2 === 0 ? 18 : 24);
/** Without any star a match with the expert end could go on for ever. */
export const starsAtEnd = ({ options, seats }: { options: Options; seats: number }) =>
  options.expert ? 0 : starsLeft(seats);

/** What can be taken from somebody whose pawn was ejected. */
export type Loot = Colour | 'token';
