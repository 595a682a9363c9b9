// Plans and boards are written by their sites, numbered row by row from 0.
import {
  type Board,
  BUILDINGS,
  type BuildingName,
  EMPTY,
  type Piece,
  pieceOf,
} from '#shared/games/space-builder/components.ts';

/** A building by its name, how many quarters it is turned, and which face is up. */
export const standing = (name: BuildingName, turn = 0, face = 0): Piece =>
  pieceOf(BUILDINGS.indexOf(name), turn, face);

export const cityOf = (sites: Readonly<Record<number, Piece>>): Board =>
  EMPTY.map((_, site) => sites[site] ?? null);
