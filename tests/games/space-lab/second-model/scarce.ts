// A match that goes on with few cards: what a whole box brings too seldom, or never, then comes up often.
import type { Dice } from '#shared/engine/random.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { capsulesOf, capsulesRound, missing, slotsOf } from './station.ts';
import { readTable } from './table.ts';

interface Filling {
  most: number;
  /** With what the objectives ask, but where capsules meet nothing. */
  isRipe: boolean;
}

/** Labs on some slots, but round no capsule all that it asks. */
function filled(state: State, seat: number, from: number[], { most, isRipe }: Filling, chance: Dice) {
  const { station } = readTable(state).players[seat]!;
  const slots = slotsOf(station);
  for (let left = most; left > 0 && from.length > 1; left--) {
    const slot = slots[chance.below(slots.length)]!;
    const free = slots.filter(({ lab }) => lab === null);
    if (slot.lab !== null || free.length === 1) continue;
    const round = capsulesRound(station, slot);
    const wanted = round.flatMap((capsule) => missing(station, capsule));
    const at = from.findLastIndex((lab) => !isRipe || wanted.includes(LABS[lab]!.agency));
    if (at < 0 || (isRipe && round.length > 1)) continue;
    slot.lab = from[at]!;
    if (capsulesOf(station).some((capsule) => missing(station, capsule).length === 0)) slot.lab = null;
    else from.splice(at, 1);
  }
  return slots.map(({ lab }) => lab);
}

/** At the first turn of a match: labs lie on slots and in hands, and the rest of them is out of the match. */
export function scarce(state: State, chance: Dice): State {
  const isDear = chance.below(2) === 0;
  const from = [...state.labs];
  // Dear labs cannot be paid by short hands.
  if (isDear) from.sort((one, other) => LABS[one]!.cost - LABS[other]!.cost);
  const isRipe = chance.below(2) === 0;
  const most = isRipe ? 60 : chance.below(state.seats === 1 ? 30 : 12);
  const hand = isDear ? 4 : state.seats === 1 ? 16 : 8;
  const hands = state.crews.map(() => from.splice(from.length - chance.below(hand)));
  const slots = state.crews.map((_, seat) => filled(state, seat, from, { most, isRipe }, chance));
  const pile = chance
    .shuffled(from)
    .slice(0, 1 + chance.below(state.seats === 1 && chance.below(2) === 0 ? 30 : 8));
  return {
    ...state,
    labs: pile,
    projects: state.projects.slice(0, chance.below(5)),
    crews: state.crews.map((crew, seat) => ({ ...crew, hand: hands[seat]!, slots: slots[seat]! })),
  };
}
