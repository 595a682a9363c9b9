// Buildings, sites and times in words.
import {
  type Board,
  type BuildingId,
  buildingOf,
  faceOf,
  type Piece,
  turnOf,
} from '#shared/games/space-builder/components.ts';
import { nameOf } from '../../drawings/buildings/buildings.ts';
import { builderWords } from '../../words/words.ts';

export const buildingSaid = (building: BuildingId) => builderWords().buildings[nameOf(building)];

export function lyingSaid(piece: Piece): string {
  const { faces, turns, lying } = builderWords();
  const building = buildingOf(piece);
  return lying(buildingSaid(building), faces[nameOf(building)][faceOf(piece)]!, turns[turnOf(piece)]!);
}

export const siteSaid = (site: number) => builderWords().sites[site]!;

/** What there is to be built, site by site; what is locked is left out. */
export function boardSaid(board: Board, locked: readonly BuildingId[] = []): string[] {
  const text = builderWords();
  return board.map((piece, site) => {
    if (piece === null) return text.onSite(siteSaid(site), text.empty);
    const isLocked = locked.includes(buildingOf(piece));
    const what = isLocked ? text.stillLocked(buildingSaid(buildingOf(piece))) : lyingSaid(piece);
    return text.onSite(siteSaid(site), what);
  });
}
