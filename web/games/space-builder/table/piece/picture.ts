// The picture of a face, drawn once and copied from then on: putting a building down must cost next to nothing.
import type { BuildingId } from '#shared/games/space-builder/components.ts';
import { nameOf, shapesOf } from '../../drawings/buildings/buildings.ts';
import { markupOf } from '../../drawings/paint/markup.ts';

const drawn = new Map<string, Element>();

/** To be put into a drawing; about 0,0. */
export function pictureOf(building: BuildingId, face: number): Element {
  const key = `${building} ${face}`;
  let picture = drawn.get(key);
  if (!picture) {
    picture = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    picture.innerHTML = markupOf(shapesOf(building, face), nameOf(building));
    drawn.set(key, picture);
  }
  return picture.cloneNode(true) as Element;
}
