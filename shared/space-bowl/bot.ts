// A player of Space Bowl who searches like a person: reads cards one by one, sometimes wrongly.
import type { Bot } from '../game.ts';
import type { Action } from './actions.ts';
import type { View } from './view.ts';

export const bot: Bot<View, Action> = (view, seat) => {
  const { phase } = view;
  if (phase.kind === 'rest' && !phase.ready[seat]) return { action: { type: 'ready' }, at: 0 };
  return null;
};
