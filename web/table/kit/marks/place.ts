// Where a mark lies: as near as can be to what it points at, and over nothing that is needed.

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point, Size {}

/** Between a mark and everything else. */
const AIR = 6;

/** Null where there is no room: then it is not shown now. */
export function placeFor(size: Size, target: Box, area: Box, kept: readonly Box[]): Point | null {
  const around = [...kept, target].map((box) => grown(box, AIR));
  const within = grown(area, -AIR);
  const columns = places(size.width, [within.x, within.x + within.width], around.map(across));
  const rows = places(size.height, [within.y, within.y + within.height], around.map(down));
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const y of rows) {
    for (const x of columns) {
      const box = { x, y, ...size };
      const cost = costOf(box, target);
      if (cost >= least || around.some((other) => touches(box, other))) continue;
      [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** Nearest is always at an edge of something, or in line with what it points at, which is the last one. */
function places(long: number, [from, to]: Span, around: readonly Span[]): number[] {
  const [first, last] = around.at(-1)!;
  const all = [
    from,
    to - long,
    (first + last - long) / 2,
    ...around.flatMap(([one, two]) => [one - long, two]),
  ];
  return [...new Set(all)].filter((at) => at >= from && at + long <= to);
}

const across = ({ x, width }: Box): Span => [x, x + width];
const down = ({ y, height }: Box): Span => [y, y + height];

/** Near before straight: a long line is harder to follow than a slanting one. */
export function costOf(box: Box, target: Box): number {
  const [from, to] = tie(box, target);
  const [one, other] = [middleOf(box), middleOf(target)];
  return Math.hypot(to.x - from.x, to.y - from.y) + 0.15 * Math.hypot(one.x - other.x, one.y - other.y);
}

/** The shortest line from a mark to what it points at. */
export function tie(box: Box, target: Box): [from: Point, to: Point] {
  const [x1, x2] = nearest(across(box), across(target));
  const [y1, y2] = nearest(down(box), down(target));
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

type Span = [from: number, to: number];

/** The two ends that face each other, or twice the middle of what both cover. */
function nearest(one: Span, other: Span): [number, number] {
  if (one[1] < other[0]) return [one[1], other[0]];
  if (other[1] < one[0]) return [one[0], other[1]];
  const middle = (Math.max(one[0], other[0]) + Math.min(one[1], other[1])) / 2;
  return [middle, middle];
}

export function touches(one: Box, other: Box): boolean {
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !beside && one.y + one.height > other.y && other.y + other.height > one.y;
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
