// How well a bot of each level sees, and how quick its hands are: all the numbers there are to tune.
import type { Level, Millis } from '#shared/engine/game.ts';

/** The least and the most of something that varies from round to round. */
export type Span = readonly [least: number, most: number];

export interface Habits {
  /** Taking in the throw before the first card, and more for each marble. */
  start: Span;
  startPerMarble: Millis;
  /** A look at one card, and more for each marble that fits: a card far off is put aside at once. */
  glance: Millis;
  perFit: Millis;
  /** Looking twice at a card that seems to fit, before saying so. */
  check: Span;
  /** Of 1000 cards with a single fault: taken for an answer; of those, unmasked by looking twice. */
  misread: number;
  unmasked: number;
  /** Of 1000 answers: passed over. */
  overlooked: number;
  /** Of 1000 searches: begun with the cards around the rarest planet. */
  rareFirst: number;
  /** Of 1000 cards that lack one planet: remembered for the joker; seen once the joker lies there. */
  nearMiss: number;
  nearMissShown: number;
  /** Of 1000 searches without a find: gone through a second time before giving up. */
  again: number;
  /** Calls with the joker in mind as soon as all cards are seen once. */
  jokerEarly: boolean;
  /** Follows the red button at zero when this much of the galaxy is seen, of 1. */
  nearly: number;
  /** Between seeing and saying, hearing a call and answering it, naming a card and confirming it. */
  say: Span;
  hear: Span;
  confirm: Span;
  /** How long into somebody else's countdown it hopes for a better card than one with the joker. */
  patience: Span;
}

export const HABITS: Record<Level, Habits> = {
  1: {
    start: [4000, 7500],
    startPerMarble: 600,
    glance: 720,
    perFit: 450,
    check: [900, 2200],
    misread: 60,
    unmasked: 300,
    overlooked: 250,
    rareFirst: 150,
    nearMiss: 0,
    nearMissShown: 350,
    again: 500,
    jokerEarly: false,
    nearly: 0.75,
    say: [500, 1500],
    hear: [1200, 3000],
    confirm: [1000, 2000],
    patience: [6000, 7400],
  },
  2: {
    start: [2300, 4300],
    startPerMarble: 350,
    glance: 420,
    perFit: 260,
    check: [700, 1400],
    misread: 45,
    unmasked: 600,
    overlooked: 120,
    rareFirst: 450,
    nearMiss: 120,
    nearMissShown: 650,
    again: 700,
    jokerEarly: false,
    nearly: 0.85,
    say: [350, 900],
    hear: [800, 2000],
    confirm: [700, 1500],
    patience: [5000, 7000],
  },
  3: {
    start: [1700, 2900],
    startPerMarble: 200,
    glance: 240,
    perFit: 150,
    check: [400, 800],
    misread: 45,
    unmasked: 800,
    overlooked: 40,
    rareFirst: 750,
    nearMiss: 600,
    nearMissShown: 920,
    again: 900,
    jokerEarly: true,
    nearly: 0.95,
    say: [200, 550],
    hear: [500, 1200],
    confirm: [400, 1000],
    patience: [4000, 6000],
  },
};

/** A look takes this many times as long with an option that makes it harder. */
export const SLOWER = { rotation: 2.2, ring: 1.25, larger: 1.05, hole: 1.25 } as const;
/** The second time through, looks are quicker and mistakes rarer. */
export const SECOND_TIME = { look: 0.75, misread: 0.4 } as const;
/** A bot has good and bad rounds, and some looks are short and some are long: of 1000. */
export const FORM: Span = [600, 1600];
export const LOOK: Span = [550, 1450];
/** How long before zero a bot presses at the last moment, and at least how long before it puts the joker down. */
export const LATE: Span = [250, 1400];
export const JOKER_BEFORE_ZERO: Millis = 2200;
/** How soon after the call a caller puts down the joker it called for. */
export const JOKER_AFTER_CALL: Millis = 900;
