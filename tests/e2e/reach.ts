// What one cannot get at: controls outside the screen where nothing scrolls, or below something else.
import type { Page } from '@playwright/test';

/** Scrolled to as a person could scroll, each control that can be seen must be hit at its middle. */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What is cut off there can be scrolled to by programs only. */
    const fixed = (value: string) => value === 'hidden' || value === 'clip';
    const isForced = (control: Element) => {
      for (let around = control.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (fixed(overflowX) && around.scrollLeft !== 0) return true;
        if (fixed(overflowY) && around.scrollTop !== 0) return true;
      }
      return false;
    };
    const undo = (control: Element) => {
      for (let around = control.parentElement; around; around = around.parentElement) around.scrollTo(0, 0);
    };
    const out: string[] = [];
    for (const control of document.querySelectorAll('main :is(button, a, input, select), [role=button]')) {
      // A mark of the first match goes out of the way of what is scrolled into sight.
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('.mark')) continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isInside = x >= -1 && x + width <= innerWidth + 1;
      const isHit =
        hit !== null &&
        // A mark of the first match is gone for ever with one tap, and lies over what is not pressed just then.
        (control.contains(hit) || control === hit.closest('[role=button]') || hit.closest('.mark') !== null);
      if (!isInside || !isHit || isForced(control)) {
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        out.push(`${name.slice(0, 40)} at ${[x, y, width, height].map(Math.round)}`);
      }
      undo(control);
    }
    return out;
  });
}
