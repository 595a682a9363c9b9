// Dragging by mouse, finger or pen: a press that moves far enough lifts its piece; any other stays a tap.
import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { reducedMotion } from '#web/device/motion.ts';
import { type Drag, pieceSelector } from './drag.ts';
import { createScroll } from './scroll.ts';
import { createSurvey, type Point } from './survey.ts';

/** How far a tap may slip, in pixels: a finger rolls, a mouse hardly moves. */
const SLIP: Record<string, number> = { mouse: 4, pen: 6, touch: 10 };
const LANDING = 160;

interface Press {
  piece: string;
  element: HTMLElement;
  pointer: number;
  start: Point;
  box: DOMRect;
}

export function createPointer(drag: Drag) {
  /** The piece whose ghost is on the screen: under the pointer, or on its way down. */
  const [ghost, setGhost] = createSignal<string | null>(null);
  let image!: HTMLElement;
  let press: Press | null = null;
  let last = { x: 0, y: 0 };
  let hasLifted = false;
  let landing: { flight: Animation; element: Element } | null = null;
  const survey = createSurvey(drag.area);
  const scroll = createScroll(survey, point);

  function down(event: PointerEvent): void {
    if (press || !event.isPrimary || event.button !== 0) return;
    hasLifted = false;
    const element = pieceAt(event.target as Element);
    const piece = element?.dataset.piece;
    if (!element || piece === undefined || !drag.game.movable(piece)) return;
    press = {
      piece,
      element,
      pointer: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      box: element.getBoundingClientRect(),
    };
    listen(addEventListener);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    last = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(last.x - press.start.x, last.y - press.start.y);
    // Without a button it was let go where this page hears nothing.
    if (event.buttons === 0) end('back');
    else if (!hasLifted && far >= (SLIP[event.pointerType] ?? SLIP.touch!)) lift(press);
    if (!press || !hasLifted) return;
    point();
    scroll.follow(last);
  }

  function lift({ piece, element, pointer, box }: Press): void {
    drag.make({ type: 'grab', piece });
    // It was taken out of the hand meanwhile.
    if (!drag.carried()?.held) return;
    hasLifted = true;
    survey.begin();
    element.setPointerCapture(pointer);
    landed();
    setGhost(piece);
    image.style.width = `${box.width}px`;
    image.style.height = `${box.height}px`;
  }

  function point(): void {
    if (!press) return;
    image.style.transform = moved(last.x - press.start.x, last.y - press.start.y, press.box);
    drag.make({ type: 'point', place: survey.placeAt(last) });
  }

  /** What can be seen there: a bar may lie over a place, and places move when others act. */
  function pointExactly(): void {
    const place = document.elementFromPoint(last.x, last.y)?.closest<HTMLElement>('[data-place]');
    const isHere = place && drag.area().contains(place);
    drag.make({ type: 'point', place: isHere ? place.dataset.place! : null });
  }

  function up(event: PointerEvent): void {
    if (event.pointerId === press?.pointer) end('release');
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId === press?.pointer) end('back');
  }

  function lost(event: PointerEvent): void {
    // A finger is captured by what it touches first, and loses that when its piece is lifted.
    if (event.target === press?.element) cancel(event);
  }

  function leave(): void {
    end('back');
  }

  function end(type: 'release' | 'back'): void {
    if (!press) return;
    const { piece } = press;
    press = null;
    listen(removeEventListener);
    scroll.stop();
    survey.end();
    if (!hasLifted) return;
    if (type === 'release') pointExactly();
    drag.make({ type });
    land(piece);
  }

  /** The ghost goes where its piece lies now. */
  function land(piece: string): void {
    const element = drag.area().querySelector(pieceSelector(piece));
    if (!element || reducedMotion()) {
      landed();
      return;
    }
    const to = element.getBoundingClientRect();
    const flight = image.animate(
      { transform: moved(0, 0, to), width: `${to.width}px`, height: `${to.height}px` },
      { duration: LANDING, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
    element.classList.add('landing');
    flight.onfinish = landed;
    landing = { flight, element };
  }

  function landed(): void {
    landing?.flight.cancel();
    landing?.element.classList.remove('landing');
    landing = null;
    setGhost(null);
  }

  /** The click at the end of a drag; one of a key or of a screen reader has no press before it. */
  function swallow(event: MouseEvent): void {
    if (hasLifted && event.detail > 0) event.stopPropagation();
  }

  /** Or the router would look for a link under the mouse in every frame. */
  function quieten(event: MouseEvent): void {
    if (hasLifted) event.stopPropagation();
  }

  function listen(change: typeof addEventListener): void {
    change('pointermove', move);
    change('pointerup', up);
    change('pointercancel', cancel);
    change('lostpointercapture', lost);
    change('blur', leave);
    change('mousemove', quieten, { capture: true });
  }
  // Escape has put it back, or it was taken out of the hand.
  createEffect(on(drag.carried, (carried) => hasLifted && !carried?.held && end('back')));
  onCleanup(() => end('back'));

  onMount(() => {
    const area = drag.area();
    area.addEventListener('pointerdown', down);
    area.addEventListener('click', swallow, { capture: true });
    // The browser's own dragging, and its menu for a finger that rests, would take the pointer away.
    area.addEventListener('dragstart', (event) => event.preventDefault());
    area.addEventListener('contextmenu', (event) => press && event.preventDefault());
  });

  return {
    ghost,
    setImage: (element: HTMLElement) => {
      image = element;
    },
  };
}

/** Also under the button of its place, which lies over it while a piece is chosen. */
function pieceAt(target: Element): HTMLElement | null {
  const place = target.closest('.drag-place:not(.shared)');
  return (
    target.closest<HTMLElement>('[data-piece]') ?? place?.querySelector<HTMLElement>('[data-piece]') ?? null
  );
}

const moved = (x: number, y: number, box: DOMRect) => `translate(${box.x + x}px, ${box.y + y}px)`;
