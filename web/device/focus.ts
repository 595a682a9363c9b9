// The heading of a page: it names the tab, and takes the focus when what had it is gone.
import { createComputed, on, onCleanup } from 'solid-js';

const APP = 'Starboard';

/** Without it, whoever uses keys or listens would begin again at the top: to the section or sheet of that place, or the page. */
export function catchFocus(place?: Element, options?: FocusOptions): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const around = place?.isConnected ? place.closest('dialog, section, main') : null;
  const heading = (around ?? document).querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}

/** When a change takes away what had the focus in a place: noted before it is drawn, passed on after. */
export function onFocusGone(change: () => unknown, place: () => Element, pass: () => void): void {
  const look = () => {
    const had = document.activeElement;
    if (!had || !place().contains(had)) return;
    // A button that is switched off loses the focus too.
    queueMicrotask(() => (!had.isConnected || had.matches(':disabled')) && pass());
  };
  createComputed(on(change, look, { defer: true }));
}

/** Another heading is another page; it may come later than its address, so this watches for it. */
export function followHeading(): void {
  let shown: Element | null = null;
  const look = () => {
    const heading = document.querySelector('main h1');
    if (!heading) return;
    const title = heading.textContent === APP ? APP : `${heading.textContent} · ${APP}`;
    if (title !== document.title) document.title = title;
    const isAnother = shown !== null && heading !== shown;
    shown = heading;
    // Until somebody does something the page is still loading: an outline would come from nowhere.
    if (!isAnother || navigator.userActivation?.hasBeenActive === false) return;
    // Where the heading is unseen there is a table, which puts the focus on its own pieces.
    if (!heading.classList.contains('unseen')) catchFocus(heading, { preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onCleanup(() => observer.disconnect());
}
