// What a bot lays when in a round: worked out whole, from its seed and its habits alone.
import type { Millis } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { type Habits, REACH, SLIPS, type SlipKind, STRAIGHT } from './bot-levels.ts';
import { type Board, type BuildingId, buildingOf, flipped, type Plan, turned } from './components.ts';
import { siteOf } from './faults.ts';

/** What is to be built, and from when on the plan is seen. */
export interface Task {
  plan: Plan;
  lie: number;
  held: readonly BuildingId[];
  from: Millis;
}

/** From this time on the board lies so. */
export interface Step {
  at: Millis;
  board: Board;
}

export interface Timetable {
  /** Each later than the one before. */
  steps: Step[];
  tap: Step;
}

/** A building that is laid otherwise than the plan shows; what is swapped is swapped with the other. */
interface Slip {
  kind: SlipKind;
  building: BuildingId;
  other: BuildingId;
}

export function timetableOf({ plan, lie, held, from }: Task, habits: Habits, seed: string): Timetable {
  const roll = dice(seeded(seed));
  const pace = (lie === 0 ? STRAIGHT : 1) * varied(roll, habits.form);
  const order = roll.shuffled(held);
  const slips = order
    .filter(() => happens(roll, habits.slips))
    .map((building) => slipOf(roll, building, held));
  const steps: Step[] = [];
  let at = from;
  const pass = (time: Millis) => {
    at += Math.round(time * pace * varied(roll, habits.spread));
  };

  pass(habits.start);
  for (const [laid] of order.entries()) {
    pass(habits.building);
    steps.push({ at, board: boardOf(plan, order.slice(0, laid + 1), slips) });
  }
  pass(habits.look);
  const left = new Set(slips);
  for (const slip of slips.filter(() => happens(roll, habits.caught))) {
    pass(habits.mend);
    left.delete(slip);
    steps.push({ at, board: boardOf(plan, order, [...left]) });
  }
  return { steps, tap: { at: at + REACH, board: boardOf(plan, order, [...left]) } };
}

function slipOf(roll: Dice, building: BuildingId, held: readonly BuildingId[]): Slip {
  const others = held.filter((other) => other !== building);
  return { kind: kindOf(roll), building, other: others[roll.below(others.length)]! };
}

function kindOf(roll: Dice): SlipKind {
  const kinds = SLIPS.flatMap(({ kind, share }) => Array.from({ length: share }, () => kind));
  return kinds[roll.below(kinds.length)]!;
}

/** So many buildings as this bot has read them off the plan. */
function boardOf(plan: Plan, laid: readonly BuildingId[], slips: readonly Slip[]): Board {
  const read = slips.reduce(misread, plan);
  return read.map((piece) => (piece !== null && laid.includes(buildingOf(piece)) ? piece : null));
}

const QUARTERS = { right: 1, left: -1, half: 2 };

function misread(plan: Plan, { kind, building, other }: Slip): Plan {
  const site = siteOf(plan, building);
  const piece = plan[site]!;
  if (kind === 'face') return plan.with(site, flipped(piece));
  if (kind !== 'swapped') return plan.with(site, turned(piece, QUARTERS[kind]));
  const otherSite = siteOf(plan, other);
  return plan.with(site, plan[otherSite]!).with(otherSite, piece);
}

/** Around 1, which is its mean: often a little less, seldom much more. */
const varied = (roll: Dice, spread: number) => grown(spread * bell(roll) - (spread * spread) / 2);

/** The sum of twelve throws, around 0 and with a spread of 1. */
function bell(roll: Dice): number {
  let sum = -6000;
  for (let throws = 0; throws < 12; throws++) sum += roll.below(1001);
  return sum / 1000;
}

/** Nearly Math.exp, which is not the same on every engine to the last bit; products are. */
function grown(by: number): number {
  let factor = 1 + by / 16;
  for (let doubled = 0; doubled < 4; doubled++) factor *= factor;
  return factor;
}

const happens = (roll: Dice, ofThousand: number) => roll.below(1000) < ofThousand;
