// How the buildings of a lesson lie, in hand or on a site, as values: whoever changes one gets another.
import {
  type Board,
  type BuildingId,
  buildingOf,
  EMPTY,
  type Piece,
} from '#shared/games/space-builder/components.ts';

export interface Lying {
  piece: Piece;
  /** Null in hand. */
  site: number | null;
}
/** One for each building held. */
export type Laid = readonly Lying[];

export const heldOf = (laid: Laid): BuildingId[] => laid.map(({ piece }) => buildingOf(piece));

export const lyingOf = (laid: Laid, building: BuildingId): Lying =>
  laid.find(({ piece }) => buildingOf(piece) === building)!;

export const boardOf = (laid: Laid): Board =>
  EMPTY.map((_, site) => laid.find((lying) => lying.site === site)?.piece ?? null);

export const isComplete = (laid: Laid) => laid.every(({ site }) => site !== null);

/** Whatever lies there goes where this one comes from: to its site, or to the hand. */
export function put(laid: Laid, building: BuildingId, site: number | null): Laid {
  const from = lyingOf(laid, building).site;
  return laid.map((lying) => {
    if (buildingOf(lying.piece) === building) return { ...lying, site };
    return site !== null && lying.site === site ? { ...lying, site: from } : lying;
  });
}

export const changed = (laid: Laid, building: BuildingId, how: (piece: Piece) => Piece): Laid =>
  laid.map((lying) => (buildingOf(lying.piece) === building ? { ...lying, piece: how(lying.piece) } : lying));

/** As the plan has it. */
export const corrected = (laid: Laid, building: BuildingId, plan: Board): Laid => {
  const site = plan.findIndex((piece) => piece !== null && buildingOf(piece) === building);
  return changed(put(laid, building, site), building, () => plan[site]!);
};
