// The drawings keep what a plan relies on: which building, which turn and which face can be seen, even small and in grey.
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  BUILDINGS,
  buildingOf,
  FACES,
  faceOf,
  flipped,
  PIECES,
  type Piece,
  pieceOf,
  TURNS,
  turned,
  turnOf,
} from '#shared/games/space-builder/components.ts';
import { DRAWINGS, nameOf, shapesOf } from '#web/games/space-builder/drawings/buildings/buildings.ts';
import { PAD } from '#web/games/space-builder/drawings/ground/site-shapes.ts';
import { markupOf } from '#web/games/space-builder/drawings/paint/markup.ts';
import { colourOf } from '#web/games/space-builder/drawings/paint/tones.ts';

const PIXELS = 40;
/** Of 255: an eighth of the range is a step one sees beside its neighbour; what smoothing does to an edge is mostly less. */
const SEEN = 32;

const pieces: readonly Piece[] = [...Array(PIECES).keys()];
const numbers = [...BUILDINGS.keys()];
const quarters = [...Array(TURNS).keys()];
const lyings = (building: number) => pieces.filter((piece) => buildingOf(piece) === building);

const drawn = (piece: Piece) => {
  const building = buildingOf(piece);
  return markupOf(shapesOf(building, faceOf(piece)), nameOf(building), turnOf(piece));
};
const square = (reach: number, pixels: number, inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" ` +
        `viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">${inside}</svg>`,
    ),
  );

/** How many of a hundred pixels differ. */
function apart(one: Buffer, other: Buffer): number {
  const differing = one.filter((grey, at) => Math.abs(grey - other[at]!) > SEEN);
  return (100 * differing.length) / one.length;
}

describe.each(['rock', 'paper'] as const)('on %s', (ground) => {
  let pictures: Buffer[] = [];
  const between = (one: Piece, other: Piece) => apart(pictures[one]!, pictures[other]!);

  beforeAll(async () => {
    const onGround = (piece: Piece) => square(50, PIXELS, markupOf(PAD, ground) + drawn(piece));
    pictures = await Promise.all(
      pieces.map((piece) => onGround(piece).flatten({ background: '#000' }).greyscale().raw().toBuffer()),
    );
  });

  test('[SD2] a picture is a grey value for each pixel', () => {
    for (const picture of pictures) expect(picture).toHaveLength(PIXELS * PIXELS);
  });

  test.each(BUILDINGS)('[SD2] the faces of the %s differ in 3 to 7 of 100 pixels', (name) => {
    for (const turn of quarters) {
      const front = pieceOf(BUILDINGS.indexOf(name), turn);
      expect(between(front, flipped(front))).toBeGreaterThanOrEqual(3);
      expect(between(front, flipped(front))).toBeLessThanOrEqual(7);
    }
  });

  test.each(BUILDINGS)('[SD2] a quarter and a half turn of the %s change at least 26 of 100', (name) => {
    for (const piece of lyings(BUILDINGS.indexOf(name)))
      for (const turn of [1, 2, 3]) expect(between(piece, turned(piece, turn))).toBeGreaterThanOrEqual(26);
  });

  test.each(BUILDINGS)('[SD2] any other building differs from the %s in at least 32 of 100', (name) => {
    const own = BUILDINGS.indexOf(name);
    const others = pieces.filter((piece) => buildingOf(piece) !== own);
    const nearest = lyings(own).flatMap((piece) => others.map((other) => between(piece, other)));
    expect(Math.min(...nearest)).toBeGreaterThanOrEqual(32);
  });

  test('[SD2] no two pieces give the same picture, however they lie', () => {
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(PIECES);
  });
});

test.each(BUILDINGS)('[SD2] the faces of the %s share all shapes but the detail', (name) => {
  const { shapes, details } = DRAWINGS[name];
  expect(details).toHaveLength(FACES);
  const [front, back] = details.map((detail) => detail.map(({ d }) => d));
  expect(front).not.toEqual(back);
  for (const path of front!) expect(back).not.toContain(path);
  for (const face of [0, 1]) {
    const all = shapesOf(BUILDINGS.indexOf(name), face);
    expect(all.slice(0, shapes.length)).toEqual(shapes);
    expect(all.slice(shapes.length)).toEqual(details[face]);
  }
});

test('[SD2] each building has a colour of its own', () => {
  const colours = numbers.map((building) => colourOf(nameOf(building), 'base'));
  expect(new Set(colours).size).toBe(BUILDINGS.length);
});

test.each(BUILDINGS)('[SD2] the %s stays on its site', async (name) => {
  const width = 120;
  for (const face of [0, 1]) {
    const picture = square(60, width, drawn(pieceOf(BUILDINGS.indexOf(name), 0, face)));
    const opacity = await picture.extractChannel('alpha').raw().toBuffer();
    const outside = opacity.filter((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return Math.min(x, y) < 10 || Math.max(x, y) >= width - 10;
    });
    expect(Math.max(...outside)).toBe(0);
  }
});
