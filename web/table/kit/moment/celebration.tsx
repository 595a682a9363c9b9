// What flies while a match is won: a burst and stars from the winner, and from everybody's seat their points. Only for
// the eyes, on one canvas.
import { createEffect, onMount } from 'solid-js';
import { sparkle } from '#web/art/sparkle.ts';
import { piecesOf, placed } from './confetti.ts';
import './celebration.css';

export interface Spot {
  x: number;
  y: number;
}

export interface PointsFlying {
  from: Spot;
  to: Spot;
  /** So many at the most are seen. */
  many: number;
  colour: string;
}

/** A finer picture takes longer than a frame of a slow phone. */
const FINEST = 1.5;
const RAYS = 14;
const BURST = 0.45;
/** Each of the points flies for so long. */
const FLIGHT = 0.4;
const SEED = 7;

export function Celebration(props: {
  progress: number;
  /** Where somebody has won; nobody, nowhere. */
  winners: readonly Spot[];
  colours: readonly string[];
  points: readonly PointsFlying[];
}) {
  let canvas!: HTMLCanvasElement;
  onMount(() => {
    const fine = Math.min(FINEST, devicePixelRatio);
    const [wide, high] = [innerWidth, innerHeight];
    canvas.width = wide * fine;
    canvas.height = high * fine;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const [star, pieces] = [new Path2D(sparkle(0, 0, 1)), piecesOf(SEED)];
    const colourOf = (at: number) => props.colours[at % props.colours.length] ?? '#ffc457';

    function put(spot: Spot, size: number, turn: number, shine: number, colour: string): void {
      pen!.setTransform(fine * size, 0, 0, fine * size, fine * spot.x, fine * spot.y);
      pen!.rotate(turn * 2 * Math.PI);
      pen!.globalAlpha = shine;
      pen!.fillStyle = colour;
      pen!.fill(star);
    }
    function burst({ x, y }: Spot, progress: number): void {
      if (progress >= BURST) return;
      const grown = progress / BURST;
      pen!.setTransform(fine, 0, 0, fine, fine * x, fine * y);
      pen!.globalAlpha = 1 - grown;
      pen!.lineWidth = 3;
      pen!.lineCap = 'round';
      for (let ray = 0; ray < RAYS; ray++) {
        pen!.rotate((2 * Math.PI) / RAYS);
        pen!.strokeStyle = colourOf(ray);
        pen!.beginPath();
        pen!.moveTo(0, 20 + 60 * grown);
        pen!.lineTo(0, 30 + 110 * grown);
        pen!.stroke();
      }
    }
    function fly({ from, to, many, colour }: PointsFlying, progress: number): void {
      for (let one = 0; one < many; one++) {
        const start = ((0.7 - FLIGHT) * one) / many;
        const part = (progress - start) / FLIGHT;
        if (part <= 0 || part >= 1) continue;
        const eased = part * part;
        const bow = 40 * part * (1 - part);
        const spot = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased - bow };
        put(spot, 9, part, 1, colour);
      }
    }
    createEffect(() => {
      const { progress } = props;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      for (const points of props.points) fly(points, progress);
      for (const winner of props.winners) {
        burst(winner, progress);
        for (const piece of pieces) {
          const start = { x: winner.x / high, wide: wide / high };
          const { x, y, turn, size, shine, colour } = placed(piece, progress, start);
          put({ x: winner.x + x * high, y: winner.y + y * high }, size, turn, shine, colourOf(colour));
        }
      }
    });
  });
  return (
    <div class="celebration" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
