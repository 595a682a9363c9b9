// Whose turn it is in Gravity Superstar.
import type { Seat } from '#shared/engine/game.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';

export const toAct = ({ phase }: View): Seat[] => (phase.kind === 'over' ? [] : [phase.seat]);
