// What a round came to, in words: who has won it and why, what is wrong on a board, how fast it was built.
import type { Seat } from '#shared/engine/game.ts';
import { type BuildingId, faceOf, turnOf } from '#shared/games/space-builder/components.ts';
import { type Fault, siteOf } from '#shared/games/space-builder/faults.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { timeSaid } from '#web/words/time.ts';
import { listed } from '#web/words/words.ts';
import { nameOf } from '../../drawings/buildings/buildings.ts';
import { builderWords } from '../../words/words.ts';
import type { Model } from './model.ts';
import { buildingSaid, siteSaid } from './speech.ts';

/** Who has won and why, and what they have unlocked for it. */
export const headlineOf = (model: Model, result: RoundResult): string =>
  [wonSaid(model, result), unlockedSaid(model, result)].filter(Boolean).join(' ');

export function wonSaid(model: Model, result: RoundResult): string {
  if (model.isAlone()) return aloneSaid(result);
  const text = builderWords().result;
  const { winner } = text;
  if (result.winner === null) return winner.nobody;
  const name = model.chair(result.winner).name;
  const isOwn = model.isYou(result.winner);
  const { total } = result.seats[result.winner]!;
  const equals = listed(
    equalsOf(result).map((seat) => (model.isYou(seat) ? winner.you : model.chair(seat).name)),
  );
  return equals
    ? isOwn
      ? winner.ownFaster(total, equals)
      : winner.otherFaster(name, total, equals)
    : isOwn
      ? winner.own(total)
      : winner.other(name, total);
}

/** Why whoever looks could not finish; empty where they could. */
export function stoppedSaid(model: Model, { order, seats, stoppedBy }: RoundResult): string {
  const own = model.own();
  if (own === null || model.isAlone() || seats[own]!.tapped !== null) return '';
  const text = builderWords().result;
  if (stoppedBy === 'limit') return text.timeUp;
  const last = order.flat().findLast((seat) => seats[seat]!.tapped !== null);
  return last === undefined ? '' : text.stoppedBy(model.chair(last).name);
}

/** Empty where nothing is. */
export function unlockedSaid(model: Model, result: RoundResult): string {
  const building = unlockedIn(model, result);
  if (building === null) return '';
  const { unlocked } = builderWords().result;
  const winner = result.winner!;
  return model.isYou(winner)
    ? unlocked.own(buildingSaid(building))
    : unlocked.other(model.chair(winner).name, buildingSaid(building));
}

/** What the winner has got for it; null before they have chosen, and where there is nothing to choose. */
export function unlockedIn(model: Model, { winner, seats }: RoundResult): BuildingId | null {
  if (winner === null) return null;
  const now = model.view().held[winner]!;
  return now.find((building) => !seats[winner]!.held.includes(building)) ?? null;
}

/** Who has as few faults as the winner. */
export function equalsOf({ winner, seats }: RoundResult): Seat[] {
  return [...seats.keys()].filter((seat) => seat !== winner && seats[seat]!.total === seats[winner!]!.total);
}

export function aloneSaid({ seats, from, stoppedBy }: RoundResult): string {
  const text = builderWords().result;
  const { total, tapped } = seats[0]!;
  if (stoppedBy === 'halt') return text.aloneLeft;
  if (tapped === null) return text.aloneStopped(total);
  const time = timeSaid(tapped - from, true);
  return total === 0 ? text.alone(time) : text.aloneFaults(total, time);
}

/** What is wrong with a building, and how it would be right. */
export function faultSaid(result: RoundResult, { building, reason }: Fault): string {
  const { faces, turns, result: text } = builderWords();
  const site = siteOf(result.plan, building);
  const right = result.plan[site]!;
  const wanted = {
    missing: '',
    place: siteSaid(site),
    turn: turns[turnOf(right)]!,
    face: faces[nameOf(building)][faceOf(right)]!,
  }[reason];
  return wanted ? `${text.reasons[reason]}, ${text.shouldBe(wanted)}` : text.reasons[reason];
}

/** When they were done, or that they were stopped. */
export function speedSaid(result: RoundResult, seat: Seat): string {
  const { tapped } = result.seats[seat]!;
  return tapped === null ? builderWords().result.stopped : timeSaid(tapped - result.from, true);
}

/** From 0; equals share it. */
export function speedPlace(result: RoundResult, seat: Seat): number {
  const group = result.order.findIndex((seats) => seats.includes(seat));
  return result.order.slice(0, group).flat().length;
}
