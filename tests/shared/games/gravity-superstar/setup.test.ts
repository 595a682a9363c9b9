// The faces of the planets, boards of them, and what is drawn for a match.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { type Header, startMatch } from '#shared/engine/match.ts';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import { COLUMNS, type Pawn, SIDES, TILE } from '#shared/games/gravity-superstar/components.ts';
import { FACES, type Face } from '#shared/games/gravity-superstar/faces.ts';
import { movesOf } from '#shared/games/gravity-superstar/legal.ts';
import { courseOf } from '#shared/games/gravity-superstar/ride.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import { planets } from '../../../tools/planets.ts';
import { hand } from './table.ts';

const SLOW = 60_000;
const SEATS = [2, 3, 4, 5, 6];
const LINE = [0, 1, 2, 3, 4];
const header = (seats: number, rest: Partial<Header> = {}): Header => ({
  game: 'gravity-superstar',
  options: {},
  seats,
  seed: 'a table',
  rulesVersion: 1,
  ...rest,
});
const setUp = (seats: number, seed: string) => gravitySuperstar.setup({ expert: false }, seats, seed);
const count = <T>(items: readonly T[], wanted: T) => items.filter((item) => item === wanted).length;
const hasWall = ({ walls }: Face, cell: number, side: number) => (walls[cell]! & (1 << side)) !== 0;

test('[GS1] two to six seats', () => {
  for (const seats of [1, 7])
    expect(startMatch(gravitySuperstar, header(seats))).toEqual({ refused: 'badSeats' });
  for (const seats of SEATS)
    expect(startMatch(gravitySuperstar, header(seats))).not.toHaveProperty('refused');
});

test.each(FACES.map((face, number) => [number, face] as const))(
  '[GS2] face %i has what a face has',
  (_, face) => {
    expect([face.walls.length, face.symbols.length]).toEqual([25, 25]);
    expect([count(face.symbols, 'star'), count(face.symbols, 'replay')]).toEqual([10, 3]);
    expect(hasWall(face, face.door.cell, face.door.feet)).toBe(true);
    expect(face.symbols[face.door.cell]).toBeNull();
  },
);

test('[GS2] there are twelve faces, kept as they were drawn', () => {
  expect(FACES).toHaveLength(12);
  expect(planets()).toEqual(FACES.map(textOf));
});

test.each(FACES.map((face, number) => [number, face] as const))(
  '[GS3] face %i ends every fall',
  (_, face) => {
    for (const line of LINE) {
      const row = LINE.map((at) => line * TILE + at);
      const column = LINE.map((at) => at * TILE + line);
      expect(row.some((cell) => hasWall(face, cell, 1) || hasWall(face, cell, 3))).toBe(true);
      expect(column.some((cell) => hasWall(face, cell, 0) || hasWall(face, cell, 2))).toBe(true);
    }
  },
);

test('[GS3] no cell of a thousand boards is closed on all sides', () => {
  for (let number = 0; number < 1000; number++)
    expect(setUp(SEATS[number % 5]!, `closed ${number}`).board.walls).not.toContain(15);
});

test(
  '[GS3] on at least 99 of a hundred boards every star can be reached from every door',
  () => {
    let open = 0;
    for (let number = 0; number < 1000; number++)
      if (isAllInReach(setUp(SEATS[number % 5]!, `reach ${number}`).board)) open++;
    console.log(`Boards on which every star can be reached from every door: ${open} of 1000`);
    expect(open).toBeGreaterThanOrEqual(990);
  },
  SLOW,
);

test.each([
  [2, 2, 10, 5],
  [3, 4, 10, 10],
  [4, 4, 10, 10],
  [5, 6, 10, 15],
  [6, 6, 10, 15],
])('[GS4] %i seats play on %i planets', (seats, many, width, height) => {
  const faces = new Set<number>();
  const turns = new Set<number>();
  for (let number = 0; number < 100; number++) {
    const { board } = setUp(seats, `planets ${number}`);
    expect(board).toMatchObject({ width, height });
    expect(board.doors).toHaveLength(many);
    expect(new Set(board.tiles.map(({ face }) => Math.floor(face / 2))).size).toBe(many);
    for (const { face, turn } of board.tiles) {
      faces.add(face);
      turns.add(turn);
    }
  }
  expect([faces.size, turns.size]).toEqual([12, 4]);
});

test('[GS4] [GS13] each door lies on the planet that is next on the outline', () => {
  const outlines: Record<number, number[]> = { 2: [0, 1], 4: [0, 1, 3, 2], 6: [0, 1, 3, 5, 4, 2] };
  for (const seats of [2, 4, 6]) {
    const { board } = setUp(seats, 'outline');
    const tiles = board.doors.map(({ cell }) => {
      const column = Math.floor((cell % board.width) / TILE);
      return Math.floor(cell / board.width / TILE) * COLUMNS + column;
    });
    expect(tiles).toEqual(outlines[seats]);
    for (const { cell, feet } of board.doors) expect(board.walls[cell]! & (1 << feet)).toBeTruthy();
  }
});

