// Players of Nim: one who takes anything, one who looks as far as the next turn, one who counts from the beginning.
import type { Bot, Level } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { type Action, MOST } from './actions.ts';
import type { View } from './view.ts';

/** So that people see what was taken. */
const THINK = 900;
/** From how many stones on each level counts. */
const COUNTS: Record<Level, number> = { 1: 0, 2: 2 * MOST, 3: Number.POSITIVE_INFINITY };

export const bot: Bot<View, Action> = ({ left, turn, since }, seat, level, seed) => {
  if (left === 0 || turn !== seat) return null;
  // Who leaves a multiple of four can do so again, down to none.
  const best = left % (MOST + 1);
  const any = () => 1 + dice(seeded(`${seed}/${left}`)).below(Math.min(MOST, left));
  return {
    action: { type: 'take', many: best > 0 && left <= COUNTS[level] ? best : any() },
    at: since + THINK,
  };
};
