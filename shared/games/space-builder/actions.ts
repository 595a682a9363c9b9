// What can be said at a table of Space Builder, and why it may be refused.
import { parsedByWords, type Said } from '#shared/engine/schemas.ts';
import { BUILDINGS, PIECES, SITES } from './components.ts';

const BOARD = { each: [...Array(PIECES).keys(), null], least: SITES, most: SITES };

const KINDS = {
  ready: {},
  /** How one's board lies now. */
  build: { board: BOARD },
  /** One is done; nothing on the board changes any more. */
  tap: { board: BOARD },
  /** A seat whose person is away holds nobody up once somebody has tapped. */
  halt: {},
  /** The winner of a round takes a locked building into hand. */
  unlock: { building: [...BUILDINGS.keys()] },
} as const;

export const ActionSchema = parsedByWords(KINDS);
export type Action = Said<typeof KINDS>;

export const REASONS = [
  'notNow',
  'tooEarly',
  'tapped',
  'stopped',
  'incomplete',
  'locked',
  'twice',
  'older',
  'notWinner',
  'unlocked',
] as const;
export type Reason = (typeof REASONS)[number];
