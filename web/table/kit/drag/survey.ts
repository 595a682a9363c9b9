// Where the places and all that scrolls lie on the screen while a piece is held: measured once, and anew after a scroll.
// To ask the browser what lies under the pointer, or for a style, would have it lay out the page in every frame.

export interface Point {
  x: number;
  y: number;
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export interface Scroller {
  element: Element;
  edges: Edges;
}

export type Survey = ReturnType<typeof createSurvey>;

export function createSurvey(area: () => HTMLElement) {
  let measured: ReturnType<typeof measure> | null = null;

  function measure() {
    const places = [...area().querySelectorAll<HTMLElement>('[data-place]')];
    return {
      places: places.map((element) => ({
        name: element.dataset.place!,
        edges: element.getBoundingClientRect(),
      })),
      scrollers: scrollersAround(places),
    };
  }
  function forget(): void {
    measured = null;
  }
  const current = () => (measured ??= measure());

  return {
    begin(): void {
      addEventListener('scroll', forget, { capture: true, passive: true });
      addEventListener('resize', forget);
    },
    end(): void {
      removeEventListener('scroll', forget, { capture: true });
      removeEventListener('resize', forget);
      forget();
    },
    forget,
    placeAt: (point: Point): string | null =>
      current().places.findLast(({ edges }) => isWithin(edges, point))?.name ?? null,
    /** From the inside out; the page is the last, and scrolls for a pointer beside it too. */
    scrollersAt: (point: Point): Scroller[] =>
      current().scrollers.filter(({ element, edges }) => isPage(element) || isWithin(edges, point)),
  };
}

function scrollersAround(places: readonly Element[]): Scroller[] {
  const around = new Set<Element>();
  for (const place of places) {
    for (let one: Element | null = place; one && !isPage(one) && !around.has(one); one = one.parentElement) {
      around.add(one);
    }
  }
  const inner = [...around]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
    .sort((one, other) => (one.contains(other) ? 1 : -1))
    .map((element) => ({ element, edges: element.getBoundingClientRect() }));
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...inner, { element: document.scrollingElement!, edges: screen }];
}

const isPage = (element: Element) => element === document.scrollingElement;
const isWithin = ({ left, top, right, bottom }: Edges, { x, y }: Point) =>
  left <= x && x < right && top <= y && y < bottom;
