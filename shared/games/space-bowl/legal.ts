// Everything a seat may do now: for hints, bots and random play.
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { Action } from './actions.ts';
import type { View } from './view.ts';

export function legal(view: View, seat: Seat, at: Millis): Action[] {
  const { phase } = view;
  if (phase.kind === 'rest') return phase.ready[seat] ? [] : [{ type: 'ready' }];
  if (phase.kind === 'search') {
    if (at < phase.from) return [];
    return [
      { type: 'call', kind: 'go' },
      { type: 'call', kind: 'doom' },
    ];
  }
  if (phase.kind !== 'countdown') return [];
  const role = phase.roles[seat]!;
  if (role === 'red') return [];
  const cards = [...view.galaxy.keys()];
  const actions: Action[] = [];
  const bound = phase.joker?.by === seat;
  if (!phase.closed && !bound && role !== 'claimant') {
    actions.push({ type: 'follow' }, { type: 'call', kind: phase.call.kind });
  }
  if (!phase.closed && !phase.joker && !view.options.noJoker) {
    actions.push(...cards.map((card): Action => ({ type: 'joker', card })));
  }
  if (role !== 'free') {
    actions.push({ type: 'pick', card: null }, ...cards.map((card): Action => ({ type: 'pick', card })));
    if (phase.mine && phase.mine.pick !== null && !phase.mine.confirmed) actions.push({ type: 'confirm' });
  }
  return actions;
}
