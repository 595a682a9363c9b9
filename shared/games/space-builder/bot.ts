// A player of Space Builder who builds by a timetable: never faster or slower because of what the others do.
import type { Bot, Millis, Plan, Seat } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import type { Action } from './actions.ts';
import { CHOOSE, HABITS, type Habits } from './bot-levels.ts';
import { type Step, type Timetable, timetableOf } from './bot-timetable.ts';
import { type BuildingId, EMPTY, lockedOf } from './components.ts';
import { CHOICE } from './round.ts';
import type { OwnBoard, View } from './view.ts';

type MaybePlan = Plan<Action> | null;

export const bot: Bot<View, Action> = (view, seat, level, seed) => planOf(view, seat, HABITS[level], seed);

/** What a player of any habits means to do. */
export function planOf(view: View, seat: Seat, habits: Habits, seed: string): MaybePlan {
  const { phase, round } = view;
  const roundSeed = `${seed}/${round}`;
  switch (phase.kind) {
    case 'rest':
      return phase.ready[seat] ? null : { action: { type: 'ready' }, at: 0 };
    case 'build':
    case 'stop': {
      const { plan, lie, own, sent, tapped, halted } = view;
      if (!own || sent || tapped[seat] !== null || halted[seat]) return null;
      const task = { plan: plan!, lie, held: view.held[seat]!, from: phase.from };
      const timetable = timetableOf(task, habits, roundSeed);
      return phase.kind === 'build' ? nextOf(timetable, own) : lastOf(timetable, own, phase.at);
    }
    case 'unlock':
      return phase.seat === seat ? unlocking(view.held[seat]!, phase.until - CHOICE, roundSeed) : null;
    default:
      return null;
  }
}

/** What comes after the last change of its board, however late that was. */
function nextOf({ steps, tap }: Timetable, { changed }: OwnBoard): Plan<Action> {
  const next = steps.find(({ at }) => changed === null || at > changed);
  const { at, board } = next ?? tap;
  return { action: { type: next ? 'build' : 'tap', board: [...board] }, at };
}

/** Its board as it lay at the stop, and since when; what was changed before the news of the stop came is left out. */
function lastOf({ steps }: Timetable, { board, changed }: OwnBoard, stop: Millis): Plan<Action> {
  const isKnown = changed === null || changed <= stop;
  const known: Step = { at: changed ?? stop, board };
  const nothing: Step = { at: stop, board: EMPTY };
  const last = isKnown ? known : (steps.findLast(({ at }) => at <= stop) ?? nothing);
  return { action: { type: 'build', board: [...last.board] }, at: last.at };
}

function unlocking(held: readonly BuildingId[], since: Millis, seed: string): Plan<Action> {
  const roll = dice(seeded(`${seed}/unlock`));
  const locked = lockedOf(held);
  const at = since + CHOOSE.least + roll.below(CHOOSE.most - CHOOSE.least + 1);
  return { action: { type: 'unlock', building: locked[roll.below(locked.length)]! }, at };
}
