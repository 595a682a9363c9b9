// One line that says what is going on and what the person at the screen can do next.

import { words } from '#web/words/words.ts';
import { bowlWords } from '../words/words.ts';
import type { Desk } from './model.ts';

export function statusOf(desk: Desk): string {
  const text = bowlWords().status;
  const view = desk.view();
  const name = (seat: number) => desk.chair(seat).name;
  const now = desk.countdown();
  if (desk.kind() === 'rest') {
    if (view.last === null) return text.first(name(view.captain));
    return text.next(name(view.captain));
  }
  if (desk.kind() === 'search') {
    if (desk.rolling()) return words().spaceBowl.rolling;
    // The whole sentence once; later, and where people or the bar of a room take the place, the buttons need it more.
    return view.round === 1 && view.seats <= 4 && desk.table.canPause ? text.search : text.searchShort;
  }
  if (!now) return '';
  const mine = now.mine;
  const role = desk.table.here.length === 0 ? 'free' : now.roles[desk.active()]!;
  if (desk.aiming()) return text.aiming;
  if (role === 'red') return text.red;
  if (role === 'free') return now.closed ? text.closed : text.canFollow(name(now.call.by));
  if (mine?.confirmed) return text.confirmed;
  if (mine && mine.pick !== null) return now.joker?.by === desk.active() ? text.pickedJoker : text.picked;
  if (role === 'searcher') return now.closed ? text.lastMoment : text.searcher(name(now.call.by));
  return text.pick;
}
