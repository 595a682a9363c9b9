// Players of Space Lab: one who begins, one who sees what a card brings, one who plans with the whole hand.
import type { Bot, Millis, Seat } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import type { Action } from '../actions.ts';
import type { View } from '../view.ts';
import { beginner } from './beginner.ts';
import { bestOrder, leastFitting } from './objectives.ts';
import { judgeOf } from './outlook.ts';
import { thoughtOf } from './thought.ts';
import { bestOf, placeOrNot, takeRevealed, turn } from './turn.ts';
import { SKILLS, type Skill } from './weights.ts';

/** So that people see what is going on; within a turn somebody else's eyes have to follow. */
const THINK = 900;
const THINK_WITHIN = 1200;

export const bot: Bot<View, Action> = (view, seat, level, seed) => {
  if (!view.acting.includes(seat)) return null;
  const roll = dice(seeded(`${seed}/${view.since}`));
  const action = level === 1 ? beginner(view, seat, roll) : chosen(view, seat, SKILLS[level], roll);
  return { action, at: view.since + waitOf(view) };
};

function waitOf({ phase }: View): Millis {
  return phase.kind === 'agency' || phase.kind === 'placing' || phase.kind === 'keep' ? THINK_WITHIN : THINK;
}

function chosen(view: View, seat: Seat, skill: Skill, roll: Dice): Action {
  const asked = { view, seat, skill, roll };
  const { phase } = view;
  const { dealt } = view.crews[seat]!;
  switch (phase.kind) {
    case 'draft':
      return { type: 'pass', objective: leastFitting(dealt!) };
    case 'arrange':
      return { type: 'arrange', objectives: bestOrder(dealt!) };
    case 'agency':
      return takeRevealed(asked);
    case 'keep': {
      const worthOf = judgeOf(view, seat, skill);
      const own = thoughtOf(view, seat);
      const options = phase.drawn!.map((project) => ({
        action: { type: 'keep', project } as const,
        worth: worthOf({ ...own, projects: [...own.projects, project] }),
      }));
      return bestOf(options, roll, skill.blur);
    }
    case 'placing':
      return placeOrNot(asked);
    default:
      return turn(asked);
  }
}
