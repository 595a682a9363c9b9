// The picture of a face as an image: to put a building down costs one element, and not one for each of its shapes.
import type { BuildingId } from '#shared/games/space-builder/components.ts';
import { nameOf, shapesOf } from '../../drawings/buildings/buildings.ts';
import { markupOf } from '../../drawings/paint/markup.ts';

const drawn = new Map<string, string>();

/** Its address. */
export function pictureOf(building: BuildingId, face: number): string {
  const key = `${building} ${face}`;
  let picture = drawn.get(key);
  if (!picture) {
    const shapes = markupOf(shapesOf(building, face), nameOf(building));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${shapes}</svg>`;
    picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(key, picture);
  }
  return picture;
}
