// What lies in the box of Space Builder: eight buildings with two faces, nine sites, and what a plan shows.

export const BUILDINGS = [
  'observatory',
  'mast',
  'greenhouse',
  'hangar',
  'rocket',
  'towers',
  'sunworks',
  'crane',
] as const;
export type BuildingName = (typeof BUILDINGS)[number];
/** The place in the list of buildings. */
export type BuildingId = number;

/** The first four have a star: everybody holds them from the start. */
export const STARRED = 4;
export const SITES = 9;
export const SIDE = 3;
export const TURNS = 4;
export const FACES = 2;
export const PLANS = 20;

/** A building as it lies, in one number: which, how many quarters it is turned clockwise, and which face is up. */
export type Piece = number;
const LYINGS = TURNS * FACES;
export const PIECES = BUILDINGS.length * LYINGS;

export const pieceOf = (building: BuildingId, turn = 0, face = 0): Piece =>
  building * LYINGS + turn * FACES + face;
export const buildingOf = (piece: Piece): BuildingId => Math.floor(piece / LYINGS);
export const turnOf = (piece: Piece) => Math.floor((piece % LYINGS) / FACES);
export const faceOf = (piece: Piece) => piece % FACES;

export const turned = (piece: Piece, quarters = 1): Piece =>
  pieceOf(buildingOf(piece), (turnOf(piece) + quarters + TURNS) % TURNS, faceOf(piece));
export const flipped = (piece: Piece): Piece => pieceOf(buildingOf(piece), turnOf(piece), 1 - faceOf(piece));

/** What lies on each site, row by row. */
export type Board = readonly (Piece | null)[];
/** A board with all eight buildings: so everybody is to build. */
export type Plan = Board;

export const EMPTY: Board = Array.from({ length: SITES }, () => null);

export const placedOn = (board: Board) => board.filter((piece) => piece !== null).length;

/** What somebody who holds these has still locked. */
export const lockedOf = (held: readonly BuildingId[]): BuildingId[] =>
  [...BUILDINGS.keys()].filter((building) => !held.includes(building));

/** By a quarter clockwise, with everything on it. */
export function quarterTurned(plan: Board): Board {
  return plan.map((_, site) => {
    const [row, column] = [Math.floor(site / SIDE), site % SIDE];
    const piece = plan[(SIDE - 1 - column) * SIDE + row]!;
    return piece === null ? null : turned(piece);
  });
}
