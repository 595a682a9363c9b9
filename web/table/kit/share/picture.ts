// A finished match as a picture: the game's colour, sign and scene, who has won and why, and everybody's points.
import { drawNight } from '#web/art/night.ts';
import { seatPalette } from '#web/art/palette.ts';
import { seatOutlines } from '#web/art/shape.ts';
import { linesOf, shortened } from './lines.ts';
import type { Look } from './look.ts';

export interface PicturedPlace {
  place: number;
  name: string;
  initial: string | undefined;
  colour: number;
  points: string;
}

export interface Pictured {
  /** What it is called. */
  game: string;
  title: string;
  why: string;
  /** The first first. */
  places: readonly PicturedPlace[];
}

type Pen = CanvasRenderingContext2D;
const SIZE = { wide: 1200, high: 630 };
const EDGE = 64;
const SCENE = { left: 500, top: 20, wide: 700, high: 262 };
const FONT = 'Jost, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const TOP_OF_PLACES = 362;
const MOST_IN_COLUMN = 4;

export function drawPicture(pictured: Pictured, look: Look): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.wide;
  canvas.height = SIZE.high;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  drawNight(pen, SIZE, pictured.title.length + pictured.why.length);
  drawScene(pen, look);
  drawHead(pen, pictured, look);
  drawPlaces(pen, pictured.places);
  write(pen, 'Starboard', { size: 26, x: SIZE.wide - EDGE, y: 592, colour: '#b6c0e6', align: 'right' });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface Type {
  size: number;
  x: number;
  y: number;
  colour: string;
  align?: CanvasTextAlign;
}
function write(pen: Pen, text: string, { size, x, y, colour, align = 'left' }: Type): void {
  pen.font = fontOf(size);
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}
const fontOf = (size: number) => `700 ${size}px ${FONT}`;
const widthIn = (pen: Pen, size: number) => (text: string) => {
  pen.font = fontOf(size);
  return pen.measureText(text).width;
};

/** In the corner, with a glow of the game's colour that covers its edges. */
function drawScene(pen: Pen, { colour, scene }: Look): void {
  const glow = pen.createRadialGradient(SIZE.wide - 220, 60, 40, SIZE.wide - 220, 60, 620);
  glow.addColorStop(0, `${colour}66`);
  glow.addColorStop(1, `${colour}00`);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, SIZE.wide, SIZE.high);
  if (scene) pen.drawImage(scene, SCENE.left, SCENE.top, SCENE.wide, SCENE.high);
  pen.fillStyle = colour;
  pen.fillRect(0, SIZE.high - 10, SIZE.wide, 10);
}

function drawHead(pen: Pen, { game, title, why }: Pictured, { colour, sign }: Look): void {
  const side = 44;
  if (sign) pen.drawImage(inColour(sign, { colour, side }), EDGE, 60, side, side);
  write(pen, game, { size: 38, x: EDGE + (sign ? side + 16 : 0), y: 96, colour });
  const wide = SCENE.left - EDGE;
  const lines = linesOf(title, { wide, most: 2 }, widthIn(pen, 68));
  for (const [at, line] of lines.entries())
    write(pen, line, { size: 68, x: EDGE, y: 184 + at * 68, colour: '#ffffff' });
  const reason = shortened(why, SIZE.wide - 2 * EDGE, widthIn(pen, 36));
  write(pen, reason, { size: 36, x: EDGE, y: 322, colour: '#d6ddf8' });
}

function inColour(shape: CanvasImageSource, { colour, side }: { colour: string; side: number }) {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(shape, 0, 0, side, side);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, side, side);
  return canvas;
}

function drawPlaces(pen: Pen, places: readonly PicturedPlace[]): void {
  const columns = Math.ceil(places.length / MOST_IN_COLUMN);
  const wide = (SIZE.wide - 2 * EDGE) / columns;
  for (const [at, place] of places.entries()) {
    const x = EDGE + Math.floor(at / MOST_IN_COLUMN) * wide;
    drawPlace(pen, place, {
      x,
      y: TOP_OF_PLACES + (at % MOST_IN_COLUMN) * 58,
      wide: Math.min(wide - 40, 700),
    });
  }
}

function drawPlace(
  pen: Pen,
  line: PicturedPlace,
  { x, y, wide }: { x: number; y: number; wide: number },
): void {
  const colour = line.place === 1 ? '#ffd078' : '#ffffff';
  const size = 32;
  write(pen, `${line.place}.`, { size, x, y: y + 36, colour });
  drawToken(pen, line, { x: x + 70, y: y + 25 });
  const points = widthIn(pen, size)(line.points);
  const name = shortened(line.name, wide - 110 - points - 20, widthIn(pen, size));
  write(pen, name, { size, x: x + 108, y: y + 36, colour });
  write(pen, line.points, { size, x: x + wide, y: y + 36, colour, align: 'right' });
}

function drawToken(pen: Pen, { colour, initial }: PicturedPlace, { x, y }: { x: number; y: number }): void {
  const seat = seatPalette[colour % seatPalette.length]!;
  const { path, letterY } = seatOutlines[seat.shape];
  pen.save();
  pen.translate(x, y);
  pen.scale(0.5, 0.5);
  const outline = new Path2D(path);
  pen.fillStyle = seat.fill;
  pen.fill(outline);
  pen.lineWidth = 5;
  pen.strokeStyle = seat.edge;
  pen.stroke(outline);
  write(pen, initial ?? '', { size: 40, x: 0, y: letterY, colour: '#101531', align: 'center' });
  pen.restore();
}
