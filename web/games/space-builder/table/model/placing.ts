// Buildings put on sites, by pointer and by key, on what the kit has for that.
import { createMemo } from 'solid-js';
import type { BuildingId } from '#shared/games/space-builder/components.ts';
import { createDrag, type Drag } from '#web/table/kit/drag/drag.ts';
import { builderWords } from '../../words/words.ts';
import { Lying } from '../piece/lying.tsx';
import type { Model } from './model.ts';
import { lyingSaid, siteSaid } from './speech.ts';

export const HAND = 'hand';
export const pieceNamed = (building: BuildingId) => `building-${building}`;
export const siteNamed = (site: number) => `site-${site}`;
const numberIn = (name: string) => Number(name.split('-')[1]);

export type Placing = ReturnType<typeof createPlacing>;

export function createPlacing(model: Model) {
  const { hand } = model;

  const drag: Drag = createDrag({
    pieces: () => model.held().map(pieceNamed),
    movable: (piece) => model.canBuild() && model.held().includes(numberIn(piece)),
    placeOf(piece) {
      const site = hand.placedAt(numberIn(piece));
      return site < 0 ? HAND : siteNamed(site);
    },
    accepts: () => true,
    pieceName: (piece) => lyingSaid(hand.lying(numberIn(piece))),
    placeName: (place) => (place === HAND ? builderWords().hand : siteSaid(numberIn(place))),
    isShared: (place) => place === HAND,
    draw: (piece) =>
      Lying({
        get piece() {
          return hand.lying(numberIn(piece));
        },
      }),
    put(piece, place) {
      if (place === HAND) hand.takeBack(numberIn(piece));
      else hand.put(numberIn(piece), numberIn(place));
    },
    turn: (piece, quarters) => hand.turn(numberIn(piece), quarters),
    flip: (piece) => hand.flip(numberIn(piece)),
  });
  /** The building that is carried. */
  const carried = createMemo((): BuildingId | null => {
    const piece = drag.carried()?.piece;
    return piece === undefined ? null : numberIn(piece);
  });
  /** The site over which a building is carried that does not stand there. */
  const over = createMemo((): number | null => {
    const now = drag.carried();
    if (!now?.over || now.over === HAND || now.over === drag.game.placeOf(now.piece)) return null;
    return numberIn(now.over);
  });
  /** What is turned and flipped: what is carried, else what was put down last. */
  const handled = createMemo((): BuildingId | null => {
    const last = carried() ?? hand.current();
    return last !== null && model.canBuild() && model.held().includes(last) ? last : null;
  });

  /**
   * Chosen where it stands, to be turned there: still chosen, it would change places with the next one that is tapped.
   */
  function stay(): void {
    const building = carried();
    if (building === null || hand.placedAt(building) < 0 || drag.carried()?.held) return;
    drag.make({ type: 'back' });
    hand.setCurrent(building);
  }

  return {
    drag,
    carried,
    handled,
    stay,
    over,
    pick: (building: BuildingId) => drag.make({ type: 'choose', piece: pieceNamed(building) }),
    turn: () => handled() !== null && drag.turn(pieceNamed(handled()!)),
    flip: () => handled() !== null && drag.flip(pieceNamed(handled()!)),
    /** From the board into hand; what is carried from there just goes back. */
    takeBack(): boolean {
      const building = handled();
      if (building === null) return false;
      if (drag.carried()) drag.make({ type: 'back' });
      if (hand.placedAt(building) >= 0) hand.takeBack(building);
      return true;
    },
  };
}
