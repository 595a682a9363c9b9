// A beginner: collects what is most, places what looks dear where there is room, and pays with what comes first.
import type { Seat } from '#shared/engine/game.ts';
import type { Dice } from '#shared/engine/random.ts';
import type { Action } from '../actions.ts';
import { AGENCIES, type LabId } from '../components.ts';
import { isOf, isPayable, LABS } from '../labs.ts';
import { mustPlace } from '../turn.ts';
import type { View } from '../view.ts';

/** In so many of ten cases. */
const RECRUITS = 3;
const PLACES_EARLY = 1;
const PLACES_MORE = 7;

export function beginner(view: View, seat: Seat, roll: Dice): Action {
  const { phase } = view;
  const { hand, dealt } = view.crews[seat]!;
  const happens = (often: number) => roll.below(10) < often;
  switch (phase.kind) {
    case 'draft':
      return { type: 'pass', objective: roll.shuffled(dealt!)[0]! };
    case 'arrange':
      return { type: 'arrange', objectives: roll.shuffled(dealt!) };
    case 'agency':
      return most(view.revealed, roll);
    case 'keep':
      return { type: 'keep', project: roll.shuffled(phase.drawn!)[0]! };
    case 'placing':
      return (happens(PLACES_MORE) ? place(view, seat, roll) : null) ?? { type: 'done' };
    default: {
      const places = view.finisher !== null || mustPlace({ hand: hand! }) || happens(PLACES_EARLY);
      const placement = places ? place(view, seat, roll) : null;
      if (placement) return placement;
      if (view.finisher !== null) return { type: 'done' };
      if (view.centre.length > 0 && (view.labs === 0 || happens(RECRUITS))) return most(view.centre, roll);
      return view.labs > 0 ? { type: 'reveal' } : place(view, seat, roll)!;
    }
  }
}

/** The agency with the most cards. */
function most(labs: readonly LabId[], roll: Dice): Action {
  const many = (agency: (typeof AGENCIES)[number]) => labs.filter(isOf(agency)).length;
  const agency = roll.shuffled(AGENCIES).reduce((best, other) => (many(other) > many(best) ? other : best));
  return { type: 'take', agency };
}

/** The dearest that can be paid, on any free slot. */
function place(view: View, seat: Seat, roll: Dice): Action | null {
  const { hand, slots } = view.crews[seat]!;
  const payable = roll.shuffled(hand!.filter(isPayable(hand!)));
  const free = roll.shuffled(slots.flatMap((lab, slot) => (lab === null ? [slot] : [])));
  if (payable.length === 0 || free.length === 0) return null;
  const lab = payable.reduce((best, other) => (LABS[other]!.cost > LABS[best]!.cost ? other : best));
  const paid = hand!.filter((other) => other !== lab).slice(0, LABS[lab]!.cost);
  return { type: 'place', lab, slot: free[0]!, paid };
}
