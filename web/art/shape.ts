// Paths computed once at start: outlines that lie exactly inside their body, so that no drawing needs a clip.
import type { SeatShape } from './palette.ts';

const short = (value: number) => Math.round(value * 100) / 100;

const at = (angle: number, radius: number) => {
  const turn = (angle * Math.PI) / 180;
  return `${short(Math.cos(turn) * radius)} ${short(Math.sin(turn) * radius)}`;
};

/** A band across an ellipse between two heights; sag bends it as if seen from above. */
export function band(body: { rx: number; ry: number }, span: { top: number; bottom: number; sag: number }) {
  const { rx, ry } = body;
  const { top, bottom, sag } = span;
  const half = (y: number) => short(rx * Math.sqrt(1 - (y / ry) ** 2));
  const [a, b] = [half(top), half(bottom)];
  return (
    `M${-a} ${top}Q0 ${top + sag * 2} ${a} ${top}A${rx} ${ry} 0 0 1 ${b} ${bottom}` +
    `Q0 ${bottom + sag * 2} ${-b} ${bottom}A${rx} ${ry} 0 0 1 ${-a} ${top}Z`
  );
}

/** A disc with round bites out of its rim: [angle, size of the bite], by rising angle. */
export function bitten(radius: number, bites: readonly (readonly [number, number])[]) {
  let path = '';
  for (const [angle, size] of bites) {
    const reach = (2 * Math.asin(size / (2 * radius)) * 180) / Math.PI;
    const into = at(angle - reach, radius);
    path += path === '' ? `M${into}` : `A${radius} ${radius} 0 0 1 ${into}`;
    path += `A${size} ${size} 0 0 0 ${at(angle + reach, radius)}`;
  }
  const [first] = bites;
  if (first === undefined) return path;
  return `${path}A${radius} ${radius} 0 0 1 ${path.slice(1, path.indexOf('A'))}Z`;
}

/** The outline of round lumps that overlap their neighbours: [angle, distance, size], by rising angle. */
export function lumpy(lumps: readonly (readonly [number, number, number])[]) {
  const centres = lumps.map(([angle, far, size]) => {
    const turn = (angle * Math.PI) / 180;
    return { x: Math.cos(turn) * far, y: Math.sin(turn) * far, size };
  });
  const corners = centres.map((a, i) => {
    const b = centres[(i + 1) % centres.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    const along = (far * far + a.size * a.size - b.size * b.size) / (2 * far);
    const out = Math.sqrt(a.size * a.size - along * along);
    return { x: a.x + (dx * along + dy * out) / far, y: a.y + (dy * along - dx * out) / far };
  });
  const last = corners[corners.length - 1];
  let path = last ? `M${short(last.x)} ${short(last.y)}` : '';
  centres.forEach(({ size }, i) => {
    const to = corners[i];
    if (to) path += `A${size} ${size} 0 0 1 ${short(to.x)} ${short(to.y)}`;
  });
  return `${path}Z`;
}

/** Crescents that swirl outwards round a hole. */
export function swirl(arms: number, from: number, to: number) {
  let path = '';
  for (let i = 0; i < arms; i++) {
    const angle = (360 / arms) * i;
    const start = at(angle, from);
    path += `M${start}A${from + 6} ${from + 6} 0 0 1 ${at(angle + 120, to)}A${from + 16} ${from + 16} 0 0 0 ${start}Z`;
  }
  return path;
}

/** A star with straight points, the first one upwards. */
export function star(points: number, outer: number, inner: number) {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) corners.push(at(-90 + (180 / points) * i, i % 2 ? inner : outer));
  return `M${corners.join('L')}Z`;
}

/** A regular polygon, the first corner upwards unless turned. */
function polygon(corners: number, radius: number, turn = 0) {
  const points: string[] = [];
  for (let i = 0; i < corners; i++) points.push(at(turn - 90 + (360 / corners) * i, radius));
  return `M${points.join('L')}Z`;
}

interface SeatOutline {
  path: string;
  letterY: number;
}

/** One outline per seat, so that tokens are told apart without their colour. */
export const seatOutlines: Record<SeatShape, SeatOutline> = {
  circle: { path: 'M-45 0A45 45 0 1 1 45 0A45 45 0 1 1-45 0Z', letterY: 14 },
  square: { path: 'M-40-40H40V40H-40Z', letterY: 14 },
  triangle: { path: 'M0-46L47 38H-47Z', letterY: 28 },
  diamond: { path: 'M0-47L47 0L0 47L-47 0Z', letterY: 14 },
  pentagon: { path: polygon(5, 47), letterY: 16 },
  hexagon: { path: polygon(6, 47, 30), letterY: 14 },
  cross: { path: 'M-22-46H22V-22H46V22H22V46H-22V22H-46V-22H-22Z', letterY: 14 },
  heart: {
    path: 'M0 45C-26 24-46 6-46-16C-46-44-11-50 0-24C11-50 46-44 46-16C46 6 26 24 0 45Z',
    letterY: 14,
  },
};
