// Two worlds of Gravity Superstar, one action after the other, that differ only in which cards some seats lay face down.
import type { Seat } from '#shared/engine/game.ts';
import type { Dice } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import { forward } from '#shared/games/gravity-superstar/legal.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';

export type Pair = readonly [one: Action, other: Action];
type Simple = Extract<Action, { type: 'simple' }>;

const isSimple = (action: Action): action is Simple => action.type === 'simple';

/** What a seat may do in both worlds: the same, or the same step with a card face down that may be another. */
export function chosen(worlds: readonly [View, View], seat: Seat, isSecret: boolean, roll: Dice): Pair {
  const one = <T>(items: readonly T[]) => items[roll.below(items.length)]!;
  const [ours, theirs] = worlds.map((view) => forward(view, seat)) as [Action[], Action[]];
  if (isSecret && ours.some(isSimple) && roll.below(3) > 0) {
    const action = one(ours.filter(isSimple));
    return [action, one(theirs.filter((other) => isSimple(other) && other.way === action.way))];
  }
  const texts = new Set(theirs.map((action) => JSON.stringify(action)));
  const both = ours.filter((action) => texts.has(JSON.stringify(action)));
  const kinds = [...new Set(both.map(({ type }) => type))];
  const kind = one(kinds);
  const action = one(both.filter(({ type }) => type === kind));
  return [action, action];
}

export const WAYS_BACK = ['refill', 'fifth', 'ejected', 'undone'] as const;
type Back = Record<(typeof WAYS_BACK)[number], number>;

/** Counts how cards that differ went back to their hands. */
export class Returns {
  readonly counts: Back = { refill: 0, fifth: 0, ejected: 0, undone: 0 };
  /** So many states in which the worlds differed. */
  differing = 0;

  note(before: readonly [State, State], after: readonly [State, State], by: Seat, { type }: Action): void {
    const differs = ([one, other]: readonly [State, State], seat: Seat) =>
      JSON.stringify(one.played[seat]) !== JSON.stringify(other.played[seat]);
    for (const seat of after[0].played.keys()) {
      if (differs(after, seat)) this.differing++;
      else if (differs(before, seat)) this.counts[wayOf(type, seat === by)]++;
    }
  }
}

function wayOf(type: Action['type'], isOwn: boolean): keyof Back {
  if (type === 'undo') return 'undone';
  if (!isOwn) return 'ejected';
  return type === 'refill' ? 'refill' : 'fifth';
}
