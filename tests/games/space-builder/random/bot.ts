// A bot for random matches: one building after the other, mostly as the plan shows it, at times that come from its seed.
import type { Bot } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { BUILDINGS, FACES, pieceOf, TURNS } from '#shared/games/space-builder/components.ts';
import { siteOf, unplacedOf } from '#shared/games/space-builder/faults.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { ids } from '../table.ts';

const SLOWEST = 3000;
const CHOICE = 20_000;

export const bot: Bot<View, Action> = (view, seat, _level, seed) => {
  const { phase, own, round, held, placed } = view;
  const chance = dice(seeded(`${seed} ${round} ${placed[seat]}`));
  const from = (since: number) => since + chance.below(SLOWEST);
  switch (phase.kind) {
    case 'rest':
      return phase.ready[seat] ? null : { action: { type: 'ready' }, at: from(phase.since) };
    case 'build': {
      const isDone = view.tapped[seat] !== null || view.halted[seat];
      return isDone
        ? null
        : { action: built(view, seat, chance), at: from(Math.max(phase.from, own!.changed ?? 0)) };
    }
    case 'unlock': {
      const locked = ids(BUILDINGS.length).filter((building) => !held[seat]!.includes(building));
      const building = locked[chance.below(locked.length)]!;
      return phase.seat === seat
        ? { action: { type: 'unlock', building }, at: from(phase.until - CHOICE) }
        : null;
    }
    default:
      return null;
  }
};

function built({ own, plan, held }: View, seat: number, chance: Dice): Action {
  const board = [...own!.board];
  const [next] = unplacedOf(board, held[seat]!);
  if (next === undefined) return { type: 'tap', board };
  const wanted = siteOf(plan!, next);
  const free = [...board.keys()].filter((site) => board[site] === null);
  const isRight = chance.below(8) > 0 && free.includes(wanted);
  if (isRight) board[wanted] = plan![wanted]!;
  else board[free[chance.below(free.length)]!] = pieceOf(next, chance.below(TURNS), chance.below(FACES));
  return { type: 'build', board };
}
