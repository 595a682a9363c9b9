// Going on from what one viewer saw, without the room it was played in: the plans are drawn anew.
import type { Resume } from '#shared/engine/game.ts';
import { EMPTY, lockedOf } from './components.ts';
import { drawn } from './plans.ts';
import { type Position, PositionSchema, wonBy } from './position.ts';
import type { Builder, State } from './state.ts';
import type { View } from './view.ts';

function position({ phase, seats, options, held, winners }: View): Position | null {
  if (phase.kind === 'over' || seats === 1) return null;
  const all = held.map((own) => [...own]);
  if (phase.kind === 'unlock') {
    const own = all[phase.seat]!;
    own.push(lockedOf(own)[0]!);
    own.sort((one, other) => one - other);
  }
  return { options, held: all, winners: [...winners] };
}

function state({ options, held, winners }: Position, seed: string): State {
  const builders = held.map(
    (own, seat): Builder => ({
      held: own,
      won: wonBy(winners, seat),
      board: EMPTY,
      changed: null,
      tap: null,
      out: null,
    }),
  );
  return {
    options,
    seats: held.length,
    ...drawn(options, seed),
    round: winners.length + 1,
    builders,
    phase: { kind: 'rest', since: 0, ready: held.map(() => false) },
    last: null,
    winners,
  };
}

export const resume: Resume<View, Position, State> = {
  schema: PositionSchema,
  position,
  state,
  seats: ({ held }) => held.length,
};
