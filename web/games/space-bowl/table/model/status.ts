// One line that says what is going on and what the person at the screen can do next.

import { words } from '#web/words/words.ts';
import { bowlWords } from '../../words/words.ts';
import type { Model } from './model.ts';

export function statusOf(model: Model): string {
  const text = bowlWords().status;
  const view = model.view();
  const name = (seat: number) => model.chair(seat).name;
  const now = model.countdown();
  if (model.kind() === 'rest') {
    if (view.last === null) return text.first(name(view.captain));
    return text.next(name(view.captain));
  }
  if (model.kind() === 'search') {
    // Looking back, nobody is asked to search.
    if (model.table.reveals) return '';
    if (model.rolling()) return words().spaceBowl.rolling;
    // The whole sentence once; later, and where people or the bar of a room take the place, the buttons need it more.
    return view.round === 1 && view.seats <= 4 && model.table.canPause() ? text.search : text.searchShort;
  }
  if (!now) return '';
  if (model.watching()) {
    const { calledGo, calledDoom } = bowlWords().table;
    return (now.call.kind === 'go' ? calledGo : calledDoom)(name(now.call.by));
  }
  const mine = now.mine;
  const actor = model.actor();
  const role = actor === null ? 'free' : now.roles[actor]!;
  if (model.aiming()) return text.aiming;
  if (role === 'red') return text.red;
  if (role === 'free') return now.closed ? text.closed : text.canFollow(name(now.call.by));
  if (mine?.confirmed) return text.confirmed;
  if (mine && mine.pick !== null) return now.joker?.by === actor ? text.pickedJoker : text.picked;
  if (role === 'searcher') return now.closed ? text.lastMoment : text.searcher(name(now.call.by));
  return text.pick;
}
