// A player of Space Bowl who searches like a person: reads cards one by one, sometimes wrongly.
import type { Bot, Millis, Plan, Seat } from '#shared/engine/game.ts';
import type { Action } from './actions.ts';
import { HABITS, type Habits, JOKER_AFTER_CALL, JOKER_BEFORE_ZERO } from './bot-levels.ts';
import { type Find, type NearMiss, type Search, searchOf } from './bot-search.ts';
import type { PhaseView, View } from './view.ts';

type Countdown = Extract<PhaseView, { kind: 'countdown' }>;
type MaybePlan = Plan<Action> | null;

/** Everything a decision in a countdown rests on. */
interface Table {
  view: View;
  phase: Countdown;
  seat: Seat;
  habits: Habits;
  search: Search;
}

export const bot: Bot<View, Action> = (view, seat, level, seed) => {
  const { phase } = view;
  if (phase.kind === 'over') return null;
  if (phase.kind === 'rest') return phase.ready[seat] ? null : { action: { type: 'ready' }, at: 0 };
  const habits = HABITS[level];
  const { thrown } = phase;
  if (!thrown) return null;
  if (phase.kind === 'search')
    return calling(view, searchOf(view, { ...phase, thrown }, habits, seed), habits);
  const role = phase.roles[seat]!;
  if (role === 'red' || phase.mine?.confirmed || (role === 'free' && phase.closed)) return null;
  const search = searchOf(view, phase, habits, seed);
  const table: Table = { view, phase, seat, habits, search };
  if (role === 'free') return earliest(following(table), joking(table));
  if (phase.mine!.pick !== null) return confirming(table);
  if (role === 'claimant') return earliest(picking(table), joking(table), guessing(table));
  return earliest(picking(table), joking(table), despairing(table));
};

/** Go when a card seems to fit; when hope is gone, Go for the joker, or the red button. */
function calling({ options }: View, search: Search, habits: Habits): Plan<Action> {
  const { finds, nearMisses, allSeen, givenUp, hands } = search;
  const forJoker = !options.noJoker && nearMisses.some(({ remembered }) => remembered);
  const hopeless = (forJoker && habits.jokerEarly ? allSeen : givenUp) + hands.say;
  const found = finds[0] ? finds[0].at + hands.say : hopeless;
  const kind = forJoker || found < hopeless ? 'go' : 'doom';
  return { action: { type: 'call', kind }, at: Math.min(found, hopeless) };
}

/** The card this bot would name, and from when. */
function choiceOf({ phase, seat, search }: Table): Find | null {
  const { call, joker, zero } = phase;
  const { finds, nearMisses, hands } = search;
  const fitsJoker = (near: NearMiss) => near.jokerAt.includes(joker!.card);
  if (joker?.by === seat) {
    const own = nearMisses.find((near) => near.remembered && fitsJoker(near)) ?? nearMisses.find(fitsJoker);
    return own ? { card: own.card, at: jokerMoment(phase, seat, own, search) } : null;
  }
  const heard = call.by === seat ? call.at : call.at + hands.hear;
  const find = finds.find(({ at }) => at <= zero);
  const near =
    joker && nearMisses.find((other) => other.seenWithJoker && other.at <= zero && fitsJoker(other));
  return earliest(
    find ? { card: find.card, at: Math.max(find.at, heard) } : null,
    near ? { card: near.card, at: Math.max(near.at, zero - hands.late) } : null,
  );
}

function following(table: Table): MaybePlan {
  const choice = choiceOf(table);
  return choice && choice.at <= lastMoment(table) ? { action: { type: 'follow' }, at: choice.at } : null;
}

function picking(table: Table): MaybePlan {
  const choice = choiceOf(table);
  return choice && { action: { type: 'pick', card: choice.card }, at: choice.at + table.search.hands.say };
}

/** A claimant without an idea has nothing to lose. */
function guessing({ phase, search }: Table): Plan<Action> {
  return { action: { type: 'pick', card: search.guess }, at: phase.zero + search.hands.late };
}

/** Whoever hears of the joker confirms after it, once more if need be. */
function confirming(table: Table): MaybePlan {
  const { phase, seat, search } = table;
  const { at } = picking(table) ?? guessing(table);
  const heard = phase.joker && phase.joker.by !== seat ? phase.joker.at + search.hands.hear : 0;
  return { action: { type: 'confirm' }, at: Math.max(at, heard) + search.hands.confirm };
}

/** The joker, for a card that needs it, when no card without it has turned up. */
function joking({ view, phase, seat, search }: Table): MaybePlan {
  const near = search.nearMisses.find(({ remembered }) => remembered);
  if (!near || phase.closed || phase.joker || view.options.noJoker) return null;
  const at = jokerMoment(phase, seat, near, search);
  if (at > phase.zero - JOKER_BEFORE_ZERO || search.finds.some((find) => find.at <= at)) return null;
  return { action: { type: 'joker', card: near.jokerAt[0]! }, at };
}

function jokerMoment({ call }: Countdown, seat: Seat, near: NearMiss, { hands }: Search): Millis {
  return Math.max(near.at, call.at + (call.by === seat ? JOKER_AFTER_CALL : hands.patience));
}

/** The red button in somebody's doom: nothing found, and no joker about to prove the caller wrong. */
function despairing(table: Table): MaybePlan {
  const { phase, search, habits } = table;
  if (phase.closed || phase.joker || joking(table)) return null;
  const last = lastMoment(table);
  const ready = Math.max(search.givenUp, phase.call.at + search.hands.hear);
  const seen = (last - search.begun) / (search.allSeen - search.begun);
  const at = Math.min(ready, last);
  if ((ready > last && seen < habits.nearly) || search.finds.some((find) => find.at <= at)) return null;
  return { action: { type: 'follow' }, at };
}

function lastMoment({ phase, search }: Table): Millis {
  return phase.zero - search.hands.late;
}

function earliest<T extends { at: Millis }>(...choices: (T | null)[]): T | null {
  return choices.reduce(
    (first, choice) => (choice && (!first || choice.at < first.at) ? choice : first),
    null,
  );
}
