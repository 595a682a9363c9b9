// How a mark lies on the table as it is drawn now: measured, in the shape that comes nearest.
import type { Mark } from './marks.ts';
import { type Box, costOf, grown, placeFor, tie, touches } from './place.ts';

export interface Lying {
  mark: Box;
  ring: Box;
  /** As a path; empty where it would lead over too much. */
  line: string;
}

/** Of the screen, in px: a few lines, a slip, a strip. */
const USUAL = 260;
const WIDTHS = [USUAL, 200, 340, 560];
/** Another shape must be so much nearer, for each px that it is wider or narrower. */
const UNUSUAL = 1 / 12;
const AIR = 4;
/** A longer line would cross half the table: the ring alone says it. */
const LONGEST_LINE = 180;

/** What is pressed. */
const PRESSED = 'button, a, input, select, summary, [role="button"], .room-foot';

export function lie(button: HTMLElement, mark: Mark): Lying | null {
  const table = button.closest('main');
  const target = [...(table?.querySelectorAll(mark.at) ?? [])].find(isScrolledTo);
  if (!table || !target || table.closest('[inert]')) return null;
  const area = seenPart(table);
  const ring = grown(boxOf(target), AIR);
  if (!touches({ x: ring.x + ring.width / 2, y: ring.y + ring.height / 2, width: 1, height: 1 }, area))
    return null;
  const pressed = [...pressedNow(button, mark), ...boxesOf(mark.pressed)];
  const read = boxesOf(mark.beside);
  return shaped(button, ring, area, [...pressed, ...read]) ?? shaped(button, ring, area, pressed);
}

function shaped(button: HTMLElement, ring: Box, area: Box, kept: readonly Box[]): Lying | null {
  let best: Lying | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const wide of WIDTHS) {
    const width = Math.min(wide, area.width - 12);
    button.style.setProperty('--width', `${width}px`);
    const size = { width, height: button.offsetHeight };
    const at = placeFor(size, ring, area, kept);
    if (!at) continue;
    const box = { ...at, ...size };
    const cost = costOf(box, ring) + UNUSUAL * Math.abs(wide - USUAL);
    if (cost >= least) continue;
    least = cost;
    best = { mark: box, ring, line: lineOf(box, ring) };
  }
  return best;
}

function pressedNow(button: HTMLElement, { over }: Mark): Box[] {
  const isPressed = (one: Element) =>
    one !== button &&
    !one.matches(':disabled, [aria-disabled="true"], .unseen') &&
    !(over && one.closest(over));
  return [...document.querySelectorAll(PRESSED)].filter(isPressed).map(boxOf).filter(isSeen);
}

const boxesOf = (selector: string | undefined): Box[] =>
  selector ? [...document.querySelectorAll(selector)].map(boxOf).filter(isSeen) : [];

/** What is scrolled away within the table would be pointed at where something else lies. */
function isScrolledTo(target: Element): boolean {
  const pane = target.closest('[data-pane]');
  if (!pane) return true;
  const { x, y, width, height } = boxOf(target);
  return touches({ x: x + width / 2, y: y + height / 2, width: 1, height: 1 }, boxOf(pane));
}

const isSeen = ({ width, height }: Box) => width > 1 && height > 1;

function lineOf(box: Box, ring: Box): string {
  const [from, to] = tie(box, ring);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length < 2 || length > LONGEST_LINE ? '' : `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Of the table, what the screen shows. */
function seenPart(table: Element): Box {
  const { x, y, width, height } = boxOf(table);
  const { clientWidth, clientHeight } = document.documentElement;
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.min(clientWidth, x + width) - left,
    height: Math.min(clientHeight, y + height) - top,
  };
}
