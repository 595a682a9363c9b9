// Placing a card: taken out of the hand, put on a place, paid with others.
import { createComputed, createMemo, createSignal, on } from 'solid-js';
import type { LabId } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { sensiblePayment } from '#shared/games/space-lab/payment.ts';
import { createDrag, type Drag } from '#web/table/kit/drag/drag.ts';
import { LabCard } from '../../drawings/lab-card.tsx';
import { labWords } from '../../words/words.ts';
import type { Model } from './model.ts';
import { labName, slotName } from './speech.ts';

/** A card on its place, of which the price is still to be chosen, or to be confirmed. */
export interface Aim {
  lab: LabId;
  slot: number;
  paid: readonly LabId[];
}

export const HAND = 'hand';
export const pieceOf = (lab: LabId) => `lab-${lab}`;
export const placeOf = (slot: number) => `slot-${slot}`;
const numberIn = (name: string) => Number(name.split('-')[1]);

export type Placing = ReturnType<typeof createPlacing>;

export function createPlacing(model: Model) {
  const [aim, setAim] = createSignal<Aim | null>(null);
  const hand = () => model.ownCrew()?.hand ?? [];
  /** Why a card cannot be placed at all; null where it can. */
  const whyNot = (lab: LabId) => {
    const { cost } = LABS[lab]!;
    return cost < hand().length ? null : labWords().status.dear(cost);
  };

  const drag: Drag = createDrag({
    pieces: () => hand().map(pieceOf),
    movable: (piece) => aim() === null && model.may('place') && hand().includes(numberIn(piece)),
    placeOf: () => HAND,
    accepts(piece, place) {
      if (place === HAND) return true;
      if (model.ownCrew()!.slots[numberIn(place)] !== null) return labWords().refusals.slotTaken;
      return whyNot(numberIn(piece)) ?? true;
    },
    pieceName: (piece) => labName(numberIn(piece)),
    placeName: (place) =>
      place === HAND ? labWords().slots.hand : slotName(numberIn(place), model.capsules()),
    isShared: (place) => place === HAND,
    draw: (piece) => LabCard({ lab: numberIn(piece) }),
    put: (piece, place) => put(numberIn(piece), numberIn(place)),
  });
  /** The card that has been taken out of the hand. */
  const carried = createMemo((): LabId | null => {
    const piece = drag.carried()?.piece;
    return piece === undefined ? null : numberIn(piece);
  });
  /** The place over which it is. */
  const over = createMemo((): number | null => {
    const place = drag.carried()?.over;
    return place && place !== HAND ? numberIn(place) : null;
  });

  createComputed(
    on(
      () => [model.view().since, model.own()],
      () => setAim(null),
    ),
  );

  /** Where there is nothing to choose and nothing ends, it is placed at once. */
  function put(lab: LabId, slot: number): void {
    const { slots, validated, objectives } = model.ownCrew()!;
    const crew = { hand: hand(), slots, validated, objectives: objectives! };
    const next = { lab, slot, paid: sensiblePayment(crew, lab) };
    const isDecided = hand().length - 1 === LABS[lab]!.cost || LABS[lab]!.cost === 0;
    if (isDecided && !model.gain(lab, slot)?.ends) void place(next);
    else setAim(next);
  }

  function place({ lab, slot, paid }: Aim): Promise<boolean> {
    return model.act({ type: 'place', lab, slot, paid: [...paid] });
  }

  /** In or out; where enough are chosen, the first one comes back for it. */
  function pay(lab: LabId): void {
    const now = aim();
    if (!now || lab === now.lab) return;
    const cost = LABS[now.lab]!.cost;
    const paid = now.paid.includes(lab)
      ? now.paid.filter((other) => other !== lab)
      : [...now.paid, lab].slice(-cost);
    setAim({ ...now, paid });
  }
  const isPaid = () => {
    const now = aim();
    return now !== null && now.paid.length === LABS[now.lab]!.cost;
  };

  return {
    drag,
    hand,
    whyNot,
    carried,
    over,
    aim,
    pay,
    isPaid,
    confirm: () => (isPaid() ? place(aim()!) : Promise.resolve(false)),
    back: () => setAim(null),
    choose: (lab: LabId) => drag.make({ type: 'choose', piece: pieceOf(lab) }),
  };
}