test.each(SEATS)('[GS5] %i seats: a star on every symbol, from the bag', (seats) => {
  const { board, stars } = setUp(seats, 'stars');
  for (const [cell, symbol] of board.symbols.entries()) expect(stars[cell] !== null).toBe(symbol !== null);
  const colours = [0, 1, 2, 3, 4, 5].map((colour) => count(stars, colour));
  expect(colours.reduce((sum, many) => sum + many)).toBe(board.tiles.length * 13);
  expect(Math.max(...colours)).toBeLessThanOrEqual(13);
});

test.each(SEATS)('[GS6] %i seats begin alike, but for who is first', (seats) => {
  const starters = new Set<number>();
  const entries = new Set<number>();
  for (let number = 0; number < 100; number++) {
    const state = setUp(seats, `first ${number}`);
    const [entry] = state.events;
    expect(state.phase).toEqual({ kind: 'act', seat: state.starter, again: false });
    expect(state.pawns.filter((pawn) => pawn !== null)).toHaveLength(1);
    expect(entry).toMatchObject({ kind: 'enter', seat: state.starter, ejected: null, open: state.open });
    expect(state).toMatchObject({ round: 1, supply: 18, tokens: state.pawns.map(() => 0) });
    expect(state.taken).toEqual(state.pawns.map(() => hand()));
    expect(state.played).toEqual(state.pawns.map(() => []));
    starters.add(state.starter);
    entries.add(state.open);
  }
  expect(starters.size).toBe(seats);
  expect(entries.size).toBe(setUp(seats, 'doors').board.doors.length);
});

test('[GS7] the seed decides', () => {
  expect(setUp(4, 'one')).toEqual(setUp(4, 'one'));
  expect(setUp(4, 'one').stars).not.toEqual(setUp(4, 'other').stars);
});

test('[GS65] options', () => {
  expect(v.parse(gravitySuperstar.options, {})).toEqual({ expert: false });
  for (const options of [{ expert: 1 }, { fast: true }])
    expect(startMatch(gravitySuperstar, header(2, { options }))).toEqual({ refused: 'badOptions' });
});

test('[GS66] walls have a bit for each side, and both cells know of them', () => {
  const { walls } = setUp(3, 'sides').board;
  for (const [cell, sides] of walls.entries()) {
    const east = cell % 10 === 9 ? cell - 9 : cell + 1;
    const south = (cell + 10) % 100;
    expect((sides & 2) !== 0).toBe((walls[east]! & 8) !== 0);
    expect((sides & 4) !== 0).toBe((walls[south]! & 1) !== 0);
  }
});

/** A face as the tool that made it writes it. */
function textOf(face: Face): string {
  const signOf = (cell: number) => {
    if (cell === face.door.cell) return '^>v<'[face.door.feet]!;
    const symbol = face.symbols[cell];
    return symbol ? { star: '*', replay: 'o' }[symbol] : ' ';
  };
  const border = (row: number, side: number) =>
    `+${LINE.map((at) => (hasWall(face, row * TILE + at, side) ? '---+' : '   +')).join('')}`;
  const cells = (row: number) =>
    (hasWall(face, row * TILE, 3) ? '|' : ' ') +
    LINE.map((at) => row * TILE + at)
      .map((cell) => ` ${signOf(cell)} ${hasWall(face, cell, 1) ? '|' : ' '}`)
      .join('');
  const lines = LINE.flatMap((row) => [cells(row), border(row, 2)]);
  return [border(0, 0), ...lines].map((line) => line.trimEnd()).join('\n');
}

/** Whether a lone pawn with all cards gets into every cell with a symbol, from each door. */
function isAllInReach(board: Board): boolean {
  const symbols = [...board.symbols.keys()].filter((cell) => board.symbols[cell]);
  const known = new Map<number, { cells: number[]; end: Pawn }[]>();
  const ridesFrom = (pawn: Pawn) => {
    const key = pawn.cell * SIDES.length + pawn.feet;
    const rides =
      known.get(key) ??
      movesOf('wild').flatMap((move) => {
        const course = courseOf(board, pawn, move);
        return isRefusal(course) ? [] : [{ cells: course.cells, end: course.end }];
      });
    known.set(key, rides);
    return rides;
  };
  return board.doors.every((door) => {
    const entered = new Set<number>();
    const seen = new Set<string>();
    const waiting = [door];
    for (let pawn = waiting.pop(); pawn; pawn = waiting.pop()) {
      const key = `${pawn.cell} ${pawn.feet}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const { cells, end } of ridesFrom(pawn)) {
        for (const cell of cells) entered.add(cell);
        waiting.push(end);
      }
    }
    return symbols.every((cell) => entered.has(cell));
  });
}
