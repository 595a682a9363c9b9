// The result as a picture: a night sky with number, score, time and six signs; nothing of the galaxy.
import type { Mark } from '#shared/daily/score.ts';
import { disc, drawNight } from '#web/art/night.ts';

interface Pictured {
  number: number;
  title: string;
  marks: readonly Mark[];
  score: string;
  time: string;
}

const WIDE = 1200;
const HIGH = 630;
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export function sharePicture(result: Pictured): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  drawNight(pen, { wide: WIDE, high: HIGH }, result.number);
  drawWords(pen, result);
  const step = 150;
  const left = WIDE / 2 - ((result.marks.length - 1) * step) / 2;
  for (const [at, mark] of result.marks.entries()) {
    pen.save();
    pen.translate(left + at * step, 500);
    SIGNS[mark](pen);
    pen.restore();
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawWords(pen: CanvasRenderingContext2D, { title, score, time }: Pictured): void {
  pen.textAlign = 'center';
  const write = (text: string, size: number, y: number, colour: string) => {
    pen.font = `800 ${size}px ${FONT}`;
    pen.fillStyle = colour;
    pen.fillText(text, WIDE / 2, y);
  };
  write(title, 56, 120, '#ffd078');
  write(score, 190, 310, '#ffffff');
  write(time, 64, 400, '#b6c0e6');
}

const SIGNS: Record<Mark, (pen: CanvasRenderingContext2D) => void> = {
  found(pen) {
    halfRing(pen, Math.PI);
    disc(pen, { x: 0, y: 0, radius: 34, colour: '#f6b73c' });
    halfRing(pen, 0);
  },
  rightlyNone(pen) {
    pen.beginPath();
    for (let corner = 0; corner < 8; corner++) {
      const angle = ((corner + 0.5) * Math.PI) / 4;
      pen.lineTo(48 * Math.cos(angle), 48 * Math.sin(angle));
    }
    pen.closePath();
    pen.fillStyle = '#d8303a';
    pen.fill();
    stroke(pen, 6, '#ffffff');
    line(pen, [-24, 0], [24, 0], 14, '#ffffff');
  },
  wrong(pen) {
    line(pen, [-30, -30], [30, 30], 16, '#8f9ac6');
    line(pen, [30, -30], [-30, 30], 16, '#8f9ac6');
  },
};

function halfRing(pen: CanvasRenderingContext2D, from: number): void {
  pen.beginPath();
  pen.ellipse(0, 0, 58, 17, -0.38, from, from + Math.PI);
  stroke(pen, 8, '#ffe9b3');
}

type Spot = readonly [x: number, y: number];

function line(pen: CanvasRenderingContext2D, from: Spot, to: Spot, width: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.lineCap = 'round';
  stroke(pen, width, colour);
}

function stroke(pen: CanvasRenderingContext2D, width: number, colour: string): void {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}
