// What is wrong with a screen as it stands: controls covered, cut off or too small for a finger, and what sticks out.
import type { Page } from '@playwright/test';

/** Scrolled to as a person could scroll, each control is to be hit all over, and to be as large as a finger needs. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGER = 44;
    /** Of what shows first what it would do, or is taken back by the next press: a slip harms nobody. */
    const PREVIEW = 36;
    const PREVIEWS = '.drag-target, .drag-piece, .gravity-mark, [data-card]';
    /** Of what only says what it is: on a phone the cards of a station are drawn as wide as this. */
    const SAID = 30;
    const SAYING = '.lab-part';
    const SLACK = 1;
    const faults: string[] = [];

    const nameOf = (thing: Element) =>
      (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, 40) || thing.className;
    const said = (thing: Element, fault: string, box: DOMRect) =>
      faults.push(`${nameOf(thing)}: ${fault} ${[box.x, box.y, box.width, box.height].map(Math.round)}`);
    /** A box or a switch is pressed by its label. */
    const pressed = (control: Element) =>
      control.matches('input[type=checkbox], input[type=radio], input[type=file]')
        ? (control.closest('label') ?? (control as HTMLInputElement).labels?.[0] ?? control)
        : control;
    const isSeen = (control: Element) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height } = control.getBoundingClientRect();
      const isThere = width > SLACK && height > SLACK && !control.closest('[inert], .unseen');
      // Places are pressed while a piece is carried.
      return isThere && !control.matches('.drag-target[tabindex="-1"]');
    };
    /** Within a line of text a link is as high as the line. */
    const isInText = (control: Element) =>
      control.matches('a') && getComputedStyle(control).display === 'inline';
    /** What is cut off there can be scrolled to by programs only. */
    const isForced = (control: Element) => {
      for (let around = control.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const fixed = (value: string) => value === 'hidden' || value === 'clip';
        if (fixed(overflowX) && around.scrollLeft !== 0) return true;
        if (fixed(overflowY) && around.scrollTop !== 0) return true;
      }
      return false;
    };
    const back = (control: Element) => {
      for (let around = control.parentElement; around; around = around.parentElement) around.scrollTo(0, 0);
    };
    /** The middle and what lies a quarter from the corners: something that overlaps covers one of them. */
    const SPOTS = [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const;

    const modal = document.querySelector('dialog:modal');
    const controls = [
      ...(modal ?? document).querySelectorAll(
        'button, a[href], input, select, textarea, summary, [role=button], [role=slider]',
      ),
    ];
    for (const control of new Set(controls.map(pressed))) {
      if (!isSeen(control)) continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      if (box.x < -SLACK || box.right > innerWidth + SLACK) said(control, 'beside the screen', box);
      else if (isForced(control)) said(control, 'cut off', box);
      else if (!isInText(control)) {
        const covered = SPOTS.flatMap(([x, y]) => {
          const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
          // A place and what lies on it are pressed alike.
          const place = control.closest('[data-place]') ?? control;
          const isHit = hit !== null && (place.contains(hit) || hit.contains(control));
          return isHit ? [] : [hit ? nameOf(hit) : 'the edge'];
        });
        if (covered.length > 0) said(control, `covered by ${covered[0]}`, box);
        const least = control.matches(SAYING) ? SAID : control.matches(PREVIEWS) ? PREVIEW : FINGER;
        if (Math.min(box.width, box.height) < least - 0.5) said(control, `under ${least}`, box);
        if (control.matches('.button:not(:has(.unseen))') && control.scrollWidth > control.clientWidth + 2)
          said(control, 'its words stick out', box);
      }
      back(control);
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) faults.push(`the page is ${wide} wide on ${innerWidth}`);
    return faults;
  });
}
