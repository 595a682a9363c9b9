// Everything a seat may do now, as its view shows it: for buttons, for bots and for tests.
import type { Seat } from '#shared/engine/game.ts';
import type { Action } from './actions.ts';
import { AGENCIES, type LabId } from './components.ts';
import { isOf, isPayable, LABS } from './labs.ts';
import { mustPlace } from './turn.ts';
import type { CrewView, View } from './view.ts';

/** A card may be paid with any others; here with those that cost least themselves. */
function suggestedFor(hand: readonly LabId[], lab: LabId): LabId[] {
  const others = hand.filter((other) => other !== lab);
  return others.sort((one, other) => LABS[one]!.cost - LABS[other]!.cost).slice(0, LABS[lab]!.cost);
}

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

export function legal(view: View, seat: Seat): Action[] {
  const crew = view.crews[seat]!;
  if (!view.acting.includes(seat) || crew.hand === null) return [];
  const { phase } = view;
  switch (phase.kind) {
    case 'draft':
      return crew.dealt!.map((objective) => ({ type: 'pass', objective }));
    case 'arrange':
      return arrangements(crew.dealt!).map((objectives) => ({ type: 'arrange', objectives }));
    case 'agency':
      return taking(view.revealed);
    case 'keep':
      return phase.drawn!.map((project) => ({ type: 'keep', project }));
    case 'turn': {
      if (view.finisher !== null) return [...placing(crew), { type: 'done' }];
      if (mustPlace({ hand: crew.hand })) return placing(crew);
      const reveal: Action[] = view.labs > 0 ? [{ type: 'reveal' }] : [];
      return [...reveal, ...taking(view.centre), ...placing(crew)];
    }
    case 'placing':
      return [...placing(crew), { type: 'done' }, ...(view.undo === seat ? [{ type: 'undo' } as const] : [])];
    case 'over':
      return [];
  }
}

/** Every order of three; of six, every order of the upper and of the lower three. */
function arrangements(dealt: readonly number[]): number[][] {
  const [upper, lower] = [dealt.slice(0, 3), dealt.slice(3)];
  const orders = (tiles: readonly number[]) =>
    tiles.length === 0 ? [[]] : ORDERS.map((order) => order.map((at) => tiles[at]!));
  return orders(upper).flatMap((above) => orders(lower).map((below) => [...above, ...below]));
}

const taking = (labs: readonly LabId[]): Action[] =>
  AGENCIES.filter((agency) => labs.some(isOf(agency))).map((agency) => ({
    type: 'take',
    agency,
  }));

function placing({ hand, slots }: CrewView): Action[] {
  const free = slots.flatMap((lab, slot) => (lab === null ? [slot] : []));
  return hand!.filter(isPayable(hand!)).flatMap((lab) => {
    const paid = suggestedFor(hand!, lab);
    return free.map((slot): Action => ({ type: 'place', lab, slot, paid }));
  });
}
