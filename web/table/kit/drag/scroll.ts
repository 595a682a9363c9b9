// While something is dragged to an edge of what scrolls, it scrolls.

const EDGE = 48;
/** Pixels in a frame, at the very edge. */
const FASTEST = 14;

interface Point {
  x: number;
  y: number;
}

/** `scrolled` is called after each step: what lies under the pointer, which it answers, is something else now. */
export function createScroll(scrolled: () => Element | null) {
  let point: Point | null = null;
  let under: Element | null = null;
  let frame = 0;

  function step(): void {
    frame = 0;
    if (!point) return;
    const moved = scrollersOf(under).some((scroller) => scroll(scroller, point!));
    if (!moved) return;
    under = scrolled();
    frame = requestAnimationFrame(step);
  }

  return {
    follow(at: Point, over: Element | null): void {
      point = at;
      under = over;
      frame ||= requestAnimationFrame(step);
    },
    stop(): void {
      point = null;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/** From the inside out; the page is the last. */
function scrollersOf(inner: Element | null): Element[] {
  const page = document.scrollingElement!;
  const scrollers: Element[] = [];
  for (let one = inner; one && one !== page; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflow)) scrollers.push(one);
  }
  return [...scrollers, page];
}

function scroll(scroller: Element, { x, y }: Point): boolean {
  const isPage = scroller === document.scrollingElement;
  const { left, top, right, bottom } = isPage
    ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    : scroller.getBoundingClientRect();
  const by = { left: speed(x, left, right), top: speed(y, top, bottom) };
  if (by.left === 0 && by.top === 0) return false;
  const before = { x: scroller.scrollLeft, y: scroller.scrollTop };
  scroller.scrollBy({ ...by, behavior: 'instant' });
  return scroller.scrollLeft !== before.x || scroller.scrollTop !== before.y;
}

/** Nothing in the middle, ever faster towards an edge. */
function speed(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  const near = (distance: number) => Math.min(1, Math.max(0, 1 - distance / edge));
  return Math.round(FASTEST * (near(end - at) - near(at - start)));
}
