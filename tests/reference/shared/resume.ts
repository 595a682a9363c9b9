// Going on without the room, from what one viewer saw.
import * as v from 'valibot';
import type { Resume } from '#shared/engine/game.ts';
import { whole } from '#shared/engine/schemas.ts';
import { HEAPS, OptionsSchema } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const PositionSchema = v.pipe(
  v.strictObject({
    options: OptionsSchema,
    seats: whole(2, 4),
    left: whole(1, Math.max(...HEAPS)),
    turn: whole(0, 3),
  }),
  v.check(({ options, seats, left, turn }) => left <= options.heap && turn < seats),
);
type Position = v.InferOutput<typeof PositionSchema>;

export const resume: Resume<View, Position, State> = {
  schema: PositionSchema,
  position({ options, left, turn, scores }) {
    return left === 0 ? null : { options, seats: scores.length, left, turn };
  },
  state: (position) => ({ ...position, last: null, since: 0 }),
  seats: ({ seats }) => seats,
};
