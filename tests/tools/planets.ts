// Makes the faces of the planets, from a seed: prints what is kept in shared/games/gravity-superstar/faces.ts.

import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { SIDES, type Side, SYMBOLS, TILE } from '#shared/games/gravity-superstar/components.ts';

export const PLANETS_SEED = 'Gravity Superstar, first planets';
const FACES = 12;
const REPLAYS = 3;
const CELLS = TILE * TILE;
/** Platforms beyond those that every row and column needs. */
const MORE = [2, 3, 4];

interface Drawn {
  walls: number[];
  symbols: string[];
}

const inside = (cell: number, side: Side) =>
  side === 0
    ? cell >= TILE
    : side === 2
      ? cell < CELLS - TILE
      : side === 1
        ? cell % TILE < TILE - 1
        : cell % TILE > 0;
const beside = (cell: number, side: Side) => cell + [-TILE, 1, TILE, -1][side]!;

function build(walls: number[], cell: number, side: Side): void {
  walls[cell]! |= 1 << side;
  if (inside(cell, side)) walls[beside(cell, side)]! |= 1 << ((side + 2) % 4);
}

/** However planets lie, from each cell a way leads on within its own. */
const isOpen = (walls: number[]) =>
  walls.every((sides, cell) => SIDES.some((side) => inside(cell, side) && !(sides & (1 << side))));

function draw(roll: Dice): Drawn | null {
  const walls = Array.from({ length: CELLS }, () => 0);
  for (let line = 0; line < TILE; line++) {
    build(walls, line * TILE + roll.below(TILE), roll.below(2) ? 1 : 3);
    build(walls, roll.below(TILE) * TILE + line, roll.below(2) ? 0 : 2);
  }
  const more = MORE[roll.below(MORE.length)]!;
  for (let count = 0; count < more; count++) build(walls, roll.below(CELLS), roll.below(4) as Side);
  if (!isOpen(walls)) return null;
  const cells = roll.shuffled([...walls.keys()]);
  const door = cells.find((cell) => walls[cell] !== 0)!;
  const feet = roll.shuffled([...SIDES]).find((side) => walls[door]! & (1 << side))!;
  const symbols = walls.map(() => ' ');
  symbols[door] = '^>v<'[feet]!;
  const marked = cells.filter((cell) => cell !== door).slice(0, SYMBOLS);
  for (const [at, cell] of marked.entries()) symbols[cell] = at < REPLAYS ? 'o' : '*';
  return { walls, symbols };
}

function text({ walls, symbols }: Drawn): string {
  const lines: string[] = [];
  for (let row = 0; row < TILE; row++) {
    const cells = Array.from({ length: TILE }, (_, column) => row * TILE + column);
    if (row === 0) lines.push(`+${cells.map((cell) => (walls[cell]! & 1 ? '---+' : '   +')).join('')}`);
    const first = walls[cells[0]!]! & 8 ? '|' : ' ';
    lines.push(first + cells.map((cell) => ` ${symbols[cell]} ${walls[cell]! & 2 ? '|' : ' '}`).join(''));
    lines.push(`+${cells.map((cell) => (walls[cell]! & 4 ? '---+' : '   +')).join('')}`);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

export function planets(seed = PLANETS_SEED): string[] {
  const roll = dice(seeded(seed));
  const faces: string[] = [];
  while (faces.length < FACES) {
    const drawn = draw(roll);
    if (drawn) faces.push(text(drawn));
  }
  return faces;
}

if (import.meta.main) console.log(planets().join('\n\n'));
