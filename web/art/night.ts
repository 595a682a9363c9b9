// The night sky of pictures that are shared, drawn on a canvas.
import { dice } from './spot.ts';

const STARS = 160;

export interface Size {
  wide: number;
  high: number;
}

/** The same stars for the same seed. */
export function drawNight(pen: CanvasRenderingContext2D, { wide, high }: Size, seed: number): void {
  const ground = pen.createLinearGradient(0, 0, 0, high);
  ground.addColorStop(0, '#0a0e1f');
  ground.addColorStop(0.55, '#1a2350');
  ground.addColorStop(1, '#0f1433');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, wide, high);
  const roll = dice(seed);
  for (let star = 0; star < STARS; star++) {
    pen.globalAlpha = 0.25 + roll() * 0.6;
    disc(pen, { x: roll() * wide, y: roll() * high, radius: 0.8 + roll() * 1.8, colour: '#e8eeff' });
  }
  pen.globalAlpha = 1;
}

export function disc(
  pen: CanvasRenderingContext2D,
  { x, y, radius, colour }: { x: number; y: number; radius: number; colour: string },
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}
