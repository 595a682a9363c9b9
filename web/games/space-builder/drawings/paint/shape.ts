// What drawings are made of: paths about 0,0 in a square from -50 to 50, each filled or lined with a named tone.
import type { Tone } from './tones.ts';

export interface Shape {
  d: string;
  fill?: Tone;
  line?: Tone;
  width?: number;
}

/** All that two faces share, and for each the one detail that tells it, drawn over the rest. */
export interface Drawing {
  shapes: readonly Shape[];
  details: readonly [readonly Shape[], readonly Shape[]];
}

const OUTLINE = 2.6;

/** Filled, with the outline that all bodies have. */
export const body = (fill: Tone, d: string): Shape => ({ d, fill, line: 'ink', width: OUTLINE });
export const flat = (fill: Tone, d: string): Shape => ({ d, fill });
export const line = (tone: Tone, width: number, d: string): Shape => ({ d, line: tone, width });

export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
export const disc = (x: number, y: number, r: number) => oval(x, y, r, r);
/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, r: number) => {
  const [across, down] = [width - 2 * r, height - 2 * r];
  return (
    `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
};
