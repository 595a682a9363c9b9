// Setting up: which objective lies in which capsule, until its owner is content.
import { createComputed, createSignal, on } from 'solid-js';
import type { ObjectiveId } from '#shared/games/space-lab/components.ts';
import { createDrag, type Drag } from '#web/table/kit/drag/drag.ts';
import { Objective } from '../../drawings/objective.tsx';
import type { Model } from './model.ts';
import { capsuleName, objectiveSaid } from './speech.ts';

export type Arranging = ReturnType<typeof createArranging>;

export const pieceOf = (objective: ObjectiveId) => `objective-${objective}`;
export const placeOf = (capsule: number) => `capsule-${capsule}`;
const numberIn = (name: string) => Number(name.split('-')[1]);

export function createArranging(model: Model) {
  const [order, setOrder] = createSignal<readonly ObjectiveId[]>([]);
  const isOpen = () => model.phase().kind === 'arrange' && model.acts();

  createComputed(
    on(
      () => [model.phase().kind, model.own(), model.ownCrew()?.dealt?.length],
      () => setOrder([...(model.ownCrew()?.dealt ?? [])]),
    ),
  );

  function swap(objective: ObjectiveId, capsule: number): void {
    const now = order();
    const from = now.indexOf(objective);
    setOrder(now.with(from, now[capsule]!).with(capsule, objective));
  }

  const drag: Drag = createDrag({
    pieces: () => order().map(pieceOf),
    movable: isOpen,
    placeOf: (piece) => placeOf(order().indexOf(numberIn(piece))),
    accepts: () => true,
    pieceName: (piece) => objectiveSaid(numberIn(piece)),
    placeName: (place) => capsuleName(numberIn(place), model.capsules()),
    isShared: () => false,
    draw: (piece) => Objective({ objective: numberIn(piece) }),
    put: (piece, place) => swap(numberIn(piece), numberIn(place)),
  });

  return {
    drag,
    order,
    isOpen,
    ready: () => model.act({ type: 'arrange', objectives: [...order()] }),
  };
}
