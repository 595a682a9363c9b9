// Names that are cut at the side are whole at the bottom: no browser may cut off the tail of a g.
import type { Page } from '@playwright/test';
import { button, callAndPick, driveClock, startQuickMatch, throwMarbles } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { ready } from './gravity.ts';
import { openPrepared, prepared } from './gravity-prepared.ts';
import { lookBack, steps } from './recorded.ts';

const SCREENS = [
  [360, 740],
  [740, 360],
  [1440, 900],
] as const;

/**
 * Texts of one line whose box is cut below and lower than their letters. Firefox rounds the height above the line up, and
 * that below it too; others round to the nearest, so the heights are taken from letters a hundred times as large.
 */
function cutBelow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll('main *:not(.unseen, .unseen *)')].flatMap((element) => {
      const style = getComputedStyle(element);
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent !== '',
      );
      if (!isText || style.overflowY === 'visible' || !element.checkVisibility()) return [];
      pen.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * 100}px ${style.fontFamily}`;
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('Ág');
      const needed = Math.max(element.scrollHeight, Math.ceil(up / 100) + Math.ceil(down / 100));
      if (needed <= element.clientHeight) return [];
      return [`${element.className} ${element.textContent}: ${needed} in ${element.clientHeight}`];
    });
  });
}

async function expectWhole(page: Page, when: string): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    // Every screen is looked at, also after one where something is cut.
    expect.soft(await cutBelow(page), `${when} on ${width} × ${height}`).toEqual([]);
  }
}

test('names at a table of Space Bowl', async ({ page, context }) => {
  await driveClock(context);
  await startQuickMatch(page);
  await throwMarbles(page);
  await expectWhole(page, 'while searching');
  await callAndPick(page, 3);
  await expectWhole(page, 'after the round');
});

test('names at the corners of a shared table', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/space-bowl');
  await button(page, 'Add a person').click();
  await button(page, 'Start').click();
  await button(page, 'Throw the marbles').click();
  await expect(page.locator('.corner-name').first()).toBeVisible();
  await expectWhole(page, 'round one screen');
});

test('names at the end of a match of Space Bowl', { tag: '@long' }, async ({ page }) => {
  await lookBack(page, 'space-bowl');
  await steps(page).press('End');
  await expect(page.locator('.end-name', { hasText: 'Gygax' })).toBeVisible();
  await expectWhole(page, 'at the end');
});

for (const count of [2, 6]) {
  test(`names at a table of Gravity Superstar with ${count}`, {
    tag: count === 2 ? '@long' : [],
  }, async ({ page }) => {
    await openPrepared(
      page,
      prepared(count, 'layout', (now) => now.round === 2 && now.phase.kind === 'act'),
    );
    await expect(ready(page)).toBeVisible();
    await expectWhole(page, 'when a turn begins');
  });
}
