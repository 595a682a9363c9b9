// What can be said at a table of Space Lab, and why it may be refused.
import { parsedByWords, type Said } from '#shared/engine/schemas.ts';
import { AGENCIES, CAPSULES, idsOf, OBJECTIVES, PROJECTS, slotsFor } from './components.ts';
import { LABS } from './labs.ts';

const LAB_IDS = idsOf(LABS);
const OBJECTIVE_IDS = idsOf(OBJECTIVES);
const MOST_COST = 3;

const KINDS = {
  /** Advanced: which of one's three objectives goes to the left. */
  pass: { objective: OBJECTIVE_IDS },
  /** Which objective lies in which of one's capsules. */
  arrange: { objectives: { each: OBJECTIVE_IDS, least: CAPSULES, most: 2 * CAPSULES } },
  /** The top three labs are shown to all. */
  reveal: {},
  /** All cards of an agency: of those just revealed, or else of the recruitment centre. */
  take: { agency: AGENCIES },
  /** A lab from hand, and the cards discarded for it. */
  place: {
    lab: LAB_IDS,
    slot: Array.from({ length: slotsFor(1) }, (_, slot) => slot),
    paid: { each: LAB_IDS, least: 0, most: MOST_COST },
  },
  /** Of several projects drawn, the one that is kept. */
  keep: { project: idsOf(PROJECTS) },
  /** Nothing more is placed in this turn. */
  done: {},
  /** Takes back one's last placement, if nothing was drawn for it. */
  undo: {},
} as const;

export const ActionSchema = parsedByWords(KINDS);
export type Action = Said<typeof KINDS>;
export type Placement = Extract<Action, { type: 'place' }>;

export const REASONS = [
  'notYourTurn',
  'notNow',
  'notYours',
  'noSuchAgency',
  'nothingToReveal',
  'mustPlace',
  'slotTaken',
  'noSuchSlot',
  'wrongPrice',
  'nothingToUndo',
  'noClock',
] as const;
export type Reason = (typeof REASONS)[number];
