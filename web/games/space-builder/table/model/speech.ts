// Buildings, sites and times in words.
import {
  type Board,
  type BuildingId,
  buildingOf,
  faceOf,
  type Piece,
  turnOf,
} from '#shared/games/space-builder/components.ts';
import { locale } from '#web/words/loader.ts';
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

/** As 1:07, for a clock; with tenths where times are compared. */
export function timeSaid(millis: number, tenths = false): string {
  const whole = Math.floor(millis / 1000);
  const minutes = Math.floor(whole / 60);
  const seconds = `${whole % 60}`.padStart(2, '0');
  if (!tenths) return `${minutes}:${seconds}`;
  const part = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, minimumIntegerDigits: 2 });
  return `${minutes}:${part.format((whole % 60) + Math.floor((millis % 1000) / 100) / 10)}`;
}
