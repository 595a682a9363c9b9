// Players of Gravity Superstar: one who takes what lies near, one who sees the whole turn, one who fears the answer.
import type { Bot, Level, Millis, Plan, Seat } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import type { Action } from './actions.ts';
import { afterAnswer, type Line, linesOf, turnsOf } from './bot-search.ts';
import { resume } from './resume.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** So that people see what is going on, and the last ride to its end. */
const THINK = 900;
/** Somebody else may want to take back what they did. */
const PATIENCE = 700;
const RIDE = 130;
/** Lines whose answer is worth a thought. */
const BEAM = 16;
/** How much one's own turn counts beside what comes of the answer. */
const OWN = 0.35;
/** How wrong each level may be about what something is worth. */
const BLUR: Record<Level, number> = { 1: 14, 2: 0.4, 3: 0.2 };

/** The same table asked about again: hosts ask more than once. */
const known = new WeakMap<View['events'], Map<string, Plan<Action>>>();

export const bot: Bot<View, Action> = (view, seat, level, seed) => {
  if (view.phase.kind === 'over' || view.phase.seat !== seat) return null;
  const key = `${seat} ${level} ${seed}`;
  const plans = known.get(view.events) ?? new Map<string, Plan<Action>>();
  const plan = plans.get(key) ?? planned(view, seat, level, seed);
  plans.set(key, plan);
  known.set(view.events, plans);
  return plan;
};

function planned(view: View, seat: Seat, level: Level, seed: string): Plan<Action> {
  const words = `${seed}/${view.since}/${view.round}`;
  const state = resume.state(resume.position(view)!, words);
  return {
    action: choose(state, seat, level, dice(seeded(words))),
    at: view.since + waitOf(view, seat),
  };
}

function waitOf({ undo, events }: View, seat: Seat): Millis {
  const cells = events.reduce((cells, event) => ('path' in event ? event.path.length : cells), 0);
  return THINK + RIDE * cells + (undo === null || undo === seat ? 0 : PATIENCE);
}

function choose(state: State, seat: Seat, level: Level, roll: Dice): Action {
  const blur = BLUR[level];
  const blurred = (lines: readonly Line[]) =>
    best(lines.map((line) => ({ ...line, worth: line.worth + (roll.below(1000) / 1000) * blur }))).action;
  if (level < 3) return blurred(linesOf(state, seat));
  const lines = turnsOf(state, seat)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, BEAM);
  return blurred(lines.map((line) => ({ ...line, worth: line.worth * OWN + afterAnswer(line.state, seat) })));
}

const best = (lines: readonly Line[]) =>
  lines.reduce((best, line) => (line.worth > best.worth ? line : best));
