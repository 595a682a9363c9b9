// What can be said at a table of Space Lab, and why it may be refused.
import * as v from 'valibot';
import { listOf, parsedByType, whole } from '#shared/engine/schemas.ts';
import { AGENCIES, CAPSULES, OBJECTIVES, PROJECTS } from './components.ts';
import { LABS } from './labs.ts';

const lab = whole(0, LABS.length - 1);
const objective = whole(0, OBJECTIVES.length - 1);
const MOST_COST = 3;
const MOST_SLOTS = 17;

const KINDS = {
  /** Advanced: which of one's three objectives goes to the left. */
  pass: v.strictObject({ type: v.literal('pass'), objective }),
  /** Which objective lies in which of one's capsules. */
  arrange: v.strictObject({
    type: v.literal('arrange'),
    objectives: listOf(objective, CAPSULES, 2 * CAPSULES),
  }),
  /** The top three labs are shown to all. */
  reveal: v.strictObject({ type: v.literal('reveal') }),
  /** All cards of an agency: of those just revealed, or else of the recruitment centre. */
  take: v.strictObject({ type: v.literal('take'), agency: v.picklist(AGENCIES) }),
  /** A lab from hand, and the cards discarded for it. */
  place: v.strictObject({
    type: v.literal('place'),
    lab,
    slot: whole(0, MOST_SLOTS - 1),
    paid: listOf(lab, 0, MOST_COST),
  }),
  /** Of several projects drawn, the one that is kept. */
  keep: v.strictObject({ type: v.literal('keep'), project: whole(0, PROJECTS.length - 1) }),
  /** Nothing more is placed in this turn. */
  done: v.strictObject({ type: v.literal('done') }),
  /** Takes back one's last placement, if nothing was drawn for it. */
  undo: v.strictObject({ type: v.literal('undo') }),
} as const;

export const ActionSchema = parsedByType(KINDS);
export type Action = v.InferOutput<(typeof KINDS)[keyof typeof KINDS]>;
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
