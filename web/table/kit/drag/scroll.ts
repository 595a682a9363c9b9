// While something is dragged to an edge of what scrolls, it scrolls.
import type { Point, Scroller, Survey } from './survey.ts';

const EDGE = 48;
/** Pixels in a frame, at the very edge. */
const FASTEST = 14;

/** `scrolled` is called after each step: what lies under the pointer is something else now. */
export function createScroll(survey: Survey, scrolled: () => void) {
  let point: Point | null = null;
  let frame = 0;

  function step(): void {
    frame = 0;
    if (!point || !survey.scrollersAt(point).some((scroller) => scroll(scroller, point!))) return;
    survey.forget();
    scrolled();
    frame = requestAnimationFrame(step);
  }

  return {
    follow(at: Point): void {
      point = at;
      if (frame === 0 && survey.scrollersAt(at).some((scroller) => isNearEdge(scroller, at))) {
        frame = requestAnimationFrame(step);
      }
    },
    stop(): void {
      point = null;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

function scroll({ element, edges }: Scroller, at: Point): boolean {
  const before = { x: element.scrollLeft, y: element.scrollTop };
  element.scrollBy({ ...speedAt(edges, at), behavior: 'instant' });
  return element.scrollLeft !== before.x || element.scrollTop !== before.y;
}

function isNearEdge({ edges }: Scroller, at: Point): boolean {
  const { left, top } = speedAt(edges, at);
  return left !== 0 || top !== 0;
}

const speedAt = ({ left, top, right, bottom }: Scroller['edges'], { x, y }: Point) => ({
  left: speed(x, left, right),
  top: speed(y, top, bottom),
});

/** Nothing in the middle, ever faster towards an edge. */
function speed(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  const near = (distance: number) => Math.min(1, Math.max(0, 1 - distance / edge));
  return Math.round(FASTEST * (near(end - at) - near(at - start)));
}
