// Whose turn it is in Nim.
import type { Seat } from '#shared/engine/game.ts';
import type { View } from '#shared/games/nim/view.ts';

export const toAct = ({ left, turn }: View): Seat[] => (left === 0 ? [] : [turn]);
